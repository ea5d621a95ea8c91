import { expect, test } from 'vitest'
import { mergeSpans } from './highlighted.tsx'

test('sorts and joins ranges and clips them to the text', () => {
  expect(
    mergeSpans(
      [
        { start: 8, end: 12 },
        { start: -3, end: 2 },
        { start: 10, end: 99 },
        { start: 5, end: 5 },
      ],
      20,
    ),
  ).toEqual([
    { start: 0, end: 2 },
    { start: 8, end: 20 },
  ])
})
