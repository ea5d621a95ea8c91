import type { Clause } from './clauses.ts'
import { type Element, ELEMENTS } from './contract.ts'
import { type ClauseOdds, PRESENCE_FEATURES, scoreOf, weighedOdds } from './presence-features.ts'

// Which clause of an account is quoted for an element that it has: the one that people chose most likely, as learned from the quotes of
// labelled answers. Evidence is counted over all clauses, but a quote has to show the element by itself: "because it was late" may be
// the clearest reason, and "a third of our tickets asked for a refund" none.

const ODDS_AROUND = ['own', 'before', 'after'] as const

/** What a clause is chosen by, in the order of the weights. */
export const QUOTE_FEATURES = [
  ...PRESENCE_FEATURES,
  ...ODDS_AROUND.flatMap(where => ELEMENTS.map(name => `${where} ${name}` as const)),
  'length',
  'reasonHints',
  'resultHints',
  'changeHints',
  'present',
  'nowadays',
  'habit',
  'adopted',
  'sinceThen',
  'description',
  'particular',
  'figures',
  'reason',
  'result',
  'change',
  'isFirst',
  'isSecond',
  'isLast',
  'late',
  'isFirstAction',
  'isAfterActions',
  'isNextToActions',
] as const

export type QuoteWeights = Record<Element, readonly number[]>

const oddsOf = (one: ClauseOdds | undefined): number[] => ELEMENTS.map(name => (one ? weighedOdds(one.own[name]) : 0))

/** What the rules find in a clause. */
const findings = (clause: Clause): number[] => [
  Math.log(1 + clause.words.length),
  clause.reasonHints,
  clause.resultHints,
  clause.changeHints,
  Number(clause.present > 0),
  Number(clause.nowadays),
  Number(clause.presentHabit),
  Number(clause.adopted),
  Number(clause.sinceThen),
  Number(clause.description),
  Math.min(2, clause.particular),
  Math.min(3, clause.figures),
  Number(clause.reason),
  Number(clause.result),
  Number(clause.change),
]

/** Where a clause is in its answer, and from the first and last action of the speaker. */
function placeOf(at: number, clauses: readonly Clause[]): number[] {
  const first = clauses.findIndex(clause => clause.ownAction)
  const last = clauses.findLastIndex(clause => clause.ownAction)
  const share = at / Math.max(1, clauses.length - 1)
  return [
    Number(at === 0),
    Number(at === 1),
    Number(at === clauses.length - 1),
    share * share,
    Number(at === first),
    Number(at > Math.max(0, last)),
    Number(at === Math.max(0, last) + 1),
  ]
}

/** The features of each clause of an account, for one element. @param presence their `presenceFeatures` for that element */
export const quoteFeatures = (
  clauses: readonly Clause[],
  odds: readonly ClauseOdds[],
  presence: readonly (readonly number[])[],
): number[][] =>
  clauses.map((clause, at) => [
    ...presence[at]!,
    ...oddsOf(odds[at]),
    ...oddsOf(odds[at - 1]),
    ...oddsOf(odds[at + 1]),
    ...findings(clause),
    ...placeOf(at, clauses),
  ])

/** The place of the clause with the highest score. */
export function bestOf(features: readonly (readonly number[])[], weights: readonly number[]): number {
  const scores = features.map(own => scoreOf(own, weights))
  return scores.indexOf(Math.max(...scores))
}
