import type { Weights } from '#platform/ai/weighing/weigh.ts'
import type { Element } from './contract.ts'
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

/** Odds as a share of the usual ones, within limits. */
export const weighedOdds = (odds: number): number => within(odds, -MOST_ODDS, MOST_ODDS) / USUAL_ODDS

/** What shows an element by itself. */
export const MARKERS: Record<Element, (clause: Clause) => number> = {
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
    const [own, withNext] = [weighedOdds(odds[at]!.own[name]), weighedOdds(odds[at]!.withNext[name])]
    return [
      1,
      within(values[at]!, -1.5, 3),
      own,
      Math.max(own, withNext),
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

export const scoreOf = (features: readonly number[], weights: readonly number[]): number =>
  features.reduce((sum, value, at) => sum + value * weights[at]!, 0)
