import { z } from 'zod'
import { ModelUnavailable } from '#platform/ai/port.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import type { Services } from '#platform/services.ts'
import { task } from '#platform/tasks/tasks.ts'
import type { Evidence } from '#modules/applications/contract.ts'
import { updateProgress, type ApplicationProgress } from '#modules/applications/public.ts'
import { frozenInterview } from '#modules/interview-room/public.ts'
import { evaluateInterview } from '../engine/interview/evaluate.ts'
import { matchResume } from '../engine/match/match.ts'
import type { InterviewResult, MatchResult } from '../engine/schema.ts'
import { matchInput } from './match-input.ts'
import { evaluationById, type EvaluationRow, newestEvaluation, updateEvaluation, updateRunning } from './queries.ts'

interface Outcome {
  readonly state: 'ready' | 'needs_person'
  readonly problem: string | null
  readonly result: MatchResult | InterviewResult | null
  readonly progress: ApplicationProgress
}

/** How much a quote says by itself: a sentence more than a date or a line of a table. */
const tells = (text: string): number => {
  const words = text.split(/\s+/).filter(word => /\p{L}{3,}/u.test(word)).length
  const listed = /[|\t\n•]|@|\b(19|20)\d\d\b/.test(text)
  return Math.min(words, 14) - (listed ? 10 : 0)
}

/** The quote that carries a match: of the requirement that matters most among those met. */
function matchEvidence(result: MatchResult, mustHaves: ReadonlySet<string>): Evidence | null {
  const shown = result.requirements.filter(({ verdict, quotes }) => verdict !== 'missing' && quotes.length > 0)
  const first = shown.filter(({ id, verdict }) => verdict === 'met' && mustHaves.has(id))
  const quotes = (first.some(one => one.quotes.some(({ text }) => tells(text) > 4)) ? first : shown).flatMap(
    one => one.quotes,
  )
  // A bare date or a line of a table shows a requirement, and tells nobody anything: none is better than that.
  const quote = quotes.filter(({ text }) => tells(text) > 1).toSorted((a, b) => tells(b.text) - tells(a.text))[0]
  return quote ? { text: quote.text, source: 'resume', page: quote.page, at_ms: null } : null
}

/** The quote that carries an interview: of the highest level, and of the heaviest question among those. */
function interviewEvidence(result: InterviewResult): Evidence | null {
  const shown = result.criteria.filter(({ quotes, level }) => level !== null && quotes.length > 0)
  const best = shown.toSorted((a, b) => b.level! - a.level! || b.weight - a.weight)[0]
  const quote = best?.quotes.toSorted((a, b) => tells(b.text) - tells(a.text))[0]
  return quote ? { text: quote.text, source: 'interview', page: null, at_ms: quote.at_ms } : null
}

async function runMatch(
  { model }: Services,
  org: OrganizationDb,
  { application_id, source_id }: EvaluationRow,
): Promise<Outcome> {
  const input = await matchInput(org, application_id, source_id)
  if (!input) {
    const problem = 'There is no text to read. A person has to read the file.'
    return {
      state: 'needs_person',
      problem,
      result: null,
      progress: { match: { state: 'needs_person', score: null } },
    }
  }
  const result = await matchResume(input, model)
  const state = result.score === null ? 'needs_person' : 'ready'
  const mustHaves = new Set(input.requirements.filter(({ must_have }) => must_have).map(({ id }) => id))
  return {
    state,
    problem: result.needs_person,
    result,
    progress: { match: { state, score: result.score }, evidence: matchEvidence(result, mustHaves) },
  }
}

async function runInterview({ model }: Services, org: OrganizationDb, { source_id }: EvaluationRow): Promise<Outcome> {
  const input = await frozenInterview(org, source_id)
  const result = await evaluateInterview(input, model)
  const state = result.overall === null ? 'needs_person' : 'ready'
  const overall = result.readings.flatMap(reading => (reading.overall === null ? [] : [reading.overall]))
  const spread =
    state === 'ready' && overall.length > 0
      ? { low: Math.min(...overall), high: Math.max(...overall) }
      : { low: null, high: null }
  const evidence = interviewEvidence(result)
  return {
    state,
    problem: result.needs_person,
    result,
    progress: { interview: { state, score: result.overall, ...spread }, ...(evidence && { evidence }) },
  }
}

/** Shows an evaluation on its application's row, unless a newer one of its kind does that already. */
async function show(tx: OrganizationTransaction, row: EvaluationRow, progress: ApplicationProgress): Promise<void> {
  const newest = await newestEvaluation(tx.q, tx.organizationId, row.application_id, row.kind).executeTakeFirst()
  if (newest?.id === row.id) await updateProgress(tx, row.application_id, progress)
}

/** Marks a run as running. Null where it has ended already: a repeat after a crash must not end it twice. */
async function begin(org: OrganizationDb, id: string): Promise<EvaluationRow | null> {
  return org.write(async tx => {
    const row = await evaluationById(tx.q, org.organizationId, id).forUpdate().executeTakeFirst()
    if (!row || !['waiting', 'running'].includes(row.state)) return null
    await updateEvaluation(tx, id, { state: 'running' })
    const running = { state: 'running', score: null } as const
    await show(
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
  engine: { engine: string; model: string | null },
  outcome: Outcome,
  now: Date,
) {
  await org.write(async tx => {
    const finished = await updateRunning(tx, row.id, {
      state: outcome.state,
      problem: outcome.problem,
      result: outcome.result ? json(outcome.result) : null,
      engine: engine.engine,
      model: engine.model,
      finished_at: now,
    })
    if (!finished) return
    await show(tx, row, outcome.progress)
    await tx.emit(
      'evaluation.finished',
      row.application_id,
      { evaluation_id: row.id, kind: row.kind, state: outcome.state },
      { kind: 'system' },
    )
  })
}

/** While a model cannot be reached the run waits and says so; the built-in engine never stands in for it unseen. */
async function sayWaiting(org: OrganizationDb, row: EvaluationRow, problem: string) {
  await org.write(async tx => {
    await updateRunning(tx, row.id, { state: 'waiting', problem })
    const waiting = { state: 'waiting', score: null } as const
    await show(
      tx,
      row,
      row.kind === 'match' ? { match: waiting } : { interview: { ...waiting, low: null, high: null } },
    )
  })
}

/** Runs one evaluation. When the engine fails for good there is no score and the screen says so: never a made-up one. */
export const runEvaluation = task({
  name: 'evaluation.run',
  lane: 'slow',
  payload: z.object({ organization_id: z.string(), evaluation_id: z.string() }),
  async run(services, { organization_id, evaluation_id }) {
    const org = services.db.forOrganization(organization_id)
    const row = await begin(org, evaluation_id)
    if (!row) return
    try {
      const outcome = row.kind === 'match' ? await runMatch(services, org, row) : await runInterview(services, org, row)
      const engine = { engine: services.model?.engine ?? 'built-in', model: services.model?.model ?? null }
      await finish(org, row, engine, outcome, services.clock.now())
    } catch (error) {
      await sayWaiting(
        org,
        row,
        error instanceof ModelUnavailable
          ? 'The language model is out of reach. This waits and is tried again.'
          : 'The engine failed. This is tried again.',
      )
      throw error
    }
  },
  async failed({ db, clock }, { organization_id, evaluation_id }) {
    await db.forOrganization(organization_id).write(async tx => {
      const row = await evaluationById(tx.q, organization_id, evaluation_id).executeTakeFirst()
      if (!row) return
      await updateEvaluation(tx, evaluation_id, {
        state: 'failed',
        problem:
          'The engine failed again and again. Nothing was scored. A person can read it, or you can run it again.',
        finished_at: clock.now(),
      })
      const failed = { state: 'failed', score: null } as const
      await show(
        tx,
        row,
        row.kind === 'match' ? { match: failed } : { interview: { ...failed, low: null, high: null } },
      )
    })
  },
})
