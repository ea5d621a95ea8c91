import type { Weights } from '#platform/ai/weighing/weigh.ts'
import { accountOdds } from './account-features.ts'
import { type Element, ELEMENTS } from './contract.ts'
import { type Clause, readClause } from './clauses.ts'
import { elementOdds } from './element-features.ts'
import { valuesOf } from './element-values.ts'
import type { Lexicon } from './lexicon.ts'

// Whether an account has an element: the rules' value of each clause, weighed with what is around it. The weights are learned, because
// a "because" says more between two actions than in a general remark after the last one.

/** What a clause is weighed by, in the order of the weights. */
export const PRESENCE_FEATURES = [
  'always',
  'value',
  'odds',
  'oddsWithNext',
  'general',
  'generalAround',
  'past',
  'pastAround',
  'event',
  'ownAction',
  'content',
  'unreal',
  'marker',
  'place',
  'beforeActions',
  'afterActions',
  'clarity',
  'account',
] as const

export type PresenceWeights = Record<Element, readonly number[]>

const MOST_ODDS = 6
const USUAL_ODDS = 4
const USUAL_ACCOUNT_ODDS = 2
const AROUND = 2
const MOST_CONTENT = 6

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** What shows an element by itself. */
const MARKERS: Record<Element, (clause: Clause) => number> = {
  situation: ({ particular }) => Math.min(2, particular),
  own_action: () => 0,
  reasoning: ({ reason }) => Number(reason),
  result: ({ result }) => Number(result),
  figures: ({ figures }) => Math.min(3, figures),
  change: ({ change }) => Number(change),
}

type Odds = Record<Element, number>

/** The odds of each clause by itself, and with the next one: a thought often goes on in the next clause. */
export interface ClauseOdds {
  readonly own: Odds
  readonly withNext: Odds
}

export function oddsOfClauses(clauses: readonly Clause[], lexicon: Lexicon, weights: Weights): ClauseOdds[] {
  return clauses.map((clause, at) => {
    const own = elementOdds(clause, lexicon, weights)
    const next = clauses[at + 1]
    if (!next) return { own, withNext: own }
    const both = readClause([...clause.words, ...next.words], lexicon, new Set())
    return { own, withNext: elementOdds(both, lexicon, weights) }
  })
}

/** How clearly the whole answer tells of something that happened. */
export interface Telling {
  readonly clarity: number
  /** The odds of `accountOdds`. */
  readonly account: number
}

/** The features of each clause of an account, for one element. */
export function presenceFeatures(
  name: Element,
  clauses: readonly Clause[],
  odds: readonly ClauseOdds[],
  { clarity, account }: Telling,
  values: readonly number[] = valuesOf(name, clauses),
): number[][] {
  const actions = clauses.flatMap((clause, at) => (clause.ownAction ? [at] : []))
  const [first = clauses.length, last = 0] = [actions[0], actions.at(-1)]
  return clauses.map((clause, at) => {
    const around = clauses.slice(Math.max(0, at - AROUND), at + AROUND + 1)
    const own = within(odds[at]!.own[name], -MOST_ODDS, MOST_ODDS)
    return [
      1,
      within(values[at]!, -1.5, 3),
      own / USUAL_ODDS,
      Math.max(own, within(odds[at]!.withNext[name], -MOST_ODDS, MOST_ODDS)) / USUAL_ODDS,
      Math.min(2, clause.general),
      Math.min(
        3,
        around.reduce((sum, { general }) => sum + general, 0),
      ),
      Math.min(2, clause.past),
      Math.min(3, (clauses[at - 1]?.past ?? 0) + (clauses[at + 1]?.past ?? 0)),
      Number(clause.event),
      Number(clause.ownAction),
      Math.min(MOST_CONTENT, clause.content.size) / MOST_CONTENT,
      Math.min(2, clause.unreal),
      MARKERS[name](clause),
      at / Math.max(1, clauses.length - 1),
      Number(at < first),
      // The clause right after an action often says why.
      Math.max(0, (at - last - 1) / clauses.length),
      within(clarity, -2, 1.5),
      account / USUAL_ACCOUNT_ODDS,
    ]
  })
}

/** How much more the clearest clause counts than the others: several weak ones are evidence, too. */
export const SHARPNESS = 3

export const scoreOf = (features: readonly number[], weights: readonly number[]): number =>
  features.reduce((sum, value, at) => sum + value * weights[at]!, 0)

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

/** How much the learned odds add to the choice of the clause that is quoted. */
const QUOTED: Partial<Record<Element, number>> = {
  reasoning: 0.4,
  result: 0.2,
  situation: 0.3,
  own_action: 0.3,
  figures: 0.2,
}
const MOST_QUOTED_ODDS = 4

/** The clause to quote for each element that an account has. */
export function presentElements(
  clauses: readonly Clause[],
  lexicon: Lexicon,
  clarity: number,
  learned: { odds: Weights; account: Weights; presence: PresenceWeights },
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
    const isRuled = values.some(value => value >= 0)
    const ranks = isRuled ? values.map((value, at) => rank(name, value, odds[at]!)) : scores
    found[name] = clauses[ranks.indexOf(Math.max(...ranks))]
  }
  return found
}

const rank = (name: Element, value: number, { own, withNext }: ClauseOdds): number =>
  value < 0
    ? -Infinity
    : value + (QUOTED[name] ?? 0) * within(Math.max(own[name], withNext[name]), -MOST_QUOTED_ODDS, MOST_QUOTED_ODDS)
