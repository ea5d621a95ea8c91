import { expect, test } from 'vitest'
import { structureLanguage } from './language.ts'

test.each([
  ['en', 'en'],
  ['EN', 'en'],
  ['de-AT', 'de'],
  ['es-419', 'es'],
  ['it', null],
  ['', null],
])('"%s" is read by the rules for %s', (language, expected) => {
  expect(structureLanguage(language)).toBe(expected)
})
