import { expect, test } from 'vitest'
import { payLawOf } from './pay-law.ts'

test.each([
  ['AT', 'ad'],
  ['DE', 'before_interview'],
  ['US', 'in_parts'],
  ['GB', null],
  [null, null],
])('%s: %s', (country, law) => {
  expect(payLawOf(country)).toBe(law)
})
