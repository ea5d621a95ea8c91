import { expect, test } from 'vitest'
import { periodsAt } from './periods.ts'

test('weeks start on Monday', () => {
  const { thisWeek, lastWeek, medians } = periodsAt(new Date('2026-11-22T12:00:00Z'), 'UTC')
  expect([thisWeek, lastWeek, medians]).toEqual(['2026-11-16', '2026-11-09', '2026-08-17'])
  expect(periodsAt(new Date('2026-11-23T00:00:00Z'), 'UTC').thisWeek).toBe('2026-11-23')
})

test('a day starts in the time zone of the organization', () => {
  const eve = new Date('2026-12-31T23:30:00Z')
  expect(periodsAt(eve, 'UTC').thisYear).toBe('2026-01-01')
  expect(periodsAt(eve, 'Asia/Tokyo').thisYear).toBe('2027-01-01')
  expect(periodsAt(eve, 'Asia/Tokyo').months.at(-1)).toBe('2027-01-01')
})

test('lists twelve months, oldest first, also over the turn of a year', () => {
  const { months } = periodsAt(new Date('2026-03-31T12:00:00Z'), 'UTC')
  expect(months).toHaveLength(12)
  expect([months[0], months[9], months[11]]).toEqual(['2025-04-01', '2026-01-01', '2026-03-01'])
})
