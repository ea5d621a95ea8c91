import { usageOf } from '#platform/ai/model-runs.ts'
import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import type { Actor } from '#platform/http/api.ts'
import { blindFor } from '#modules/applications/public.ts'
import { requirementAnswers } from '#modules/interview-room/public.ts'
import type { evaluationContract } from '../contract.ts'
import { overallOf } from '../engine/interview/runs-differ.ts'
import type { InterviewResult, MatchResult } from '../engine/schema.ts'
import { type Criterion, criteriaFor } from './criteria.ts'
import { type EvaluationRow, evaluationsOf } from './queries.ts'
import { opinionsOn, scorecardsOf } from './reviewers.read-model.ts'

type Usage = Awaited<ReturnType<ReturnType<typeof usageOf>['execute']>>[number]

type Review = ReplyGiven<(typeof evaluationContract)['evaluation.review']>

type ReviewedRow = EvaluationRow & { validated: boolean }

const presentRun = (row: ReviewedRow, usage: readonly Usage[]) => ({
  id: row.id,
  state: row.state,
  engine: row.engine,
  model: row.model,
  validated: row.validated,
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
  problem: row.problem,
  usage: presentUsage(usage.find(one => one.evaluation_id === row.id)),
})

const presentUsage = (usage: Usage | undefined) =>
  usage === undefined
    ? null
    : {
        requests: Number(usage.requests),
        input_tokens: Number(usage.input_tokens),
        output_tokens: Number(usage.output_tokens),
        cost_usd: usage.cost_usd === null ? null : Number(usage.cost_usd),
        milliseconds: Number(usage.milliseconds),
      }

const isRunning = ({ state }: ReviewedRow) => state === 'waiting' || state === 'running'

/**
 * The match that ended last, also without a result: an earlier score may be of another résumé. Of the last interview, its latest
 * result. If there is none yet, the evaluation that is running.
 */
const shown = (rows: readonly ReviewedRow[], kind: 'match' | 'interview') => {
  const newest = rows.filter(row => row.kind === kind)
  if (kind === 'match') return newest.find(row => !isRunning(row)) ?? newest[0]
  const own = newest.toSorted((a, b) => (a.source_id < b.source_id ? 1 : a.source_id > b.source_id ? -1 : 0))
  return own.find(({ result }) => result !== null) ?? own[0]
}

/** The results of the match before the shown one. */
function presentBefore(rows: readonly ReviewedRow[], match: ReviewedRow | undefined): Review['match_before'] {
  const results = rows.filter(({ kind, result }) => kind === 'match' && result !== null)
  const before = results.find(row => row !== match)
  if (!before || !match || before.created_at > match.created_at) return null
  const { score, requirements } = before.result as MatchResult
  return {
    created_at: before.created_at.toISOString(),
    score,
    requirements: requirements.map(({ id, verdict }) => ({ id, verdict })),
  }
}

function interviewResult(row: ReviewedRow): InterviewResult | null {
  const result = row.result as InterviewResult | null
  return result && { ...result, overall: overallOf(result) }
}

/**
 * The evaluation of a practice interview, which nobody has to judge without bias first.
 * @returns null before there is one
 */
export async function readPracticeResult(org: OrganizationDb, applicationId: string): Promise<Review['interview']> {
  const [rows] = await org.read(q => [evaluationsOf(q, org.organizationId, applicationId)])
  const row = shown(rows, 'interview')
  if (!row) return null
  return { ...presentRun(row, []), screening_id: row.source_id, result: interviewResult(row), opinions: [] }
}

/** What is asked, and what was rated before the flow was edited. */
function withEarlier(
  asked: readonly Criterion[],
  cards: readonly { readonly ratings: Record<string, number>; readonly criteria: Record<string, string> }[],
): Review['criteria'] {
  const keys = new Set(asked.map(({ key }) => key))
  const earlier = new Map(
    cards.flatMap(({ ratings, criteria }) =>
      Object.keys(ratings).flatMap(key => (keys.has(key) ? [] : [[key, criteria[key] ?? key] as const])),
    ),
  )
  return [
    ...asked.map(one => ({ ...one, levels: [...one.levels], asked: true })),
    ...Array.from(earlier, ([key, name]) => ({ key, name, levels: [], asked: false })),
  ]
}

/**
 * The evaluations and scorecards of an application. Screening scores are hidden from reviewers until they submit their own
 * scorecard or choose to skip it, because a score that is seen first is hard to ignore.
 */
export async function readReview(org: OrganizationDb, actor: Actor, applicationId: string): Promise<Review> {
  const [rows, scorecards, opinions] = await org.read(q => [
    evaluationsOf(q, org.organizationId, applicationId),
    scorecardsOf(q, org.organizationId, applicationId),
    opinionsOn(q, org.organizationId, applicationId),
  ])
  const [usage] = await org.read(q => [
    usageOf(
      q,
      org.organizationId,
      rows.map(({ id }) => id),
    ),
  ])
  const match = shown(rows, 'match')
  const interview = shown(rows, 'interview')
  const own = scorecards.find(({ admin_id }) => admin_id === actor.adminId)
  const isBlind = (await blindFor(org, actor.adminId, [applicationId])).size > 0
  const revealed = !isBlind && Boolean(own?.submitted_at ?? own?.revealed_at)
  // Other reviewers' scorecards are hidden for the same reason as the AI scores.
  const shownCards = scorecards.filter(
    ({ submitted_at, admin_id }) => submitted_at && (revealed || admin_id === actor.adminId),
  )
  // Why an interview needs human review is something that the AI found in it.
  const hidesProblem = ({ kind, state }: EvaluationRow) =>
    isBlind || (kind === 'interview' && state === 'needs_person' && !revealed)
  const opinionsOf = (row: EvaluationRow) =>
    opinions
      .filter(({ evaluation_id }) => evaluation_id === row.id)
      .map(({ criterion, admin_id, admin_name, agrees, level, note }) => ({
        criterion,
        admin_id,
        admin_name,
        agrees,
        level,
        note,
      }))
  return {
    match: match
      ? {
          ...presentRun(match, usage),
          problem: isBlind ? null : match.problem,
          result: isBlind ? null : (match.result as MatchResult | null),
          opinions: isBlind ? [] : opinionsOf(match),
        }
      : null,
    match_before: isBlind ? null : presentBefore(rows, match),
    interview: interview
      ? {
          ...presentRun(interview, usage),
          problem: hidesProblem(interview) ? null : interview.problem,
          screening_id: interview.source_id,
          result: revealed ? interviewResult(interview) : null,
          opinions: revealed ? opinionsOf(interview) : [],
        }
      : null,
    asked: isBlind || !interview ? [] : await requirementAnswers(org, applicationId),
    revealed,
    criteria: withEarlier(await criteriaFor(org, applicationId), shownCards),
    scorecards: shownCards.map(({ admin_id, admin_name, ratings, recommendation, note, submitted_at }) => ({
      admin_id,
      admin_name,
      ratings,
      recommendation,
      note,
      submitted_at: submitted_at!.toISOString(),
    })),
    runs: rows.map(row => ({
      ...presentRun(row, usage),
      problem: hidesProblem(row) ? null : row.problem,
      kind: row.kind,
    })),
    blind: isBlind,
  }
}
