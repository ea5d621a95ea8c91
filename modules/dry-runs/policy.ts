import type { Question, Round } from '#modules/interview-flows/contract.ts'

/** The synthetic candidates, in the order in which they take the interview. */
export const CANDIDATES = ['strong', 'rambling', 'terse', 'weak', 'off_topic', 'adversarial'] as const
export type CandidateKind = (typeof CANDIDATES)[number]

/** Candidates of a lower tier should be rated higher than those of a higher one; within a tier, any order is as expected. */
const TIER: Readonly<Record<CandidateKind, 1 | 2 | 3>> = {
  strong: 1,
  rambling: 2,
  terse: 2,
  weak: 3,
  off_topic: 3,
  adversarial: 3,
}

/** The levels that are expected of each answer, the lowest and the highest. */
export const EXPECTED_LEVELS: Readonly<Record<CandidateKind, readonly [number, number]>> = {
  strong: [4, 5],
  rambling: [2, 4],
  terse: [2, 4],
  weak: [1, 2],
  off_topic: [1, 1],
  adversarial: [1, 2],
}

/** A question separates if the strong answer is rated so much higher than the weak one. */
const SEPARATES = 2

/** What one candidate got for one question. */
export interface Rated {
  readonly question_id: string
  /** Of a language model. */
  readonly level: number | null
  /** How many of the six elements the built-in rules engine found. */
  readonly elements: number | null
  /** Whether a person would have to look at it. */
  readonly flagged: boolean
}

export interface CandidateRatings {
  readonly kind: CandidateKind
  readonly ratings: readonly Rated[]
}

export type Measure = 'level' | 'elements'

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.round((10 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 10

/** The mean of what a candidate got; an answer without a level counts as the lowest one. */
export function meanOf(ratings: readonly Rated[], measure: Measure): number | null {
  return mean(ratings.map(one => valueOf(one, measure)))
}

const LOWEST: Readonly<Record<Measure, number>> = { level: 1, elements: 0 }
const valueOf = (rated: Rated, measure: Measure): number => rated[measure] ?? LOWEST[measure]

export interface DryRunReport {
  /** The candidates with their mean, the highest first. */
  readonly order: readonly { readonly kind: CandidateKind; readonly mean: number }[]
  /** Pairs of candidates of different tiers: all of them, and those in the expected order. */
  readonly pairs: number
  readonly expected: number
  /** The questions to which the strong answer was not rated clearly higher than the weak one. */
  readonly inseparable: readonly string[]
  /** The questions for which instructions to the evaluator brought more than the same answer without them. */
  readonly gained: readonly string[]
  /** How many of the answers with instructions were flagged for a person. */
  readonly flagged: number
}

/** What the ratings of the candidates say about the questions. */
export function reportOf(candidates: readonly CandidateRatings[], measure: Measure): DryRunReport {
  const means = candidates.flatMap(({ kind, ratings }) => {
    const value = meanOf(ratings, measure)
    return value === null ? [] : [{ kind, mean: value }]
  })
  const pairs = means.flatMap(a => means.filter(b => TIER[a.kind] < TIER[b.kind]).map(b => a.mean > b.mean))
  const ratingsOf = (kind: CandidateKind) => candidates.find(one => one.kind === kind)?.ratings ?? []
  /** The questions that both candidates were asked. */
  const compare = (a: CandidateKind, b: CandidateKind, differs: (by: number) => boolean) =>
    ratingsOf(a).flatMap(one => {
      const other = ratingsOf(b).find(({ question_id }) => question_id === one.question_id)
      return other && differs(valueOf(one, measure) - valueOf(other, measure)) ? [one.question_id] : []
    })
  return {
    order: means.toSorted((a, b) => b.mean - a.mean),
    pairs: pairs.length,
    expected: pairs.filter(Boolean).length,
    inseparable: compare('strong', 'weak', by => by < SEPARATES),
    gained: compare('adversarial', 'weak', by => by > 0),
    flagged: ratingsOf('adversarial').filter(({ flagged }) => flagged).length,
  }
}

const partsOf = ({ id, text, competency, weight, levels, follow_ups, time_limit, must_ask }: Question) => [
  id,
  text,
  competency,
  weight,
  levels,
  follow_ups,
  time_limit,
  must_ask,
]

/** Whether two rounds ask and rate in the same way. Name and guide change neither. */
export const asksTheSame = (a: Round, b: Round): boolean =>
  a.minutes === b.minutes && JSON.stringify(a.questions.map(partsOf)) === JSON.stringify(b.questions.map(partsOf))
