import { expect, test } from 'vitest'
import { wordKinds } from './word-kinds.ts'

test('a word has the kinds of its language and of its beginning', () => {
  expect(wordKinds('suppliers')).toEqual(['outside'])
  expect(wordKinds('lieferanten')).toContain('outside')
  expect(wordKinds('epouse')).toEqual(['kin'])
  expect(wordKinds('shadowed')).toEqual(['watch'])
})

test('a word that tells nothing has none', () => {
  expect(wordKinds('furniture')).toEqual([])
  expect(wordKinds('')).toEqual([])
})
