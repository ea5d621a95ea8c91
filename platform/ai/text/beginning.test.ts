import { describe, expect, it } from 'vitest'
import { beginningOf } from './beginning.ts'

const CLIP = '\u{1F4CE}'

describe('the beginning of a text', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc'],
    [`ab${CLIP}`, 3, 'ab'],
    [`ab${CLIP}`, 4, `ab${CLIP}`],
    [`ab${CLIP}c`, 4, `ab${CLIP}`],
    [`${CLIP}${CLIP}`, 3, CLIP],
    [CLIP, 1, ''],
    ['', 2, ''],
  ])('of %j with %i units is %j', (text, length, beginning) => {
    expect(beginningOf(text, length)).toBe(beginning)
  })
})
