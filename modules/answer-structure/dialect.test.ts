import { expect, test } from 'vitest'
import type { StructureLanguage } from './language.ts'
import { standardOf } from './dialect.ts'

test.each<[word: string, isCutOff: boolean, language: StructureLanguage, expected: string]>([
  ['ye', false, 'en', 'you'],
  ['telt', false, 'en', 'told'],
  ['becos', false, 'en', 'because'],
  ['ned', false, 'de', 'nicht'],
  ['chui', false, 'fr', 'je'],
  ['pa', false, 'es', 'para'],
  // The forms of one language are words of another.
  ['pa', false, 'en', 'pa'],
  ['you', false, 'en', 'you'],
  // "workin'"
  ['workin', true, 'en', 'working'],
  ['workin', false, 'en', 'workin'],
  ['ruin', true, 'en', 'ruin'],
  ['basing', true, 'en', 'basing'],
  ['inside', true, 'en', 'inside'],
  ['workin', true, 'de', 'workin'],
  // "cansao"
  ['cansao', false, 'es', 'cansado'],
  ['cansaos', false, 'es', 'cansados'],
  ['cansao', false, 'en', 'cansao'],
  ['cao', false, 'es', 'cao'],
  ['aorta', false, 'es', 'aorta'],
])('"%s" (cut off: %s) in %s is "%s"', (word, isCutOff, language, expected) => {
  expect(standardOf(word, isCutOff, language)).toBe(expected)
})
