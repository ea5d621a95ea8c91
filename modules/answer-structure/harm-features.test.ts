import { describe, expect, it } from 'vitest'
import { strengthOf } from '#platform/ai/weighing/weigh.ts'
import { clauseWith, plainWords } from './clause.fixture.ts'
import type { Clause } from './clauses.ts'
import { evidenceOf, HARM_SCORING, harmFeatures, harmOdds } from './harm-features.ts'

const said = (text: string, known: Partial<Clause> = {}) =>
  clauseWith({ words: plainWords(text), text: ` ${text} `, ...known })

/** What is weighed of the clause at `at`, or of the whole answer, and starts like this. */
function found(start: RegExp, clauses: Clause[], at?: number): string[] {
  const { whole, clauses: own } = harmFeatures(clauses, 'en')
  return [...(at === undefined ? whole : own[at]!)].filter(feature => start.test(feature))
}

describe('what a clause is weighed by', () => {
  it('are its stems, their order and their senses', () => {
    const clauses = [said('signed 3 forms for colleague')]
    expect(found(/^t /u, clauses, 0)).toEqual(['t sign', 't #', 't form', 't for', 't colleagu'])
    expect(found(/^b /u, clauses, 0)).toEqual(['b sign #', 'b # form', 'b form for', 'b for colleagu'])
    expect(found(/^s colleague$/u, clauses, 0)).toEqual(['s colleague'])
  })

  it('are the words of the clauses before and after it, without their order', () => {
    const clauses = [said('sheet was empty'), said('i signed'), said('boss asked')]
    expect(found(/^[pn]/u, clauses, 1).filter(feature => !/^[pn]s /u.test(feature))).toEqual([
      'pt sheet',
      'pt was',
      'pt empti',
      'nt boss',
      'nt ask',
    ])
    expect(found(/^p/u, clauses, 0)).toEqual([])
    expect(found(/^n/u, clauses, 2)).toEqual([])
  })

  it('are its words as a deed of the speaker', () => {
    expect(found(/^dt /u, [said('i signed', { ownAction: true })], 0)).toEqual(['dt i', 'dt sign'])
    expect(found(/^dt /u, [said('they signed')], 0)).toEqual([])
  })

  it.each<[string, Partial<Clause>]>([
    ['deed', { ownAction: true }],
    ['past', { past: 1 }],
    ['unreal', { unreal: 1 }],
    ['general', { general: 1 }],
  ])('is whether the rules find %s in it', (name, known) => {
    expect(found(/^r /u, [clauseWith(known)], 0)).toEqual([`r ${name}`])
    expect(found(/^r /u, [clauseWith()], 0)).toEqual([])
  })

  it('is whether it names harm in so many words, or those around it do', () => {
    const clauses = [said('i had lunch'), said('i forged signature', { ownAction: true }), said('and went home')]
    expect([0, 1, 2].map(at => found(/named$/u, clauses, at))).toEqual([['nnamed'], ['named', 'dnamed'], ['pnamed']])
    expect(found(/named$/u, clauses)).toEqual(['anamed'])
  })
})

it('an answer is weighed by the words of all its clauses, each in its order', () => {
  const clauses = [said('i signed'), said('boss asked')]
  expect(found(/^at /u, clauses)).toEqual(['at i', 'at sign', 'at boss', 'at ask'])
  expect(found(/^ab /u, clauses)).toEqual(['ab i sign', 'ab boss ask'])
})

it('other languages are read with their own words', () => {
  const german = harmFeatures([said('ich habe unterschrift gefalscht')], 'de')
  expect(german.clauses[0]).toContain('named')
  expect(harmFeatures([said('ich habe unterschrift gefalscht')], 'en').clauses[0]).not.toContain('named')
})

describe('the odds of harm', () => {
  const weights = new Map([
    ['t sign', new Map([[0, 2]])],
    ['at boss', new Map([[0, 1]])],
  ])
  const features = (...texts: string[]) =>
    harmFeatures(
      texts.map(text => said(text)),
      'en',
    )

  it('add what the clause and the whole answer say', () => {
    const [none] = harmOdds(features('went home'), weights)
    const [signed, asked] = harmOdds(features('signed', 'boss asked'), weights)
    // Few features count as much as those of a usual clause.
    const strength = strengthOf(HARM_SCORING.usualFeatures)
    expect(none).toBe(-3)
    expect(signed).toBeCloseTo(-3 + strength * 2 + strength)
    expect(asked).toBeCloseTo(-3 + strength)
  })

  it('of any clause are those of all together', () => {
    expect(evidenceOf([])).toBe(-Infinity)
    expect(evidenceOf([0.5])).toBeCloseTo(0.5)
    expect(evidenceOf([1, 1])).toBeCloseTo(1 + Math.log(2))
  })
})
