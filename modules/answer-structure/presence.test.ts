import { describe, expect, it, test } from 'vitest'
import { type Element, ELEMENTS } from './contract.ts'
import { clauseWith, plainWords } from './clause.fixture.ts'
import type { Clause } from './clauses.ts'
import { english } from './en.ts'
import { presentElements, together } from './presence.ts'
import { PRESENCE_FEATURES, type PresenceWeights } from './presence-features.ts'
import { quoting } from './quote-weights.fixture.ts'
import type { QuoteWeights } from './quoted-clause.ts'
import type { Weights } from '#platform/ai/weighing/weigh.ts'

type Feature = (typeof PRESENCE_FEATURES)[number]

test('the evidence of all clauses together is a little more than the clearest', () => {
  expect(together([2])).toBe(2)
  expect(together([2, 2])).toBeGreaterThan(2)
  expect(together([2, 2])).toBeLessThan(2.5)
  expect(together([2, -9])).toBeCloseTo(2)
  expect(together([-0.1, -0.1, -0.1])).toBeGreaterThan(0)
  expect(together([2, 1])).toBeLessThan(together([2, 2]))
})

const words = (text: string) => ({ words: plainWords(text), text: ` ${text} ` })

function weightsFor(weight: (element: Element, feature: Feature) => number): PresenceWeights {
  const of = (element: Element) => PRESENCE_FEATURES.map(feature => weight(element, feature))
  return {
    situation: of('situation'),
    own_action: of('own_action'),
    reasoning: of('reasoning'),
    result: of('result'),
    figures: of('figures'),
    change: of('change'),
  }
}

describe('the elements of an account', () => {
  /** Only one feature counts, for reasons. */
  const weights = (name: Feature, weight: number): PresenceWeights =>
    weightsFor((element, feature) =>
      element === 'reasoning'
        ? feature === 'always'
          ? -1
          : feature === name
            ? weight
            : 0
        : feature === 'always'
          ? -9
          : 0,
    )
  const present = (
    clauses: Clause[],
    presence: PresenceWeights,
    odds: Weights = new Map(),
    account: Weights = new Map(),
    quotes: QuoteWeights = quoting('value', 1),
  ) => presentElements(clauses, english, 0, { odds, account, presence, quotes })

  it('are shown by the clauses that the rules rate highest', () => {
    const clauses = [clauseWith(), clauseWith({ reason: true }), clauseWith({ reason: true, reasonHints: 2 })]
    expect(present(clauses, weights('marker', 2))).toEqual({ reasoning: clauses[2] })
  })

  it('are not present without enough evidence', () => {
    expect(present([clauseWith(), clauseWith({ reasonHints: 2 })], weights('marker', 2))).toEqual({})
    expect(present([], weights('marker', 2))).toEqual({})
  })

  it('need more than even odds, unless the rules find them in so many words', () => {
    const names = (clause: Clause, always: number) =>
      Object.keys(
        present(
          [clause],
          weightsFor((_, name) => (name === 'always' ? always : 0)),
        ),
      )
    expect(names(clauseWith(), 0.44)).toEqual([])
    expect(names(clauseWith(), 0.46)).toEqual(ELEMENTS)
    expect(names(clauseWith({ reason: true }), 0.01)).toEqual(['reasoning'])
    expect(names(clauseWith({ reason: true }), -0.01)).toEqual([])
  })

  it('are less likely in what is no account as a whole', () => {
    const clauses = [clauseWith({ ...words('strap'), reason: true })]
    const presence = weightsFor((element, name) =>
      element !== 'reasoning' ? (name === 'always' ? -9 : 0) : name === 'always' || name === 'account' ? 1 : 0,
    )
    expect(present(clauses, presence)).toEqual({ reasoning: clauses[0] })
    const formula = new Map([['t strap', new Map([[0, -9]])]])
    expect(present(clauses, presence, new Map(), formula)).toEqual({})
  })

  it('are quoted from the clause that people choose, whatever the evidence is', () => {
    const clauses = [clauseWith({ past: 2 }), clauseWith({ reason: true }), clauseWith()]
    const shown = weights('past', 2)
    expect(present(clauses, shown, new Map(), new Map(), quoting('past', 1))).toEqual({ reasoning: clauses[0] })
    expect(present(clauses, shown, new Map(), new Map(), quoting('marker', 1))).toEqual({ reasoning: clauses[1] })
    expect(present(clauses, shown, new Map(), new Map(), quoting('isLast', 1))).toEqual({ reasoning: clauses[2] })
  })
})
