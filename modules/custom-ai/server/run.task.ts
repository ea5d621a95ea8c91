import { z } from 'zod'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import type { Services } from '#platform/services.ts'
import { task } from '#platform/tasks/tasks.ts'
import { applicationById } from '#modules/applications/public.ts'
import type { RunProblem } from '../policy.ts'
import { answerNow, type Done, giveUp, isAnswerable, startAnswer } from './answer.task.ts'
import { answerById } from './queries/answers.ts'
import { fieldById } from './queries/fields.ts'
import {
  countStep,
  endRun,
  lockRun,
  nextItem,
  removeItem,
  runById,
  type RunItemRow,
  type RunRow,
} from './queries/runs.ts'

const RUN_TASK = 'custom-ai.run'

/** One step of a run. A second one with the same key replaces the first if it has not started. */
export const runTask = (runId: string, runAt?: Date) =>
  [RUN_TASK, { run_id: runId }, { key: `custom-ai-run:${runId}`, ...(runAt && { runAt }) }] as const

/** A step takes so long, so that other tasks have their turn. */
const STEP_MS = 1000

/** Ends a run, and tells those who look at it. */
export async function finishRun(
  tx: OrganizationTransaction,
  { id, field_id }: Pick<RunRow, 'id' | 'field_id'>,
  how: { readonly state: 'finished' | 'cancelled'; readonly problem?: RunProblem },
  now: Date,
): Promise<void> {
  await endRun(tx, id, how, now)
  await tx.emit('custom_ai.run_ended', field_id, { run_id: id, state: how.state }, { kind: 'system' })
}

async function answerItem(services: Services, org: OrganizationDb, run: RunRow, item: RunItemRow): Promise<Done> {
  const nothing: Done = { state: 'gone', tokens: 0 }
  const [[field], [application]] = await org.read(q => [
    fieldById(q, org.organizationId, run.field_id),
    applicationById(q, org.organizationId, item.application_id),
  ])
  if (!field || !application || !isAnswerable(services.models, field, application)) return nothing
  await org.write(tx =>
    startAnswer(
      tx,
      field,
      { id: item.answer_id, applicationId: item.application_id, itself: true },
      services.clock.now(),
    ),
  )
  return answerNow(services, org, item.answer_id)
}

const isSpent = ({ budget_tokens, spent_tokens }: RunRow) => budget_tokens !== null && spent_tokens >= budget_tokens

/** Why a run does not go on. */
function problemOf(run: RunRow, done: Done | null): RunProblem | null {
  if (done?.state === 'spent') return 'monthly_budget_spent'
  return isSpent(run) ? 'budget_spent' : null
}

/** Answers the next application of a run. @returns whether another one is left */
async function step(services: Services, org: OrganizationDb, runId: string): Promise<boolean> {
  const id = org.organizationId
  const { clock } = services
  const [[run], [item]] = await org.read(q => [runById(q, id, runId), nextItem(q, id, runId)])
  if (run?.state !== 'running') return false
  const done = item && !isSpent(run) ? await answerItem(services, org, run, item) : null
  return org.write(async tx => {
    const locked = await lockRun(tx, runId)
    if (locked?.state !== 'running') return false
    // The item stays where the budget was spent, because it is missing.
    if (done && done.state !== 'spent' && item && (await removeItem(tx, item))) {
      const answer = await answerById(tx.q, id, item.answer_id).executeTakeFirst()
      await countStep(tx, runId, answer?.state === 'failed' ? 'failed' : 'done', done.tokens)
    }
    const left = await nextItem(tx.q, id, runId).executeTakeFirst()
    const now = (await lockRun(tx, runId))!
    const problem = left ? problemOf(now, done) : null
    if (problem) {
      await finishRun(tx, now, { state: 'cancelled', problem }, clock.now())
      return false
    }
    if (left) return true
    await finishRun(tx, now, { state: 'finished' }, clock.now())
    return false
  })
}

/** Answers a question for the applications of a run, for a second at a time. */
export const runTaskDefinition = task({
  name: RUN_TASK,
  lane: 'slow',
  payload: z.object({ organization_id: z.string(), run_id: z.string() }),
  async run(services, { organization_id, run_id }) {
    const org = services.db.forOrganization(organization_id)
    const until = performance.now() + STEP_MS
    while (await step(services, org, run_id)) {
      if (performance.now() < until) continue
      await org.write(tx => tx.task(...runTask(run_id)))
      return
    }
  },
  /** One answer that fails again and again does not stop the others. */
  async failed(services, { organization_id, run_id }) {
    const org = services.db.forOrganization(organization_id)
    const [[item]] = await org.read(q => [nextItem(q, organization_id, run_id)])
    if (item) await giveUp(services, organization_id, item.answer_id)
    await org.write(async tx => {
      const run = await lockRun(tx, run_id)
      if (run?.state !== 'running') return
      if (item && (await removeItem(tx, item))) await countStep(tx, run_id, 'failed', 0)
      if (await nextItem(tx.q, organization_id, run_id).executeTakeFirst()) await tx.task(...runTask(run_id))
      else await finishRun(tx, run, { state: 'finished' }, services.clock.now())
    })
  },
})
