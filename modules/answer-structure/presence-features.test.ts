import { describe, expect, it, test } from 'vitest'
import { ELEMENTS } from './contract.ts'
import { clauseWith, plainWords } from './clause.fixture.ts'
import type { Clause } from './clauses.ts'
import { english } from './en.ts'
import {
  type ClauseOdds,
  oddsOfClauses,
  PRESENCE_FEATURES,
  presenceFeatures,
  scoreOf,
  type Telling,
} from './presence-features.ts'

type Feature = (typeof PRESENCE_FEATURES)[number]

const oddsOf = (own: number, withNext = own): ClauseOdds => ({
  own: { ...NONE, reasoning: own },
  withNext: { ...NONE, reasoning: withNext },
})
const NONE = { situation: 0, own_action: 0, reasoning: 0, result: 0, figures: 0, change: 0 }

const UNCLEAR: Telling = { clarity: 0, account: 0 }

/** One feature of each clause, for reasons. */
function feature(
  name: Feature,
  clauses: Partial<Clause>[],
  odds: ClauseOdds[] = [],
  telling: Partial<Telling> = {},
  values?: number[],
) {
  const read = clauses.map(clauseWith)
  const features = presenceFeatures(
    'reasoning',
    read,
    read.map((_, at) => odds[at] ?? oddsOf(0)),
    { ...UNCLEAR, ...telling },
    values,
  )
  return features.map(own => own[PRESENCE_FEATURES.indexOf(name)])
}

describe('the features of a clause', () => {
  it('are as many as the weights', () => {
    expect(presenceFeatures('result', [clauseWith()], [oddsOf(0)], UNCLEAR)[0]).toHaveLength(PRESENCE_FEATURES.length)
  })

  it.each<[Feature, Partial<Clause>[], number[]]>([
    ['always', [{}, {}], [1, 1]],
    ['general', [{ general: 1 }, { general: 5 }], [1, 2]],
    ['generalAround', [{ general: 1 }, {}, {}, {}], [1, 1, 1, 0]],
    ['generalAround', [{}, {}, {}, { general: 9 }], [0, 3, 3, 3]],
    ['past', [{ past: 1 }, { past: 5 }], [1, 2]],
    ['pastAround', [{ past: 1 }, { past: 1 }, { past: 1 }, {}], [1, 2, 1, 1]],
    ['pastAround', [{ past: 9 }, {}], [0, 3]],
    ['event', [{ event: true }, {}], [1, 0]],
    ['ownAction', [{ ownAction: true }, {}], [1, 0]],
    ['content', [{ content: new Set(['a', 'b', 'c']) }, { content: new Set('abcdefghij') }], [0.5, 1]],
    ['unreal', [{ unreal: 1 }, { unreal: 4 }], [1, 2]],
    ['marker', [{ reason: true }, { reasonHints: 3 }], [1, 0]],
    ['place', [{}, {}, {}], [0, 0.5, 1]],
    ['place', [{}], [0]],
    ['beforeActions', [{}, { ownAction: true }, {}], [1, 0, 0]],
    ['beforeActions', [{}, {}], [1, 1]],
    ['afterActions', [{}, { ownAction: true }, {}, {}], [0, 0, 0, 0.25]],
    ['afterActions', [{ ownAction: true }, { ownAction: true }, {}, {}], [0, 0, 0, 0.25]],
  ])('%s', (name, clauses, expected) => {
    expect(feature(name, clauses)).toEqual(expected)
  })

  it('have odds and values within limits', () => {
    expect(feature('odds', [{}, {}, {}], [oddsOf(2), oddsOf(20), oddsOf(-20)])).toEqual([0.5, 1.5, -1.5])
    expect(feature('oddsWithNext', [{}, {}, {}], [oddsOf(2, 4), oddsOf(4, 2), oddsOf(2, 20)])).toEqual([1, 1, 1.5])
    expect(feature('value', [{}, {}, {}], [], {}, [0.5, 9, -9])).toEqual([0.5, 3, -1.5])
    expect(feature('clarity', [{}], [], { clarity: 0.5 })).toEqual([0.5])
    expect(feature('clarity', [{}], [], { clarity: 9 })).toEqual([1.5])
    expect(feature('clarity', [{}], [], { clarity: -9 })).toEqual([-2])
    expect(feature('account', [{}, {}], [], { account: -3 })).toEqual([-1.5, -1.5])
  })

  test.each([
    ['situation', { particular: 5 }, 2],
    ['own_action', { ownAction: true }, 0],
    ['reasoning', { reason: true }, 1],
    ['result', { result: true }, 1],
    ['figures', { figures: 5 }, 3],
    ['change', { change: true }, 1],
  ] as const)('name what shows %s by itself', (name, known, expected) => {
    const at = PRESENCE_FEATURES.indexOf('marker')
    expect(presenceFeatures(name, [clauseWith(known)], [oddsOf(0)], UNCLEAR)[0]![at]).toBe(expected)
    expect(presenceFeatures(name, [clauseWith()], [oddsOf(0)], UNCLEAR)[0]![at]).toBe(0)
  })
})

test('a score adds the weighed features', () => {
  expect(scoreOf([1, 2, 3], [10, 1, 0])).toBe(12)
})

const words = (text: string) => ({ words: plainWords(text), text: ` ${text} ` })
/** Words that speak for an element, as the learned ones do. */
const ODDS = new Map([
  ['w strap', new Map([[ELEMENTS.indexOf('reasoning'), 5]])],
  ['w crate', new Map([[ELEMENTS.indexOf('reasoning'), 2]])],
  ['b strap crate', new Map([[ELEMENTS.indexOf('result'), 5]])],
])

describe('the odds of clauses', () => {
  it('are those of their own words, and of these with the next clause', () => {
    const [first, second] = oddsOfClauses([clauseWith(words('strap')), clauseWith(words('crate'))], english, ODDS)
    expect(first!.own.reasoning).toBeGreaterThan(second!.own.reasoning)
    expect(first!.own.result).toBe(0)
    expect(first!.withNext.result).toBeGreaterThan(0)
    expect(second!.withNext).toBe(second!.own)
  })
})
