import { describe, expect, it } from 'vitest'
import { isOtherCategory } from './certificate-categories.ts'

describe('the categories of a certificate', () => {
  it.each([
    ['CACES R489 catégorie 5', 'CACES R489 catégories 1 et 3', true],
    ['CACES R489 catégorie 3', 'CACES R489 catégories 1 et 3', false],
    ['CACES 3', 'CACES R489 cat. 1A/3/5', false],
    ['CACES 1', 'CACES R489 1A, 3', false],
    ['CACES 1A', 'CACES R489 cat 1', false],
    ['CACES 5', 'CACES 1-3', true],
    // A certificate without categories may be for any, and a year is none.
    ['CACES 5', 'CACES R489, 2022', false],
    ['CACES 5', 'CACES 2022', false],
    ['CACES', 'CACES 3', false],
    ['F-gas category 1', 'F-gas category 2', true],
  ])('"%s" and "%s": %s', (asked, held, expected) => {
    expect(isOtherCategory(asked, held)).toBe(expected)
  })
})
