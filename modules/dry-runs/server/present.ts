import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import type { Round } from '#modules/interview-flows/contract.ts'
import { findAnswer } from '../answers/find-answer.ts'
import type { dryRunsContract } from '../contract.ts'
import { asksTheSame, reportOf } from '../policy.ts'
import { ratingsIn } from '../ratings.ts'
import type { CandidateRow, DryRunRow } from './queries.ts'

type Calls = typeof dryRunsContract
type Presented = NonNullable<ReplyGiven<Calls['dryRuns.state']>['run']>

const MS_PER_MINUTE = 60_000

/** The questions that have a written answer: only these are asked if no language model answers. */
export const answerable = (round: Round): Round => ({
  ...round,
  questions: round.questions.filter(question => findAnswer(question) !== null),
})

/** @param saved the rounds of the flow as it is saved */
export function presentRun(row: DryRunRow, candidates: readonly CandidateRow[], saved: readonly Round[]): Presented {
  const measure = row.engine === null ? 'elements' : 'level'
  const presented = candidates.map(candidate => ({
    kind: candidate.kind,
    state: candidate.state,
    minutes: Math.round((10 * candidate.milliseconds) / MS_PER_MINUTE) / 10,
    ratings: candidate.result && candidate.interview ? ratingsIn(candidate.result, candidate.interview) : [],
  }))
  const evaluated = presented.filter(({ state }) => state === 'evaluated')
  const report = evaluated.length > 1 ? reportOf(evaluated, measure) : null
  const now = saved.find(({ id }) => id === row.round.id)
  const asked = new Set(row.engine === null ? answerable(row.round).questions.map(({ id }) => id) : null)
  return {
    id: row.id,
    state: row.state,
    problem: row.problem,
    round: row.round,
    outdated: !now || !asksTheSame(now, row.round),
    unanswerable: row.engine === null ? row.round.questions.flatMap(({ id }) => (asked.has(id) ? [] : [id])) : [],
    engine: row.engine && `${row.engine}/${row.model}`,
    measure,
    candidates: presented,
    report: report && {
      ...report,
      order: [...report.order],
      inseparable: [...report.inseparable],
      gained: [...report.gained],
    },
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  }
}

/** What a candidate was asked and answered, with the evaluation of each answer. */
export const presentAnswers = ({ interview, result }: CandidateRow): ReplyGiven<Calls['dryRuns.answers']>['items'] =>
  (interview?.questions ?? []).map(question => {
    const criterion = result?.criteria.find(one => one.question_id === question.id)
    return {
      question_id: question.id,
      text: question.text,
      turns: question.turns.map(({ id, speaker, text }) => ({ id, speaker, text })),
      level: criterion?.level ?? null,
      level_text: criterion?.level_text ?? '',
      reasoning: criterion?.reasoning ?? '',
      quotes: criterion?.quotes ?? [],
      structure: criterion?.structure ?? null,
      review: criterion?.review ?? [],
    }
  })
