import { expect, it, test } from 'vitest'
import { akin, countWords, hasWord } from './akin-words.ts'

test.each<[string, string, boolean]>([
  ['weld', 'weld', true],
  ['it', 'it', true],
  ['weld', 'melt', false],
  // Three quarters of the letters from the start.
  ['account', 'accounts', true],
  ['nursing', 'nursery', false],
  ['electric', 'electrician', false],
  ['electric', 'electron', true],
  ['abcdef', 'abcdefgh', true],
  ['abcdef', 'abcdefghi', false],
  // Short words have to be the same.
  ['stock', 'stocks', false],
  ['stocks', 'stock', false],
  ['stocks', 'stocke', true],
  // Words for the same work, which do not begin alike.
  ['instalacion', 'montaj', true],
  ['telefonica', 'telefono', true],
  ['reparacion', 'wartung', false],
  // The parts of German compounds.
  ['patientenaufnahme', 'aufnahme', true],
  ['aufnahme', 'patientenaufnahme', true],
  ['qualitatskontrolle', 'qualitat', true],
  ['qualitat', 'qualitatskontrolle', true],
  ['nachtbereitschaft', 'bereitschaft', true],
  ['bauleitungen', 'leitungen', true],
  ['anaufnahme', 'aufnahme', false],
  ['einarbeiten', 'arbeiten', false],
  ['mitarbeitern', 'arbeitern', true],
])('"%s" and "%s" are akin: %s', (a, b, expected) => {
  expect(akin(a, b)).toBe(expected)
})

it('finds a word in any akin form', () => {
  expect(hasWord(new Set(['patientenaufnahme', 'station']), 'aufnahme')).toBe(true)
  expect(hasWord(['station'], 'aufnahme')).toBe(false)
  expect(hasWord([], 'aufnahme')).toBe(false)
})

it('counts the words that a text contains', () => {
  expect(countWords('Managed the accounts of two branches', ['account', 'branch', 'audit'])).toBe(2)
  expect(countWords('', ['account'])).toBe(0)
})
