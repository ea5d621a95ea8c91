import { expect, it, test } from 'vitest'
import { saying } from './answer.fixture.ts'
import { withoutFormulas } from './formulas.ts'
import type { StructureLanguage } from './language.ts'

const read = (text: string, language: StructureLanguage = 'en') =>
  withoutFormulas(saying(text, language), language)
    .map(word => word.text)
    .join(' ')

test.each<[string, StructureLanguage, string]>([
  ['I called the fitter because it was important', 'en', 'i called the fitter'],
  ['I called the fitter and because it was important', 'en', 'i called the fitter'],
  ['I called the fitter because the fitter was late', 'en', 'i called the fitter because the fitter was late'],
  ['As a result it went from 5 to 2 and I left', 'en', 'and i left'],
  ['Waste went from 5 to 2', 'en', 'waste went from 5 to 2'],
  ['I called the fitter weil es wichtig war', 'en', 'i called the fitter weil es wichtig war'],
  ['Ich rief den Meister an, weil es wichtig war', 'de', 'ich rief den meister an'],
  ['Je l’ai appelé parce que c’était important', 'fr', 'je l ai appele'],
  ['Lo llamé porque era importante', 'es', 'lo llame'],
  ['It was important because it was important because it was right', 'en', 'it was important'],
])('"%s" (%s) says "%s"', (text, language, expected) => {
  expect(read(text, language)).toBe(expected)
})

it('keeps the words and their places', () => {
  const words = saying('Because it was important I called because I knew the fitter')
  expect(withoutFormulas(words, 'en')).toEqual(words.slice(4))
  expect(withoutFormulas([], 'en')).toEqual([])
})
