import { expect, test } from 'vitest'
import { readSearch } from './server/word-search.ts'

test('searches words, and names that begin with the last one', () => {
  expect(readSearch('noor had')).toEqual({ beginnings: ['noor:A', 'had:*A'], whole: null, words: ['noor', 'had'] })
})

test('does not search for beginnings of one or two letters', () => {
  expect(readSearch('noor ha').beginnings).toEqual(['noor:A', 'ha:A'])
})

test('searches an address as a whole and by its words', () => {
  const { whole, words } = readSearch('noor@example.com')
  expect(whole).toBe('noor@example.com')
  expect(words).toEqual(['noor', 'example', 'com'])
})

test('leaves operators to the database', () => {
  for (const text of ['java -script', 'java or rust', '-'])
    expect(readSearch(text)).toEqual({ beginnings: [], whole: text, words: [] })
})

test('searches for a phrase by its words, and for no beginnings', () => {
  expect(readSearch('"led a team"')).toEqual({ beginnings: [], whole: null, words: ['led', 'a', 'team'] })
})
