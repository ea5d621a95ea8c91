import { expect, it } from 'vitest'
import { matchesOf } from './matches.ts'

it.each([
  ['one after the other', /a+/gu, 'baa aab'],
  ['with groups', /(\w)(\d)?/gu, 'a1 b'],
  ['that are empty', /x*/gu, 'axx💥b'],
  ['that are empty, by code units', /x*/g, '💥'],
  ['none', /z/gu, 'abc'],
])('finds what matchAll finds: %s', (_, pattern, text) => {
  const places = (matches: RegExpMatchArray[]) => matches.map(match => [match.index, ...match])
  expect(places(matchesOf(text, pattern))).toEqual(places([...text.matchAll(pattern)]))
})

it('begins at the start of a text, whatever was searched before', () => {
  const pattern = /a/gu
  pattern.test('aaa')
  expect(matchesOf('a', pattern)).toHaveLength(1)
  expect(matchesOf('a', pattern)).toHaveLength(1)
})
