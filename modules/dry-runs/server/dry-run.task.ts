import { z } from 'zod'
import { BudgetSpent, recorded } from '#platform/ai/model-runs.ts'
import { type LanguageModel, ModelMisbehaved, ModelUnavailable } from '#platform/ai/port.ts'
import { MINUTE } from '#platform/clock/clock.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import type { Services } from '#platform/services.ts'
import { task } from '#platform/tasks/tasks.ts'
import { evaluateInterview } from '#modules/evaluation/public.ts'
import { defaultSettings } from '#modules/interview-flows/public.ts'
import { frozen } from '../engine/frozen.ts'
import { modelCandidate } from '../engine/model-candidate.ts'
import { takeInterview } from '../engine/take-interview.ts'
import { writtenCandidate } from '../engine/written-candidate.ts'
import { dryRunScene } from '../words/problems.ts'
import { answerable } from './present.ts'
import {
  candidateOf,
  type CandidateRow,
  candidatesOf,
  type DryRunRow,
  endRun,
  lockRun,
  runById,
  updateCandidate,
} from './queries.ts'
import type { DryRunProblem } from './tables.ts'

const TASK = 'dry-runs.run'

/** The next step of a dry run. */
export const dryRunTask = (runId: string) => [TASK, { run_id: runId }, { key: `dry-run:${runId}` }] as const

/** Ends a run that takes longer, so that nobody pays for a model that answers too slowly. */
const MOST_MS = 30 * MINUTE

interface Step {
  readonly services: Services
  readonly org: OrganizationDb
  readonly run: DryRunRow
  readonly candidate: CandidateRow
  readonly model: LanguageModel | null
  readonly signal: AbortSignal
}

/** The candidate takes the interview. */
async function ask({ org, run, candidate, model, signal }: Step) {
  const [[stored]] = await org.read(q => [defaultSettings(q, org.organizationId)])
  const settings = stored?.settings
  const round = model ? run.round : answerable(run.round)
  const language = settings?.language ?? 'en'
  const taken = await takeInterview({
    round,
    scene: { ...dryRunScene, interviewer: settings?.persona ?? dryRunScene.interviewer },
    followUps: settings?.follow_ups ?? 1,
    language,
    candidate: model ? modelCandidate(candidate.kind, model, signal) : writtenCandidate(candidate.kind),
    model,
    signal,
  })
  return {
    state: 'asked' as const,
    interview: json(frozen(round, taken, language)),
    milliseconds: Math.round(taken.milliseconds),
  }
}

/** The interview is evaluated like every AI interview. */
async function evaluate({ candidate, model, signal }: Step) {
  const result = await evaluateInterview(candidate.interview!, model, signal)
  return { state: 'evaluated' as const, result: json(result) }
}

/** What ends a whole run, because it would happen to the other candidates as well. */
function endingOf(error: unknown, signal: AbortSignal): DryRunProblem | null {
  if (signal.aborted) return 'time_limit'
  if (error instanceof BudgetSpent) return 'budget_spent'
  return error instanceof ModelUnavailable && !error.retryable ? 'model_unavailable' : null
}

/** The model that the run began with. Null for another one now: its levels could not be compared. */
function modelOf({ models, clock, settings }: Services, org: OrganizationDb, { engine, model }: DryRunRow) {
  const now = models.evaluating
  if (now?.engine !== engine || now.model !== model) return null
  return recorded(now, { org, clock, budget: settings.AI_BUDGET_USD })
}

const end = (services: Services, org: OrganizationDb, runId: string, problem?: DryRunProblem) =>
  org.write(tx =>
    endRun(tx, runId, problem ? { state: 'cancelled', problem } : { state: 'finished' }, services.clock.now()),
  )

/** @returns the changes of a candidate after its next step, or why the run ends */
async function take(step: Step) {
  try {
    return await (step.candidate.state === 'waiting' ? ask(step) : evaluate(step))
  } catch (error) {
    const problem = endingOf(error, step.signal)
    if (problem) return problem
    // The model answered, but not usably: the other candidates are still tried.
    if (error instanceof ModelMisbehaved) return { state: 'failed' as const }
    throw error
  }
}

const payload = z.object({ organization_id: z.string(), run_id: z.string() })

/** Lets the next candidate take the interview, or evaluates it: each in a task of its own. */
export const runDryRun = task({
  name: TASK,
  lane: 'slow',
  payload,
  async run(services, { organization_id, run_id }) {
    const org = services.db.forOrganization(organization_id)
    const [[run], candidates] = await org.read(q => [
      runById(q, organization_id, run_id),
      candidatesOf(q, organization_id, run_id),
    ])
    if (run?.state !== 'running') return
    const candidate = candidates.find(({ state }) => state === 'waiting' || state === 'asked')
    if (!candidate) return end(services, org, run_id)
    const model = run.engine === null ? null : modelOf(services, org, run)
    if (run.engine !== null && model === null) return end(services, org, run_id, 'model_unavailable')
    const left = run.created_at.getTime() + MOST_MS - services.clock.now().getTime()
    if (left <= 0) return end(services, org, run_id, 'time_limit')
    const taken = await take({ services, org, run, candidate, model, signal: AbortSignal.timeout(left) })
    if (typeof taken === 'string') return end(services, org, run_id, taken)
    await org.write(async tx => {
      const locked = await lockRun(tx, run_id)
      if (locked?.state !== 'running') return
      // A step that was repeated changes nothing twice.
      const now = await candidateOf(tx.q, organization_id, run_id, candidate.kind).executeTakeFirst()
      if (now?.state === candidate.state) await updateCandidate(tx, candidate, taken)
      await tx.task(...dryRunTask(run_id))
    })
  },
  failed: (services, { organization_id, run_id }) =>
    end(services, services.db.forOrganization(organization_id), run_id, 'model_unavailable'),
})
