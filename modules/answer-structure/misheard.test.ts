import { expect, it } from 'vitest'
import { heard, knows, learn } from './misheard.ts'

learn('en', ['improvement', 'repair', 'fixed', 'x-ray'])
learn('en', ['improvement', 'trolleys'])

it('knows the words that the rules of a language look for', () => {
  expect(knows('improvement', 'en')).toBe(true)
  expect(knows('trolleys', 'en')).toBe(true)
  expect(knows('fixed', 'en')).toBe(true)
  expect(knows('improvement', 'es')).toBe(false)
  expect(knows('x-ray', 'en')).toBe(false)
  expect(knows('bread', 'en')).toBe(false)
})

it.each([
  // One letter is missing.
  ['improvment', 'improvement'],
  ['mprovement', 'improvement'],
  ['improvemen', 'improvement'],
  ['repar', 'repair'],
  ['trolleys', 'trolleys'],
  // Not two, and none is wrong.
  ['imprvment', 'imprvment'],
  ['improvemant', 'improvemant'],
  // Short words have too many others beside them.
  ['fixd', 'fixd'],
  ['rep', 'rep'],
])('"%s" is heard as "%s"', (word, expected) => {
  expect(heard(word, 'en')).toBe(expected)
})

it('hears only words of the language', () => {
  expect(heard('improvment', 'es')).toBe('improvment')
  expect(heard('improvment', 'fr')).toBe('improvment')
})

it('leaves longer words than people say as they are', () => {
  const long = 'a'.repeat(30)
  learn('en', [long])
  expect(heard(long.slice(1), 'en')).toBe(long.slice(1))
})
