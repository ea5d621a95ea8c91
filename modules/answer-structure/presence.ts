import type { Weights } from '#platform/ai/weighing/weigh.ts'
import { accountOdds } from './account-features.ts'
import { type Element, ELEMENTS } from './contract.ts'
import type { Clause } from './clauses.ts'
import { valuesOf } from './element-values.ts'
import type { Lexicon } from './lexicon.ts'
import { MARKERS, oddsOfClauses, presenceFeatures, type PresenceWeights, scoreOf } from './presence-features.ts'
import { bestOf, quoteFeatures, type QuoteWeights } from './quoted-clause.ts'

// Whether an account has an element: the evidence of all of its clauses together.

/** How much more the clearest clause counts than the others: several weak ones are evidence, too. */
export const SHARPNESS = 3

/** The evidence of all clauses together. */
export function together(scores: readonly number[]): number {
  const highest = Math.max(...scores)
  const sum = scores.reduce((total, score) => total + Math.exp((score - highest) * SHARPNESS), 0)
  return highest + Math.log(sum) / SHARPNESS
}

/**
 * As the logarithm of the odds. An element that is wrongly said to be there is worse than one that is missed. What the rules find in so many
 * words ("because", "since then") needs no more than even odds.
 */
const LEAST_EVIDENCE = { inSoManyWords: 0, otherwise: 0.45 }
/** A season or a number can stand in any text. */
const WORDED: ReadonlySet<Element> = new Set(['reasoning', 'result', 'change'])

/** The clause to quote for each element that an account has. */
export function presentElements(
  clauses: readonly Clause[],
  lexicon: Lexicon,
  clarity: number,
  learned: { odds: Weights; account: Weights; presence: PresenceWeights; quotes: QuoteWeights },
): Partial<Record<Element, Clause>> {
  if (clauses.length === 0) return {}
  const odds = oddsOfClauses(clauses, lexicon, learned.odds)
  const telling = { clarity, account: accountOdds({ clauses, clarity }, lexicon, learned.account) }
  const found: Partial<Record<Element, Clause>> = {}
  for (const name of ELEMENTS) {
    const values = valuesOf(name, clauses)
    const features = presenceFeatures(name, clauses, odds, telling, values)
    const scores = features.map(own => scoreOf(own, learned.presence[name]))
    const isNamed = WORDED.has(name) && clauses.some((clause, at) => values[at]! >= 0 && MARKERS[name](clause) > 0)
    if (together(scores) < LEAST_EVIDENCE[isNamed ? 'inSoManyWords' : 'otherwise']) continue
    found[name] = clauses[bestOf(quoteFeatures(clauses, odds, features), learned.quotes[name])]
  }
  return found
}
