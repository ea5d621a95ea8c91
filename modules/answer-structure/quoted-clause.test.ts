import { describe, expect, it } from 'vitest'
import { clauseWith, plainWords } from './clause.fixture.ts'
import type { Clause } from './clauses.ts'
import { type Element, ELEMENTS } from './contract.ts'
import type { ClauseOdds } from './presence-features.ts'
import { bestOf, QUOTE_FEATURES, quoteFeatures } from './quoted-clause.ts'
import { quoting } from './quote-weights.fixture.ts'

const NONE = { situation: 0, own_action: 0, reasoning: 0, result: 0, figures: 0, change: 0 }
const oddsOf = (own: Partial<Record<Element, number>>): ClauseOdds => ({
  own: { ...NONE, ...own },
  withNext: { ...NONE, result: 9 },
})
const PRESENCE = QUOTE_FEATURES.slice(0, QUOTE_FEATURES.indexOf('own situation')).map((_, at) => at)

/** One feature of each clause. */
function feature(name: (typeof QUOTE_FEATURES)[number], clauses: Partial<Clause>[], odds: ClauseOdds[] = []) {
  const read = clauses.map(clauseWith)
  const all = quoteFeatures(
    read,
    read.map((_, at) => odds[at] ?? oddsOf({})),
    read.map(() => PRESENCE),
  )
  return all.map(own => own[QUOTE_FEATURES.indexOf(name)])
}

describe('what a clause is chosen by', () => {
  it('are as many features as weights, those of presence first', () => {
    const [own] = quoteFeatures([clauseWith()], [oddsOf({})], [PRESENCE])
    expect(own).toHaveLength(QUOTE_FEATURES.length)
    expect(own!.slice(0, PRESENCE.length)).toEqual(PRESENCE)
  })

  it.each<[(typeof QUOTE_FEATURES)[number], Partial<Clause>[], number[]]>([
    ['length', [{ words: plainWords('we cleaned it') }], [Math.log(4)]],
    ['reasonHints', [{ reasonHints: 4 }, {}], [4, 0]],
    ['resultHints', [{ resultHints: 3 }, {}], [3, 0]],
    ['changeHints', [{ changeHints: 2 }, {}], [2, 0]],
    ['present', [{ present: 3 }, {}], [1, 0]],
    ['nowadays', [{ nowadays: true }, {}], [1, 0]],
    ['habit', [{ presentHabit: true }, {}], [1, 0]],
    ['adopted', [{ adopted: true }, {}], [1, 0]],
    ['sinceThen', [{ sinceThen: true }, {}], [1, 0]],
    ['description', [{ description: true }, {}], [1, 0]],
    ['particular', [{ particular: 1 }, { particular: 5 }], [1, 2]],
    ['figures', [{ figures: 2 }, { figures: 5 }], [2, 3]],
    ['reason', [{ reason: true }, {}], [1, 0]],
    ['result', [{ result: true }, {}], [1, 0]],
    ['change', [{ change: true }, {}], [1, 0]],
    ['isFirst', [{}, {}, {}], [1, 0, 0]],
    ['isSecond', [{}, {}, {}], [0, 1, 0]],
    ['isLast', [{}, {}, {}], [0, 0, 1]],
    ['late', [{}, {}, {}], [0, 0.25, 1]],
    ['late', [{}], [0]],
    ['isFirstAction', [{}, { ownAction: true }, { ownAction: true }], [0, 1, 0]],
    ['isFirstAction', [{}, {}], [0, 0]],
    ['isAfterActions', [{ ownAction: true }, {}, { ownAction: true }, {}, {}], [0, 0, 0, 1, 1]],
    ['isAfterActions', [{}, {}], [0, 1]],
    ['isNextToActions', [{ ownAction: true }, {}, { ownAction: true }, {}, {}], [0, 0, 0, 1, 0]],
    ['isNextToActions', [{}, {}, {}], [0, 1, 0]],
  ])('%s', (name, clauses, expected) => expect(feature(name, clauses)).toEqual(expected))

  it('are the odds of every element, of the clauses around it too, within limits', () => {
    const odds = [oddsOf({ reasoning: 2 }), oddsOf({ reasoning: 20, change: 1 }), oddsOf({ reasoning: -20 })]
    expect(feature('own reasoning', [{}, {}, {}], odds)).toEqual([0.5, 1.5, -1.5])
    expect(feature('before reasoning', [{}, {}, {}], odds)).toEqual([0, 0.5, 1.5])
    expect(feature('after reasoning', [{}, {}, {}], odds)).toEqual([1.5, -1.5, 0])
    expect(feature('own change', [{}, {}, {}], odds)).toEqual([0, 0.25, 0])
    for (const name of ELEMENTS) expect(feature(`own ${name}`, [{}], [oddsOf({ [name]: 4 })])).toEqual([1])
  })
})

it('the clause with the highest score is chosen, the first of equal ones', () => {
  const weights = quoting('late', 1).result
  const read = [{}, {}, {}].map(clauseWith)
  const features = quoteFeatures(
    read,
    read.map(() => oddsOf({})),
    read.map(() => PRESENCE),
  )
  expect(bestOf(features, weights)).toBe(2)
  expect(
    bestOf(
      features,
      weights.map(weight => -weight),
    ),
  ).toBe(0)
  expect(
    bestOf(
      features,
      weights.map(() => 0),
    ),
  ).toBe(0)
})
