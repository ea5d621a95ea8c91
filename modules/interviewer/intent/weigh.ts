import { probabilitiesOf, scoresOf, type Weights } from '#platform/ai/weighing/weigh.ts'
import { INTENTS } from './rules.ts'

/** What an utterance can be: an answer, or something that the candidate wants. */
export const KINDS = ['answer', ...INTENTS] as const
export type Kind = (typeof KINDS)[number]

export interface Weighed {
  readonly kind: Kind
  /** From 0 to 1. */
  readonly certainty: number
  readonly certaintyOf: (kind: Kind) => number
}

/** To overlook these is worse than to ask once too often. */
const URGENT: ReadonlySet<Kind> = new Set(['self_harm', 'distress', 'end'])
const URGENCY = 0.5
/** How much more likely a kind is that was just responded to: an insult after a boundary. */
const EXPECTED = 1.5

/** How much more likely an answer is when much is said, and when little is: the examples have more short answers and more requests than interviews have. */
const LONG_ANSWER = 2
const SHORT_ANSWER = 0.5

/** The kind that the features speak for. */
export function weigh(features: ReadonlySet<string>, weights: Weights, expected: Kind | null = null): Weighed {
  const before = (kind: Kind) =>
    (kind === 'answer' ? (features.has('x long') ? LONG_ANSWER : SHORT_ANSWER) : 0) +
    (URGENT.has(kind) ? URGENCY : 0) +
    (kind === expected ? EXPECTED : 0)
  const scores = scoresOf(features, weights, KINDS.map(before))
  const probabilities = probabilitiesOf(scores)
  const certaintyOf = (kind: Kind) => probabilities[KINDS.indexOf(kind)]!
  const kind = KINDS[scores.indexOf(Math.max(...scores))]!
  return { kind, certainty: certaintyOf(kind), certaintyOf }
}
