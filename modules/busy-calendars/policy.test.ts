import { describe, expect, it, test } from 'vitest'
import { DAY, MINUTE } from '#platform/clock/clock.ts'
import { READ_AHEAD, readAgainAfter, STALE_AFTER } from './policy.ts'

describe('a calendar is read again', () => {
  it.each([
    [0, 15],
    [1, 30],
    [2, 60],
    [3, 120],
    [4, 240],
    [5, 360],
    [6, 360],
    [10, 360],
    [11, 360],
    [5000, 360],
  ])('after %i failures in a row: in %i minutes', (failures, minutes) => {
    expect(readAgainAfter(failures)).toBe(minutes * MINUTE)
  })
})

test('busy times are stale after 3 hours, when several attempts to read them have failed', () => {
  expect(STALE_AFTER).toBe(10_800_000)
  expect(STALE_AFTER).toBeGreaterThan(readAgainAfter(0) + readAgainAfter(1) + readAgainAfter(2))
})

test('busy times are read as far ahead as times can be booked: 180 days and the day after', () => {
  expect(READ_AHEAD / DAY).toBe(181)
})
