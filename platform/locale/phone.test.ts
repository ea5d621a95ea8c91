import { describe, expect, it, test } from 'vitest'
import { phoneProblem, readPhoneNumber } from './phone.ts'

describe('an international phone number', () => {
  it.each([
    ['+44 (0)20 7946 0958', '+442079460958', '+44 20 7946 0958'],
    ['0049 30/1234567', '+49301234567', '+49 30 1234567'],
    ['+39 06 1234567', '+39061234567', '+39 06 123 4567'],
    [' +961-3-412098 ', '+9613412098', '+961 3 412 098'],
  ])('%s is read', (written, digits, text) => {
    expect(readPhoneNumber(written)).toEqual({ digits, text })
    expect(phoneProblem(written)).toBeNull()
  })

  it.each([
    ['+49 12', 'too_short'],
    ['+1 555 0100', 'too_short'],
    ['+33 1 23 45 67 89 01', 'too_long'],
    ['+999 1234567', 'invalid'],
    ['+', 'invalid'],
  ])('%s is %s', (written, problem) => {
    expect(phoneProblem(written)).toBe(problem)
    expect(readPhoneNumber(written)).toBeNull()
  })
})

test('a number without a country code is neither refused nor read, because its country is not known', () => {
  expect(phoneProblem('030 1234567')).toBeNull()
  expect(readPhoneNumber('030 1234567')).toBeNull()
})
