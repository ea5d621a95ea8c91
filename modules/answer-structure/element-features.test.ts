import { describe, expect, it } from 'vitest'
import { ELEMENTS } from './contract.ts'
import { clauseWith, plainWords } from './clause.fixture.ts'
import type { Clause } from './clauses.ts'
import { elementFeatures, elementOdds } from './element-features.ts'
import { english } from './en.ts'

const features = (text: string, known: Partial<Clause> = {}) => [
  ...elementFeatures(clauseWith({ words: plainWords(text), ...known }), english),
]
/** Those of one kind. */
const ofKind = (kind: string, text: string) =>
  features(text).flatMap(one => (one.startsWith(`${kind} `) ? [one.slice(kind.length + 1)] : []))

describe('the features of a clause', () => {
  it('are its words, their stems and their order', () => {
    const text = 'we fixed leaking valves quickly'
    expect(ofKind('w', text)).toEqual(['we', 'fixed', 'leaking', 'valves', 'quickly'])
    expect(ofKind('t', text)).toEqual(['we', 'fix', 'leak', 'valv', 'quick'])
    expect(ofKind('x', text)).toEqual(['xed', 'ing', 'ves', 'kly'])
    expect(ofKind('b', text)).toEqual(['we fixed', 'fixed leaking', 'leaking valves', 'valves quickly'])
    expect(ofKind('k', text)).toEqual(['we leak', 'fix valv', 'leak quick'])
    expect(ofKind('s', text)).toEqual(['we', 'fixed', 'leaking'])
    expect(ofKind('e', text)).toEqual(['valves', 'quickly'])
  })

  it('are the same for every number', () => {
    expect(ofKind('w', 'from five to 30 crates')).toEqual(['from', '#', 'to', 'crates'])
  })

  it('are its words as they were probably said', () => {
    const [word] = plainWords('becuse')
    const heard = elementFeatures(clauseWith({ words: [{ ...word!, heard: 'because' }] }), english)
    expect([...heard]).toContain('w because')
  })

  it('are there even without words', () => {
    expect(features('')).toEqual(['always'])
  })

  it.each<[Partial<Clause>, string[]]>([
    [{}, []],
    [{ ownAction: true }, ['deed']],
    [{ past: 1 }, ['past']],
    [{ past: 2 }, ['past', 'past2', 'past+past2']],
    [{ general: 1 }, ['general']],
    [{ particular: 1 }, ['particular']],
    [{ reason: true }, ['reason']],
    [{ reasonHints: 1 }, ['reasonHint']],
    [{ result: true }, ['result']],
    [{ resultHints: 1 }, ['resultHint']],
    [{ event: true }, ['event']],
    [{ presentHabit: true }, ['habit']],
    [{ present: 1 }, ['present']],
    [{ change: true }, ['change']],
    [{ changeHints: 1 }, ['changeHint']],
    [{ nowadays: true }, ['nowadays']],
    [{ adopted: true }, ['adopted']],
    [{ description: true }, ['description']],
    [{ figures: 1 }, ['figure']],
    [
      { ownAction: true, reason: true, figures: 1 },
      ['deed', 'reason', 'figure', 'deed+reason', 'deed+figure', 'reason+figure'],
    ],
  ])('are what the rules find, and pairs of that: %o', (known, expected) => {
    expect(features('', known)).toEqual(['always', ...expected.map(one => `r ${one}`)])
  })
})

it('adds the weights of the features for each element', () => {
  const weights = new Map([
    ['w strap', new Map([[ELEMENTS.indexOf('result'), 2]])],
    ['r deed', new Map([[ELEMENTS.indexOf('own_action'), 3]])],
  ])
  const odds = elementOdds(clauseWith({ words: plainWords('strap'), ownAction: true }), english, weights)
  expect(odds.own_action).toBeCloseTo(1.5 * odds.result)
  expect(odds).toMatchObject({ situation: 0, reasoning: 0, figures: 0, change: 0 })
})
