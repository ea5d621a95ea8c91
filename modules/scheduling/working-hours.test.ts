import { expect, test } from 'vitest'
import { at, person, starts } from './slots.fixture.ts'
import { workingHours } from './slots.ts'

test('has one hour less in the spring night, one more in the autumn night, and no local time that does not exist', () => {
  const night = (date: string, from = '01:00', to = '04:00') =>
    workingHours(
      person({ hours: [], exceptions: [{ date, spans: [{ from, to }] }] }),
      at(`${date}T00:00:00Z`),
      at(`${date}T12:00:00Z`),
    ).map(({ start, end }) => (end - start) / 3_600_000)
  expect(night('2026-03-29')).toEqual([2])
  expect(night('2026-10-25')).toEqual([4])
  expect(night('2026-03-29', '02:00', '02:30')).toEqual([])
  // The clocks skip from 02:00 to 03:00: nothing remains of these hours.
  expect(night('2026-03-29', '02:30', '03:30')).toEqual([])
  expect(night('2026-03-29', '02:30', '04:00')).toEqual([0.5])
})

test('sorts and joins the hours of a day that were entered in any order', () => {
  const spans = [
    { from: '14:00', to: '16:00' },
    { from: '08:00', to: '10:00' },
    { from: '10:00', to: '12:00' },
  ]
  const day = { start: at('2026-11-24T08:00:00Z'), end: at('2026-11-24T12:00:00Z') }
  const hours = [{ weekday: 2, spans }]
  expect(workingHours(person({ timeZone: 'UTC', hours }), day.start, day.end)).toEqual([
    day,
    { start: at('2026-11-24T14:00:00Z'), end: at('2026-11-24T16:00:00Z') },
  ])
})

test('covers the day before and the day after, for interviews across midnight', () => {
  const hours = [1, 2, 3, 4, 5, 6, 7].map(weekday => ({ weekday, spans: [{ from: '09:00', to: '10:00' }] }))
  const noon = at('2026-11-24T12:00:00Z')
  expect(starts(workingHours(person({ timeZone: 'UTC', hours }), noon, noon))).toEqual(
    ['2026-11-23', '2026-11-24', '2026-11-25'].map(date => `${date}T09:00:00.000Z`),
  )
})

test('has no hours on weekdays without any, and none at all without hours', () => {
  const hours = [{ weekday: 2, spans: [{ from: '09:00', to: '10:00' }] }]
  const week = [at('2026-11-23T00:00:00Z'), at('2026-11-29T00:00:00Z')] as const
  expect(starts(workingHours(person({ timeZone: 'UTC', hours }), ...week))).toEqual(['2026-11-24T09:00:00.000Z'])
  expect(workingHours(person({ hours: [] }), ...week)).toEqual([])
})
