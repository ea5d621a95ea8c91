import { expect, test } from 'vitest'
import { medianHours } from './median-hours.ts'

test.each([
  [[], null],
  [[{ hours: 5, count: 0 }], null],
  [[{ hours: 5, count: 3 }], 5],
  [
    [
      { hours: 10, count: 1 },
      { hours: 2, count: 1 },
    ],
    6,
  ],
  [
    [
      { hours: 100, count: 1 },
      { hours: 1, count: 2 },
      { hours: 3, count: 2 },
    ],
    3,
  ],
  // A hire that was taken back leaves a row without any.
  [
    [
      { hours: 1, count: 0 },
      { hours: 8, count: 2 },
    ],
    8,
  ],
])('the median of %j is %j hours', (durations, median) => {
  expect(medianHours(durations)).toBe(median)
})
