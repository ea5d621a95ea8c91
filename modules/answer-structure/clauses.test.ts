import { describe, expect, it, test } from 'vitest'
import { clauseWith, plainWords } from './clause.fixture.ts'
import { type Clause, givenStems, readClause, readClauses, substantialOf, withoutRepetition } from './clauses.ts'
import { german } from './de.ts'
import { english } from './en.ts'

const split = (text: string) => readClauses(plainWords(text), english, new Set()).map(clause => clause.text.trim())
const read = (text: string, given: ReadonlySet<string> = new Set()) => readClause(plainWords(text), english, given)

describe('the clauses of an answer without punctuation', () => {
  it.each<[text: string, expected: string[]]>([
    ['we closed the yard early', ['we closed the yard early']],
    ['we closed the yard and i called the fitter', ['we closed the yard', 'and i called the fitter']],
    ['we closed the yard because the gate broke', ['we closed the yard', 'because the gate broke']],
    ['we closed the yard early i called the fitter', ['we closed the yard early', 'i called the fitter']],
    // Too short for a clause of its own.
    ['i left and i called the fitter', ['i left and i called the fitter']],
    ['we left it and i called', ['we left it and i called']],
    // "Ever since", "long before".
    ['we closed the yard ever since the gate broke', ['we closed the yard ever since the gate broke']],
    ['it was shut forever because the gate broke', ['it was shut forever', 'because the gate broke']],
    ['we could wait longer because the gate broke', ['we could wait longer', 'because the gate broke']],
    ['we closed the yard after that the fitter came', ['we closed the yard', 'after that the fitter came']],
    ['we closed that yard after the fitter came', ['we closed that yard after the fitter came']],
    ['', []],
  ])('"%s"', (text, expected) => {
    expect(split(text)).toEqual(expected)
  })

  it('are at most 40 words long', () => {
    const words = Array.from({ length: 90 }, (_, i) => `crate${i}`).join(' ')
    expect(split(words).map(text => text.split(' ').length)).toEqual([40, 40, 10])
  })

  it('end with the turn', () => {
    const words = [...plainWords('we closed'), ...plainWords('the yard')]
    expect(readClauses(words, english, new Set()).map(({ text }) => text)).toEqual([' we closed ', ' the yard '])
  })

  it('begin with the conjunction that was taken for the end of the one before', () => {
    expect(split('the gate stayed shut since then we use the other one')).toEqual([
      'the gate stayed shut',
      'since then we use the other one',
    ])
    expect(split('the gate jammed since then we use the other one')).toEqual([
      'the gate jammed',
      'since then we use the other one',
    ])
    // Too short without its conjunction.
    expect(split('gate jammed since then we use the other one')).toEqual([
      'gate jammed since then we use the other one',
    ])
  })
})

describe('what a clause says', () => {
  it.each<[text: string, expected: Partial<Clause>]>([
    ['i called the fitter', { ownAction: true, past: 1, event: true }],
    ['the valve was replaced by me', { ownAction: true }],
    ['the gate broke on tuesday', { ownAction: false, past: 1, particular: 1, event: true }],
    ['the gate was green', { event: false }],
    ['we always check the gate', { presentHabit: true }],
    ['because the gate broke', { reason: true }],
    ['maybe the gate would break', { unreal: 2 }],
    ['crates on the trolley', { ownAction: false, past: 0, reason: false, result: false, change: false, unreal: 0 }],
  ])('"%s": %o', (text, expected) => {
    expect(read(text)).toMatchObject(expected)
  })

  it.each<[text: string, nowadays: boolean, sinceThen: boolean]>([
    ['from then on we use the other gate', true, true],
    ['from then on the gate has been shut', true, true],
    ['nowadays the gate is shut', true, true],
    ['the gate broke since', true, false],
    ['the gate is shut', false, false],
    ['from then on the gate broke', true, false],
    ['the gate has jammed since the fitter came', false, false],
    ['the fitter came and left nowadays the gate in the yard is shut', true, true],
    ['nowadays the gate is shut and the fitter in the village came and repaired the winch of the dairy', true, true],
    ['the fitter in the village came and repaired the winch of the dairy nowadays the gate is shut', true, true],
    [
      'the fitter in the village came and repaired the winch nowadays the gate is shut and the fitter called again',
      true,
      true,
    ],
  ])('"%s" tells how things are: %s, only since then: %s', (text, nowadays, sinceThen) => {
    expect(read(text)).toMatchObject({ nowadays, sinceThen })
  })

  it('tells since when in German, too', () => {
    const say = (text: string) => readClause(plainWords(text), german, new Set())
    expect(say('seitdem ist das tor zu')).toMatchObject({ nowadays: true, sinceThen: true })
    expect(say('das tor ist zu')).toMatchObject({ nowadays: false, sinceThen: false })
  })
})

describe('the numbers of a clause', () => {
  it.each([
    ['we moved forty crates', 1],
    ['we moved 40 crates in 3 hours', 2],
    ['we moved 40kg', 1],
    ['in 2019 we moved', 0],
    ['gate 1 broke', 0],
    ['gate a4 broke', 0],
    ['gate 4b broke', 0],
    ['the trolley b12 broke', 0],
    ['we moved 3x40 crates', 1],
    ['we moved most of them', 1],
    ['we moved 10 crates', 1],
    ['we moved 20190 crates', 1],
    ['we moved 12019 crates', 1],
    ['we moved crates', 0],
    ['at seven o clock', 0],
    ['half the crates', 1],
  ])('"%s" measures %s things', (text, expected) => {
    expect(read(text).figures).toBe(expected)
  })
})

describe('the words of a clause', () => {
  it('have content of their own, or say nothing about the case', () => {
    const { content, generic } = read(
      'the trolley slid on the wet ramp and then it was important',
      givenStems(['A wet ramp']),
    )
    expect([...content]).toEqual(expect.arrayContaining(['trollei', 'slid']))
    for (const word of ['wet', 'ramp', 'the', 'it', 'on']) expect([...content]).not.toContain(word)
    expect([...generic]).toContain('important')
    expect([...generic]).not.toContain('wet')
  })

  it('are no numbers and no short words', () => {
    expect([...read('forty ox at crates').content]).toEqual(['crat'])
    expect([...read('the van broke').content]).toContain('van')
  })
})

test('what is said again counts once', () => {
  const clauses = [read('the gate broke'), read('the gate broke'), read('i called'), read('the gate broke')]
  expect(withoutRepetition(clauses)).toEqual([clauses[0], clauses[2]])
})

test('a clause says something itself or with the one after it', () => {
  const [empty, full] = [clauseWith(), clauseWith({ content: new Set(['gate']) })]
  expect(substantialOf([empty, empty, full, empty])).toEqual([empty, full])
  expect(substantialOf([empty, full])).toHaveLength(2)
  expect(substantialOf([empty])).toEqual([])
})

test('what is done since then is substantial even in words that fit any answer', () => {
  const [checks, better] = [
    read('since then every new address is checked by a second person'),
    read('since then everything is better'),
  ]
  expect([checks.content.size, better.content.size]).toEqual([0, 0])
  expect(substantialOf([checks])).toEqual([checks])
  expect(substantialOf([better])).toEqual([])
  expect(substantialOf([read('the address was checked by a second person')])).toEqual([])
})
