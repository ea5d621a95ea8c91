import { describe, expect, it } from 'vitest'
import { isUnsent } from './policy.ts'

describe('an e-mail can be edited or cancelled', () => {
  it.each([
    ['held', true],
    ['waiting', true],
    ['sent', false],
    ['kept', false],
    ['failed', false],
    ['cancelled', false],
  ])('while it is %s: %s', (state, possible) => {
    expect(isUnsent(state)).toBe(possible)
  })
})
