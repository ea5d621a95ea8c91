import { type Element, ELEMENTS } from '#modules/answer-structure/contract.ts'
import {
  accountOdds,
  clarityOf,
  LEXICONS,
  oddsOfClauses,
  presenceFeatures,
  QUOTE_FEATURES,
  quoteFeatures,
  type QuoteWeights,
  scoreOf,
  substantialOf,
} from '#modules/answer-structure/public.ts'
import type { LearnedBefore } from './element-presence.ts'
import { clausesOf, type LearnedAnswer, sharedWith } from './learned-answers.ts'

/** The clauses of an account that has an element, and how much each one has of the quote that a person chose. */
export interface QuoteExample {
  readonly name: Element
  /** Of each clause. */
  readonly features: readonly (readonly number[])[]
  /** 0 to 1 for each clause. */
  readonly shares: readonly number[]
}

export const quoteExamples = (answers: readonly LearnedAnswer[], { odds, account }: LearnedBefore): QuoteExample[] =>
  answers.flatMap(answer => {
    const lexicon = LEXICONS[answer.language]
    const all = clausesOf(answer.text, answer)
    const clauses = substantialOf(all)
    const clarity = clarityOf(all, lexicon.empty)
    if (clarity === null || clauses.length < 2) return []
    const ofClauses = oddsOfClauses(clauses, lexicon, odds)
    const telling = { clarity, account: accountOdds({ clauses, clarity }, lexicon, account) }
    return ELEMENTS.flatMap(name => {
      const label = answer.elements[name]
      if (label === null) return []
      const shares = clauses.map(clause => Math.max(0, Math.min(1, sharedWith(clause, label, answer.text))))
      if (shares.every(share => share === 0)) return []
      const presence = presenceFeatures(name, clauses, ofClauses, telling)
      return [{ name, features: quoteFeatures(clauses, ofClauses, presence), shares }]
    })
  })

const STEPS = 400
const RATE = 0.3
const MOMENTUM = 0.9
const PENALTY = 0.003

/** Learns for each element what makes people choose a clause rather than the others of the answer. The result is always the same. */
export const learnQuotes = (examples: readonly QuoteExample[]): QuoteWeights =>
  Object.fromEntries(
    ELEMENTS.map(name => [name, learnOne(examples.filter(example => example.name === name))]),
  ) as Record<Element, number[]>

function learnOne(examples: readonly QuoteExample[]): number[] {
  const weights = QUOTE_FEATURES.map(() => 0)
  const speeds = weights.map(() => 0)
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = weights.map(() => 0)
    for (const { features, shares } of examples) {
      const scores = features.map(own => scoreOf(own, weights))
      for (const [clause, error] of errorsOf(scores, shares).entries())
        for (const [at, value] of features[clause]!.entries()) slopes[at]! += error * value
    }
    for (const [at, slope] of slopes.entries()) {
      speeds[at] = MOMENTUM * speeds[at]! - RATE * (slope / Math.max(1, examples.length) + PENALTY * weights[at]!)
      weights[at]! += speeds[at]!
    }
  }
  return weights
}

/** How much too likely each clause is chosen. Which one of those with the label's words it is does not matter. */
function errorsOf(scores: readonly number[], shares: readonly number[]): number[] {
  const highest = Math.max(...scores)
  const exponents = scores.map(score => Math.exp(score - highest))
  const sumOf = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0)
  const all = sumOf(exponents)
  const chosen = sumOf(exponents.map((exponent, at) => exponent * shares[at]!))
  return exponents.map((exponent, at) => exponent / all - (exponent * shares[at]!) / chosen)
}
