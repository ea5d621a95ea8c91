import { viewerOf } from '#platform/access/viewer.ts'
import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/db/id.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { jobById } from '#modules/jobs/public.ts'
import type { evaluationContract, Rerun, RerunSize } from '../../contract.ts'
import { rerunWords as words } from '../../words/rerun.ts'
import { insertRerun, insertRerunItems, lockRerun, rerunById, type RerunRow, rerunsOf } from '../queries/reruns.ts'
import { applicationsToEvaluate, averageUsage, countToEvaluate } from '../rerun.read-model.ts'
import { currentFor } from '../outdated.read-model.ts'
import { end, rerunTask } from './rerun.task.ts'

type Calls = typeof evaluationContract
type Start = BodyOf<Calls['evaluation.rerun']>

const present = (row: RerunRow): Rerun => ({
  id: row.id,
  scope: row.scope,
  state: row.state,
  total: row.total,
  done: row.done,
  failed: row.failed,
  problem: row.problem,
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
})

async function jobOf(services: Services, org: OrganizationDb, jobId: string) {
  const [[job]] = await org.read(q => [jobById(q, org.organizationId, jobId)])
  if (!job) throw notFound()
  return currentFor(services, job)
}

/** Starts a rerun. The same id again returns what was started. @throws 404, 409 `running` */
export async function startRerun(
  services: Services,
  org: OrganizationDb,
  actor: Actor,
  jobId: string,
  { id, scope }: Start,
  now: Date,
): Promise<Rerun> {
  const current = await jobOf(services, org, jobId)
  const [applications] = await org.read(q => [applicationsToEvaluate(q, viewerOf(actor), jobId, scope, current)])
  // The match first: the evidence of an interview is shown rather than that of a résumé.
  const wanted = applications.flatMap(({ id: application_id, match, interview }) =>
    (['match', 'interview'] as const)
      .filter(kind => (kind === 'match' ? match : interview))
      .map(kind => ({ application_id, kind })),
  )
  const items = wanted.map((one, position) => ({
    ...one,
    organization_id: org.organizationId,
    rerun_id: id,
    position,
    evaluation_id: newId(),
  }))
  return org.write(async tx => {
    const stored = await insertRerun(tx, {
      organization_id: org.organizationId,
      id,
      job_id: jobId,
      admin_id: actor.adminId,
      scope,
      state: 'running',
      total: items.length,
      created_at: now,
    })
    const row = await lockRerun(tx, id)
    if (!row || row.job_id !== jobId) throw conflict('running', words.alreadyRunning)
    if (!stored) return present(row)
    await tx.emit(
      'evaluation.rerun_started',
      jobId,
      { rerun_id: id, scope, total: items.length },
      { kind: 'admin', id: actor.adminId },
    )
    await insertRerunItems(tx, items)
    if (items.length > 0) await tx.task(...rerunTask(id))
    else await end(tx, row, { state: 'finished' }, now)
    return present((await lockRerun(tx, id))!)
  })
}

/** Stops a rerun; again without effect. @throws 404 */
export const cancelRerun = (org: OrganizationDb, jobId: string, id: string, now: Date): Promise<Rerun> =>
  org.write(async tx => {
    const row = await lockRerun(tx, id)
    if (row?.job_id !== jobId) throw notFound()
    if (row.state === 'running') await end(tx, row, { state: 'cancelled' }, now)
    return present((await rerunById(tx.q, org.organizationId, id).executeTakeFirst())!)
  })

/** The newest rerun of a job, and what another one would evaluate. @throws 404 */
export async function rerunState(
  services: Services,
  org: OrganizationDb,
  actor: Actor,
  jobId: string,
): Promise<ReplyOf<Calls['evaluation.rerunState']>> {
  const current = await jobOf(services, org, jobId)
  const model = services.models.evaluating
  const [[rerun], [count], usage] = await org.read(q => [
    rerunsOf(q, org.organizationId, jobId).limit(1),
    countToEvaluate(q, viewerOf(actor), jobId, current),
    averageUsage(q, org.organizationId, model?.engine ?? '', model?.model ?? ''),
  ])
  const size = (applications: number, matches: number, interviews: number): RerunSize => {
    const each = [
      { count: matches, used: usage.find(({ kind }) => kind === 'match') },
      { count: interviews, used: usage.find(({ kind }) => kind === 'interview') },
    ].filter(one => one.count > 0)
    // Unknown as soon as one kind was never evaluated, or its price is not known.
    const sum = (of: 'usd' | 'milliseconds') =>
      model && each.every(({ used }) => used && used[of] !== null)
        ? each.reduce((all, { count: times, used }) => all + times * Number(used![of]), 0)
        : null
    const milliseconds = sum('milliseconds')
    return {
      applications,
      evaluations: matches + interviews,
      cost_usd: sum('usd'),
      minutes: milliseconds === null ? null : Math.ceil(milliseconds / 60_000),
    }
  }
  return {
    rerun: rerun ? present(rerun) : null,
    outdated: size(count!.outdated, count!.outdated_matches, count!.outdated_interviews),
    all: size(count!.all, count!.all_matches, count!.all_interviews),
    engine: model ? `${model.engine}/${model.model}` : null,
  }
}
