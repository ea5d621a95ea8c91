import { z } from 'zod'
import { BudgetSpent, recorded } from '#platform/ai/model-runs.ts'
import { type LanguageModel, ModelUnavailable } from '#platform/ai/port.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import type { Services } from '#platform/services.ts'
import { task } from '#platform/tasks/tasks.ts'
import type { Evidence } from '#modules/applications/contract.ts'
import { applicationById, updateProgress, type ApplicationProgress } from '#modules/applications/public.ts'
import { frozenInterview } from '#modules/interview-room/public.ts'
import { evaluateInterview } from '../engine/interview/evaluate.ts'
import { basisOf } from '../engine/match/basis.ts'
import { matchResume } from '../engine/match/match.ts'
import type { InterviewResult, MatchResult } from '../engine/schema.ts'
import { evaluationProblems as problems } from '../words/problems.ts'
import { type Engine, engineKey, engineOf } from './current-engine.ts'
import { interviewEvidence, matchEvidence } from './evidence.ts'
import { matchInput } from './match-input.ts'
import { evaluationById, type EvaluationRow, newestEvaluation, updateEvaluation, updateRunning } from './queries.ts'

interface Outcome {
  readonly state: 'ready' | 'needs_person'
  readonly problem: string | null
  readonly result: MatchResult | InterviewResult | null
  readonly progress: ApplicationProgress
}

/** An unclear result needs human review: it is not a result to filter by. */
const presentResult = ({ id, verdict }: MatchResult['requirements'][number]) =>
  verdict === 'unclear' ? [] : [{ id, result: verdict }]

async function runMatch(
  model: LanguageModel | null,
  org: OrganizationDb,
  { application_id, source_id }: EvaluationRow,
  shownEvidence: Evidence | null,
): Promise<Outcome> {
  const input = await matchInput(org, application_id, source_id)
  if ('unreadable' in input) {
    return {
      state: 'needs_person',
      problem: input.unreadable,
      result: null,
      progress: {
        match: { state: 'needs_person', score: null, basis: null },
        // A quote from an earlier résumé backs nothing in this one.
        ...(shownEvidence?.source === 'resume' && { evidence: null }),
      },
    }
  }
  const result = await matchResume(input, model)
  const state = result.score === null ? 'needs_person' : 'ready'
  const mustHaves = new Set(input.requirements.filter(({ must_have }) => must_have).map(({ id }) => id))
  return {
    state,
    problem: result.needs_person,
    result,
    progress: {
      match: {
        state,
        score: result.score,
        basis: basisOf(input),
        requirements: result.requirements.flatMap(presentResult),
      },
      evidence: matchEvidence(result, mustHaves),
    },
  }
}

async function runInterview(
  model: LanguageModel | null,
  org: OrganizationDb,
  { source_id }: EvaluationRow,
): Promise<Outcome> {
  const input = await frozenInterview(org, source_id)
  const result = await evaluateInterview(input, model)
  const state = result.needs_person === null ? 'ready' : 'needs_person'
  const overall = result.readings.flatMap(run => (run.overall === null ? [] : [run.overall]))
  const range =
    state === 'ready' && overall.length > 0
      ? { low: Math.min(...overall), high: Math.max(...overall) }
      : { low: null, high: null }
  const evidence = interviewEvidence(result)
  return {
    state,
    problem: result.needs_person,
    result,
    // A result that a person needs to check does not sort lists.
    progress: {
      interview: { state, score: state === 'ready' ? result.overall : null, ...range },
      ...(evidence && { evidence }),
    },
  }
}

/** Shows an evaluation in the progress of its application, unless there is a newer one of its kind. */
async function showProgress(
  tx: OrganizationTransaction,
  row: EvaluationRow,
  progress: ApplicationProgress,
): Promise<void> {
  const newest = await newestEvaluation(tx.q, tx.organizationId, row.application_id, row.kind).executeTakeFirst()
  if (newest?.id === row.id) await updateProgress(tx, row.application_id, progress)
}

/** Marks an evaluation as running. Null if it has already ended, so that a retry after a crash does not end it twice. */
async function begin(org: OrganizationDb, id: string): Promise<EvaluationRow | null> {
  return org.write(async tx => {
    const row = await evaluationById(tx.q, org.organizationId, id).forUpdate().executeTakeFirst()
    if (!row || !['waiting', 'running'].includes(row.state)) return null
    await updateEvaluation(tx, id, { state: 'running' })
    const running = { state: 'running', score: null } as const
    await showProgress(
      tx,
      row,
      row.kind === 'match' ? { match: running } : { interview: { ...running, low: null, high: null } },
    )
    return row
  })
}

async function finish(
  org: OrganizationDb,
  row: EvaluationRow,
  made: Engine,
  { progress, ...outcome }: Outcome,
  now: Date,
) {
  const { engine, model, prompt_version } = made
  const key = engineKey(made)
  await org.write(async tx => {
    const finished = await updateRunning(tx, row.id, {
      state: outcome.state,
      problem: outcome.problem,
      result: outcome.result ? json(outcome.result) : null,
      engine,
      model,
      prompt_version,
      finished_at: now,
    })
    if (!finished) return
    await showProgress(tx, row, {
      ...progress,
      ...(progress.match && { match: { ...progress.match, engine: key } }),
      ...(progress.interview && { interview: { ...progress.interview, engine: key } }),
    })
    await tx.emit(
      'evaluation.finished',
      row.application_id,
      { evaluation_id: row.id, kind: row.kind, state: outcome.state },
      { kind: 'system' },
    )
  })
}

/** Marks an evaluation as waiting because of a failure. The built-in engine never replaces the model silently. */
async function markWaiting(org: OrganizationDb, row: EvaluationRow, problem: string) {
  await org.write(async tx => {
    await updateRunning(tx, row.id, { state: 'waiting', problem })
    const waiting = { state: 'waiting', score: null } as const
    await showProgress(
      tx,
      row,
      row.kind === 'match' ? { match: waiting } : { interview: { ...waiting, low: null, high: null } },
    )
  })
}

/** Ends an evaluation without a result. */
async function markFailed({ db, clock }: Services, organizationId: string, id: string, problem: string) {
  await db.forOrganization(organizationId).write(async tx => {
    const row = await evaluationById(tx.q, organizationId, id).executeTakeFirst()
    if (!row) return
    await updateEvaluation(tx, id, { state: 'failed', problem, finished_at: clock.now() })
    const failed = { state: 'failed', score: null } as const
    await showProgress(
      tx,
      row,
      row.kind === 'match' ? { match: failed } : { interview: { ...failed, low: null, high: null } },
    )
  })
}

/** Whether PostgreSQL refuses values themselves: errors of class 22. */
const isRefusedData = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^22[0-9A-Z]{3}$/u.test(error.code)

/**
 * Makes an evaluation, unless it has ended already. If the engine fails permanently, there is no score and the screen says so.
 * @returns whether the budget for language models is spent
 * @throws what the engine threw, to be tried again
 */
export async function evaluateNow(services: Services, org: OrganizationDb, id: string): Promise<boolean> {
  const row = await begin(org, id)
  if (!row) return false
  try {
    const { clock, models, settings } = services
    const [[application]] = await org.read(q => [applicationById(q, org.organizationId, row.application_id)])
    // Sample data costs nothing.
    const evaluating = application?.sample ? null : models.evaluating
    const model = evaluating && recorded(evaluating, { org, clock, budget: settings.AI_BUDGET_USD, evaluationId: id })
    const outcome =
      row.kind === 'match'
        ? await runMatch(model, org, row, application?.evidence ?? null)
        : await runInterview(model, org, row)
    await finish(org, row, await engineOf(evaluating), outcome, services.clock.now())
    return false
  } catch (error) {
    if (error instanceof BudgetSpent) {
      await markFailed(services, org.organizationId, id, problems.budgetSpent)
      return true
    }
    if (isRefusedData(error)) {
      // Another attempt would cost as much, and its result would be refused as well.
      services.log.error({ err: error, evaluation: id }, 'result refused by the database')
      await markFailed(services, org.organizationId, id, problems.notStored)
      return false
    }
    await markWaiting(org, row, error instanceof ModelUnavailable ? problems.waitsForModel : problems.failed)
    throw error
  }
}

/** Ends an evaluation that failed too often. */
export const giveUp = (services: Services, organizationId: string, id: string): Promise<void> =>
  markFailed(services, organizationId, id, problems.failedAgain)

export const runEvaluation = task({
  name: 'evaluation.run',
  lane: 'slow',
  payload: z.object({ organization_id: z.string(), evaluation_id: z.string() }),
  async run(services, { organization_id, evaluation_id }) {
    await evaluateNow(services, services.db.forOrganization(organization_id), evaluation_id)
  },
  failed: (services, { organization_id, evaluation_id }) => giveUp(services, organization_id, evaluation_id),
})
