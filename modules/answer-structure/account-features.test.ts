import { describe, expect, it } from 'vitest'
import { accountFeatures, accountOdds } from './account-features.ts'
import { clauseWith, plainWords } from './clause.fixture.ts'
import type { Clause } from './clauses.ts'
import { english } from './en.ts'

const said = (text: string, known: Partial<Clause> = {}) => clauseWith({ words: plainWords(text), ...known })
const features = (clauses: Clause[], clarity: number | null = 0) => [...accountFeatures({ clauses, clarity }, english)]
/** What follows the name of a feature. */
const found = (name: string, clauses: Clause[], clarity?: number | null) =>
  features(clauses, clarity).flatMap(one => (one.startsWith(`${name} `) ? [one.slice(name.length + 1)] : []))

describe('the features of an answer', () => {
  it('are its stems and their order, clause by clause, with the same one for every number', () => {
    const clauses = [said('we fixed 3 leaking valves'), said('it helped')]
    expect(found('t', clauses)).toEqual(['we', 'fix', '#', 'leak', 'valv', 'it', 'help'])
    expect(found('b', clauses)).toEqual(['we fix', 'fix #', '# leak', 'leak valv', 'it help'])
  })

  it.each<[string, Partial<Clause>]>([
    ['past', { past: 1 }],
    ['general', { general: 1 }],
    ['particular', { particular: 1 }],
    ['deed', { ownAction: true }],
    ['event', { event: true }],
    ['figures', { figures: 1 }],
    ['unreal', { unreal: 1 }],
    ['present', { present: 1 }],
    ['habit', { presentHabit: true }],
    ['description', { description: true }],
  ])('are how much the rules find of %s in its clauses', (name, known) => {
    const clauses = (share: number) => Array.from({ length: 20 }, (_, at) => clauseWith(at < share ? known : {}))
    const steps = [0, 1, 3, 4, 6, 7, 10, 11, 16, 17, 20].map(share => found(`r ${name}`, clauses(share))[0])
    expect(steps).toEqual(['0', '1', '1', '2', '2', '3', '3', '4', '4', '5', '5'])
  })

  it('are the share of words of its own', () => {
    const clauses = [
      clauseWith({ content: new Set(['valve', 'boiler', 'dairy']), generic: new Set(['team']) }),
      clauseWith({ content: new Set(['valve']), generic: new Set(['team', 'goal']) }),
    ]
    expect(found('r content', clauses)).toEqual(['6'])
    expect(found('r content', [clauseWith({ content: new Set(), generic: new Set() })])).toEqual(['0'])
  })

  it('are how clearly it tells, within limits', () => {
    const steps = [null, -9, -2, 0, 0.3, 2, 9].map(clarity => found('r clarity', [clauseWith()], clarity)[0])
    expect(steps).toEqual(['none', '-8', '-8', '0', '1', '8', '8'])
  })

  it('are how long it is', () => {
    const long = (words: number) => said(Array.from({ length: words }, () => 'crate').join(' '))
    expect([9, 11, 60, 900].map(words => found('r words', [long(words)])[0])).toEqual(['0', '1', '3', '8'])
    expect(found('r words', [long(30), long(30)])).toEqual(['3'])
  })

  it('are there even without clauses', () => {
    expect(features([])).toContain('always')
  })
})

describe('the odds of an account', () => {
  const odds = (weight: number) =>
    accountOdds({ clauses: [said('strap')], clarity: 0 }, english, new Map([['t strap', new Map([[0, weight]])]]))

  it('are the sum of the weights', () => {
    expect(odds(0)).toBe(0)
    expect(odds(0.25)).toBe(1)
    expect(odds(-0.5)).toBe(-2)
  })

  it('have limits, so that single words do not decide about a clear account', () => {
    expect(odds(9)).toBe(1.5)
    expect(odds(-9)).toBe(-4)
  })
})
