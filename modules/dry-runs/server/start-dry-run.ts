import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { conflict, invalidField, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import type { Round } from '#modules/interview-flows/contract.ts'
import { flowById } from '#modules/interview-flows/public.ts'
import type { dryRunsContract } from '../contract.ts'
import { dryRunProblems as problems } from '../words/problems.ts'
import { dryRunTask } from './dry-run.task.ts'
import { answerable, presentRun } from './present.ts'
import {
  candidatesOf,
  deleteOldRuns,
  endRun,
  insertCandidates,
  insertRun,
  lockRun,
  newestCandidates,
  newestRun,
} from './queries.ts'

type Calls = typeof dryRunsContract
type Start = BodyOf<Calls['dryRuns.start']>

async function roundsOf(org: OrganizationDb, flowId: string): Promise<Round[]> {
  const [[flow]] = await org.read(q => [flowById(q, org.organizationId, flowId)])
  if (!flow) throw notFound()
  return flow.rounds
}

/** The round to be asked: as it is edited, or as it is saved. @throws 404, 422 */
function askedRound(rounds: readonly Round[], { round_id, round }: Start, hasModel: boolean): Round {
  const asked = round ?? rounds.find(({ id }) => id === round_id)
  if (!asked) throw notFound()
  if (asked.id !== round_id) throw invalidField('round.id', problems.otherRound)
  if (asked.kind !== 'ai_screening' || asked.questions.length === 0)
    throw invalidField('round_id', problems.nothingToAsk)
  if (new Set(asked.questions.map(({ id }) => id)).size < asked.questions.length)
    throw invalidField('round.questions', problems.sameId)
  if (!hasModel && answerable(asked).questions.length === 0) throw invalidField('round_id', problems.noWrittenAnswer)
  return asked
}

const read = async (tx: OrganizationTransaction, id: string, rounds: readonly Round[]) =>
  presentRun((await lockRun(tx, id))!, await candidatesOf(tx.q, tx.organizationId, id).execute(), rounds)

/** Starts a dry run. The same id again returns what was started. @throws 404, 409 `running`, 422 */
export async function startDryRun(
  { models }: Services,
  org: OrganizationDb,
  actor: Actor,
  flowId: string,
  body: Start,
  now: Date,
) {
  const rounds = await roundsOf(org, flowId)
  const model = models.evaluating
  const round = askedRound(rounds, body, model !== null)
  return org.write(async tx => {
    const stored = await insertRun(tx, {
      organization_id: org.organizationId,
      id: body.id,
      flow_id: flowId,
      admin_id: actor.adminId,
      round: json(round),
      engine: model?.engine ?? null,
      model: model?.model ?? null,
      state: 'running',
      created_at: now,
    })
    const row = await lockRun(tx, body.id)
    if (row?.flow_id !== flowId) throw conflict('running', problems.alreadyRunning)
    if (stored) {
      await insertCandidates(tx, body.id)
      await deleteOldRuns(tx, flowId)
      await tx.task(...dryRunTask(body.id))
    }
    return read(tx, body.id, rounds)
  })
}

/** Stops a dry run; again without effect. @throws 404 */
export async function cancelDryRun(org: OrganizationDb, flowId: string, id: string, now: Date) {
  const rounds = await roundsOf(org, flowId)
  return org.write(async tx => {
    const row = await lockRun(tx, id)
    if (row?.flow_id !== flowId) throw notFound()
    await endRun(tx, id, { state: 'cancelled' }, now)
    return read(tx, id, rounds)
  })
}

/** The newest dry run of a flow. @throws 404 */
export async function dryRunState({ models }: Services, org: OrganizationDb, flowId: string) {
  const id = org.organizationId
  const [[flow], [row], candidates] = await org.read(q => [
    flowById(q, id, flowId),
    newestRun(q, id, flowId),
    newestCandidates(q, id, flowId),
  ])
  if (!flow) throw notFound()
  const model = models.evaluating
  return {
    run: row ? presentRun(row, candidates, flow.rounds) : null,
    engine: model && `${model.engine}/${model.model}`,
  }
}
