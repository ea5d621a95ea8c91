import { z } from 'zod'
import { later, MINUTE, SECOND } from '#platform/clock/clock.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import type { Services } from '#platform/services.ts'
import { task } from '#platform/tasks/tasks.ts'
import { applicationById } from '#modules/applications/public.ts'
import { latestEndedScreening } from '#modules/interview-room/public.ts'
import { latestResume } from '#modules/resumes/public.ts'
import { evaluationById } from '../queries.ts'
import {
  countRerunStep,
  endRerun,
  lockRerun,
  nextRerunItem,
  removeRerunItem,
  rerunById,
  type RerunItemRow,
  waitingSince,
} from '../queries/reruns.ts'
import { evaluateNow, giveUp } from '../run-evaluation.task.ts'
import { startEvaluation } from '../start-evaluation.ts'

const RERUN_TASK = 'evaluation.rerun'

/** One step of a rerun. A second one with the same key replaces the first if it has not started. */
export const rerunTask = (rerunId: string, runAt?: Date) =>
  [RERUN_TASK, { rerun_id: rerunId }, { key: `rerun:${rerunId}`, runAt }] as const

/** An evaluation that waits for longer waits for something else, and does not stop a rerun. */
const FRESH_MS = 10 * MINUTE
const YIELD_MS = 2 * SECOND

/** What is evaluated: the newest résumé, or the last screening that has ended. */
async function sourceOf(org: OrganizationDb, { application_id: id, kind }: RerunItemRow): Promise<string | null> {
  const [[application], [resume]] = await org.read(q => [
    applicationById(q, org.organizationId, id),
    latestResume(q, org.organizationId, id),
  ])
  // Nobody needs an evaluation of an application that was closed meanwhile.
  if (application?.outcome !== 'active') return null
  if (kind === 'match') return resume?.state === 'read' ? resume.id : null
  return (await latestEndedScreening(org, id))?.id ?? null
}

async function evaluateItem(services: Services, org: OrganizationDb, item: RerunItemRow): Promise<'done' | 'spent'> {
  const { evaluation_id: id, application_id: applicationId, kind } = item
  const sourceId = await sourceOf(org, item)
  if (!sourceId) return 'done'
  // If the same is already being evaluated, that is enough.
  const started = await org.write(tx =>
    startEvaluation(tx, { kind, applicationId, sourceId }, services.clock.now(), { eventId: id, itself: true }),
  )
  return started === id && (await evaluateNow(services, org, id)) ? 'spent' : 'done'
}

/** Ends a rerun of which nothing is left, or goes on with the next step. */
async function goOn(tx: OrganizationTransaction, rerunId: string, now: Date): Promise<void> {
  const rerun = await lockRerun(tx, rerunId)
  if (rerun?.state !== 'running') return
  if (await nextRerunItem(tx.q, tx.organizationId, rerunId).executeTakeFirst()) return tx.task(...rerunTask(rerunId))
  await end(tx, rerun, { state: 'finished' }, now)
}

/** Ends a rerun, and tells those who look at its job. */
export async function end(
  tx: OrganizationTransaction,
  { id, job_id }: { readonly id: string; readonly job_id: string },
  how: { readonly state: 'finished' | 'cancelled'; readonly problem?: 'budget_spent' },
  now: Date,
): Promise<void> {
  await endRerun(tx, id, how, now)
  await tx.emit('evaluation.rerun_ended', job_id, { rerun_id: id, state: how.state }, { kind: 'system' })
}

const payload = z.object({ organization_id: z.string(), rerun_id: z.string() })

/**
 * Makes the next evaluation of a rerun, each in a task of its own. One at a time, and none while a new application waits for its
 * evaluation, so that nobody waits for a rerun.
 */
export const rerunEvaluations = task({
  name: RERUN_TASK,
  lane: 'slow',
  payload,
  async run(services, { organization_id, rerun_id }) {
    const org = services.db.forOrganization(organization_id)
    const { clock } = services
    const [[rerun], [item], [waiting]] = await org.read(q => [
      rerunById(q, organization_id, rerun_id),
      nextRerunItem(q, organization_id, rerun_id),
      waitingSince(q, organization_id, later(clock.now(), -FRESH_MS)),
    ])
    if (!rerun) return
    if (rerun.state === 'running' && waiting)
      return org.write(tx => tx.task(...rerunTask(rerun_id, later(new Date(), YIELD_MS))))
    const result = item && (await evaluateItem(services, org, item))
    await org.write(async tx => {
      if (item && (await removeRerunItem(tx, item))) {
        const evaluation = await evaluationById(tx.q, organization_id, item.evaluation_id).executeTakeFirst()
        await countRerunStep(tx, rerun_id, evaluation?.state === 'failed' ? 'failed' : 'done')
      }
      // Otherwise all that is left would lose its score.
      if (result === 'spent' && rerun.state === 'running')
        return end(tx, rerun, { state: 'cancelled', problem: 'budget_spent' }, clock.now())
      await goOn(tx, rerun_id, clock.now())
    })
  },
  /** One evaluation that fails again and again does not stop the others. */
  async failed(services, { organization_id, rerun_id }) {
    const org = services.db.forOrganization(organization_id)
    const [[item]] = await org.read(q => [nextRerunItem(q, organization_id, rerun_id)])
    if (item) await giveUp(services, organization_id, item.evaluation_id)
    await org.write(async tx => {
      if (item && (await removeRerunItem(tx, item))) await countRerunStep(tx, rerun_id, 'failed')
      await goOn(tx, rerun_id, services.clock.now())
    })
  },
})
