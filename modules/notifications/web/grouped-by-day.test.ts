import { expect, test } from 'vitest'
import { groupedByDay } from './grouped-by-day.ts'

const NOW = new Date('2026-11-24T10:00:00Z')
const at = (...times: string[]) => times.map(time => ({ at: time }))
const titles = (zone: string, ...times: string[]) =>
  groupedByDay(at(...times), NOW, zone).map(({ title, items }) => `${title}: ${items.length}`)

test('names today, yesterday and earlier days in the time zone of the reader', () => {
  const times = ['2026-11-24T09:00:00Z', '2026-11-23T23:30:00Z', '2026-11-23T08:00:00Z', '2026-11-20T08:00:00Z']
  expect(titles('UTC', ...times)).toEqual(['Today: 1', 'Yesterday: 2', expect.stringMatching(/^Fri.*20.*: 1$/)])
  expect(titles('Europe/Berlin', ...times)[0]).toBe('Today: 2')
})

test('has no group without items', () => {
  expect(groupedByDay([], NOW, 'UTC')).toEqual([])
})
