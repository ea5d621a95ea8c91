import { type Element, ELEMENTS } from '#modules/answer-structure/contract.ts'
import {
  accountOdds,
  LEXICONS,
  oddsOfClauses,
  PRESENCE_FEATURES,
  presenceFeatures,
  type PresenceWeights,
  scoreOf,
  SHARPNESS,
  together,
} from '#modules/answer-structure/public.ts'
import type { Weights } from '#platform/ai/weighing/weigh.ts'
import { type LearnedAnswer, readingsOf } from './learned-answers.ts'

/** An account with what is labelled, as the weights of presence are learned from it. */
export interface PresenceExample {
  /** For each element: the features of each clause, and whether it is labelled. */
  readonly cases: Partial<Record<Element, { features: number[][]; isPresent: boolean }>>
  readonly weight: number
}

/** What was learned without the answers that it is used for, otherwise it looks better than it is. */
export interface LearnedBefore {
  readonly odds: Weights
  readonly account: Weights
}

export function presenceExamples(
  answers: readonly LearnedAnswer[],
  { odds, account }: LearnedBefore,
): PresenceExample[] {
  return answers.flatMap(answer => {
    const lexicon = LEXICONS[answer.language]
    const readings = readingsOf(answer)
    return readings.map(reading => {
      const { clauses, clarity } = reading
      const cases: PresenceExample['cases'] = {}
      if (clarity !== null && clauses.length > 0) {
        const ofClauses = oddsOfClauses(clauses, lexicon, odds)
        const telling = { clarity, account: accountOdds(reading, lexicon, account) }
        for (const name of ELEMENTS)
          cases[name] = {
            features: presenceFeatures(name, clauses, ofClauses, telling),
            isPresent: answer.elements[name] !== null,
          }
      }
      return { cases, weight: answer.weight / readings.length }
    })
  })
}

const STEPS = 1000
const RATE = 0.5
const MOMENTUM = 0.9
const PENALTY = 150
/** Without anything learned, the rules and the odds decide together. */
const ASSUMED: Partial<Record<(typeof PRESENCE_FEATURES)[number], number>> = { value: 1, odds: 0.8, oddsWithNext: 0.8 }
/** What shows an element never speaks against it, even if formulas use the same words. */
const SHOWING: readonly (typeof PRESENCE_FEATURES)[number][] = [
  'value',
  'odds',
  'oddsWithNext',
  'marker',
  'clarity',
  'account',
]
const IN_FAVOUR = PRESENCE_FEATURES.map(name => SHOWING.includes(name))
const BEFORE = PRESENCE_FEATURES.map(name => ASSUMED[name] ?? 0)

/** Learns how much each feature says about the presence of each element. The result is always the same. */
export const learnPresence = (examples: readonly PresenceExample[]): PresenceWeights =>
  Object.fromEntries(ELEMENTS.map(name => [name, learnOne(examples, name)])) as Record<Element, number[]>

function learnOne(examples: readonly PresenceExample[], name: Element): number[] {
  const given = examples.flatMap(({ cases, weight }) => (cases[name] ? [{ ...cases[name], weight }] : []))
  const all = given.reduce((sum, { weight }) => sum + weight, 0)
  const weights = [...BEFORE]
  const speeds = weights.map(() => 0)
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = weights.map((weight, at) => PENALTY * (weight - BEFORE[at]!))
    for (const { features, isPresent, weight } of given) {
      const scores = features.map(own => scoreOf(own, weights))
      const score = together(scores)
      const error = weight * (1 / (1 + Math.exp(-score)) - Number(isPresent))
      for (const [clause, own] of features.entries()) {
        const share = error * Math.exp((scores[clause]! - score) * SHARPNESS)
        for (const [at, value] of own.entries()) slopes[at]! += share * value
      }
    }
    for (const [at, slope] of slopes.entries()) {
      speeds[at] = MOMENTUM * speeds[at]! - (RATE * slope) / all
      weights[at]! += speeds[at]!
      if (!IN_FAVOUR[at] || weights[at]! >= 0) continue
      weights[at] = 0
      speeds[at] = 0
    }
  }
  return weights
}
