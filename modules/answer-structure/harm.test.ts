import { describe, expect, it } from 'vitest'
import { plainWords } from './clause.fixture.ts'
import { readClause } from './clauses.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { harmfulClauses } from './harm.ts'

/** The clauses that report harm. */
const harm = (clauses: string[], isAccount = true) =>
  harmfulClauses(
    clauses.map(text => readClause(plainWords(text), english, new Set())),
    'en',
    english.byMe,
    isAccount,
  ).map(({ text }) => text.trim())

describe('wrongdoing that is reported', () => {
  it.each<[string, string[], string[]]>([
    ['by the speaker', ['the audit was close', 'i forged the signature'], ['i forged the signature']],
    ['across two clauses', ['i falsified', 'the records of the ward'], ['i falsified']],
    ['in the passive by the speaker', ['the records were falsified by me'], ['the records were falsified by me']],
    ['across the end of the verb', ['i wrote the values', 'from memory at the desk'], ['i wrote the values']],
    ['with the speaker beside it', ['with me falsifying the records'], ['with me falsifying the records']],
    ['with the speaker before it', ['then it was my turn', 'falsifying the records'], ['falsifying the records']],
    ['not by others', ['my colleague forged the signature'], []],
    ['not by nobody in particular', ['they forged the signature'], []],
    ['not if it was denied', ['i would have forged the signature'], []],
    ['not if it never happened', ['i never forged the signature', 'i never ever falsified the records'], []],
    ['in the passive', ['the records were falsified'], ['the records were falsified']],
    ['not if the clause before denies it', ['instead of that', 'i forged the signature'], []],
    ['not in ordinary work', ['i filled the records', 'i signed the form'], []],
  ])('%s', (_, clauses, expected) => {
    expect(harm(clauses)).toEqual(expected)
    expect(harm(clauses, false)).toEqual(expected)
  })
})

describe('wrongdoing that is not called so', () => {
  const justified = 'and everyone was happy'

  it('shows in what was done to what, if it is justified', () => {
    expect(harm(['the chart of the night was empty', 'so i filled in the same values', justified])).toEqual([
      'so i filled in the same values',
    ])
    expect(harm(['the chart of the night was empty', 'so i filled in the same values'])).toEqual([])
    expect(
      harm(['the oven of the night was empty', 'so i filled in the same values again', 'in the', justified]),
    ).toHaveLength(1)
    expect(harm(['the day was long', 'so i guessed something there', justified])).toEqual([])
    expect(
      harm(['the chart was empty', 'we had lunch', 'the sun was out', 'so i guessed something', justified]),
    ).toEqual([])
    expect(harm(['so i guessed something', 'on the chart there', justified])).toEqual(['so i guessed something'])
    expect(harm(['the chart of the night was empty', 'so they filled in something', justified])).toEqual([])
    expect(harm(['the chart of the night was empty', 'so i would have filled in the same values', justified])).toEqual(
      [],
    )
  })

  it('needs one justification', () => {
    const chart = ['the chart of the night was empty', 'so i filled in the same values']
    expect(harm([...chart, 'we met the target'])).toEqual([chart[1]])
  })

  it('counts only in an account', () => {
    expect(harm(['the chart of the night was empty', 'so i filled in the same values', justified], false)).toEqual([])
  })

  it('is reported once', () => {
    const chart = ['the chart of the night was empty', 'so i filled in the same values']
    expect(harm([...chart, ...chart, justified])).toHaveLength(1)
  })
})

describe('departures from a rule with excuses', () => {
  const excuses = ['nobody asked', 'nobody checks it', 'nobody ever looked', 'no one ever came']

  it.each<[string, string[], string[]]>([
    ['are reported', ['i left it out', ...excuses.slice(0, 2)], ['i left it out']],
    ['need several excuses', ['i left it out', excuses[0]!], []],
    ['need several excuses even if there are several', ['i left it out', 'i left her outside', excuses[0]!], []],
    ['are more than excuses', excuses.slice(0, 2), []],
    ['are those of the speaker', ['she left it out', ...excuses.slice(0, 2)], []],
    [
      'can be those of the team',
      ['we left out the washing of the big pans', ...excuses.slice(0, 2)],
      ['we left out the washing of the big pans'],
    ],
    [
      'can be in the passive',
      ['the washing was skipped by me', ...excuses.slice(0, 2)],
      ['the washing was skipped by me'],
    ],
    ['are not those that were denied', ['i would have left it out', ...excuses.slice(0, 2)], []],
    ['are not those of a colleague', ['my colleague left it out', ...excuses.slice(0, 2)], []],
    ['need not be recognized after many excuses', ['i took the washing home', ...excuses], ['i took the washing home']],
    [
      'are quoted where they are recognized, after many excuses too',
      ['i took the washing of the big pans home', 'i left it out', ...excuses],
      ['i left it out'],
    ],
    ['have to be after fewer', ['i took the washing home', ...excuses.slice(0, 3)], []],
    [
      'are quoted as what the speaker did',
      ['we left out the washing of the big pans', 'i left it out', ...excuses.slice(0, 2)],
      ['i left it out'],
    ],
    [
      'are quoted where most is said',
      ['i left it out', 'i left out the washing of the big pans', ...excuses.slice(0, 2)],
      ['i left out the washing of the big pans'],
    ],
  ])('%s', (_, clauses, expected) => {
    expect(harm(clauses)).toEqual(expected)
    expect(harm(clauses, false)).toEqual([])
  })
})

it('reads other languages by their own words', () => {
  const clauses = ['ich habe die unterschrift gefalscht'].map(text => readClause(plainWords(text), german, new Set()))
  expect(harmfulClauses(clauses, 'de', german.byMe, false)).toHaveLength(1)
  expect(harmfulClauses(clauses, 'en', german.byMe, false)).toEqual([])
  expect(harmfulClauses([], 'en', english.byMe, true)).toEqual([])
})
