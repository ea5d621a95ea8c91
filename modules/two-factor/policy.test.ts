import { describe, expect, it } from 'vitest'
import { RECOVERY_ALPHABET, RECOVERY_LENGTH, tidyRecoveryCode, withoutSpaces } from './policy.ts'

describe('a code from the app', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    [' 12 34\t56\n', '123456'],
    ['1 2 - 3 4 - 5 6', '123456'],
    ['123\u00a0456', '123456'],
    ['12a.456', '12a.456'],
    ['', ''],
  ])('typed as %j is compared as %j', (typed, code) => {
    expect(withoutSpaces(typed)).toBe(code)
  })
})

describe('a recovery code', () => {
  it.each([
    ['k7qm-2x9d-4hfw-8tzn', 'k7qm2x9d4hfw8tzn'],
    ['K7QM 2X9D 4HFW 8TZN', 'k7qm2x9d4hfw8tzn'],
    ['O0o0', '0000'],
    ['I1iL', '1111'],
    ['lLlL', '1111'],
    ['kilo-oil', 'k110011'],
  ])('typed as %j is compared as %j', (typed, code) => {
    expect(tidyRecoveryCode(typed)).toBe(code)
  })

  it('has 32 different characters, so that a random byte selects each of them equally often', () => {
    expect(new Set(RECOVERY_ALPHABET).size).toBe(32)
    expect(RECOVERY_ALPHABET).toHaveLength(32)
  })

  it('has 80 bits', () => {
    expect(RECOVERY_LENGTH * Math.log2(RECOVERY_ALPHABET.length)).toBe(80)
  })

  it('is the same in upper and lower case', () => {
    expect(tidyRecoveryCode(RECOVERY_ALPHABET)).toBe(RECOVERY_ALPHABET)
    expect(tidyRecoveryCode(RECOVERY_ALPHABET.toUpperCase())).toBe(RECOVERY_ALPHABET)
  })

  it('never contains letters that look like a digit, and no u', () => {
    expect(RECOVERY_ALPHABET.split('').filter(letter => 'ilou'.includes(letter))).toEqual([])
  })
})
