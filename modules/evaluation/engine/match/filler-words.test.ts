import { expect, test } from 'vitest'
import { specialStems } from './filler-words.ts'

test.each([
  ['Proven experience with forklifts', ['forklift']],
  ['At least 3 years of payroll', ['payroll']],
  ['Good knowledge and skills', []],
  ['Level 3 ISO9606', ['iso9606']],
])('what "%s" asks for', (text, expected) => {
  expect(specialStems(text)).toEqual(expected)
})
