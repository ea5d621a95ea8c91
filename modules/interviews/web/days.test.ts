import { expect, test } from 'vitest'
import { byDate, dateByKey, dateWords, isUsualTime, monthsOf, weeksOf } from './days.ts'

const slot = (start_at: string) => ({ start_at, end_at: start_at })

test('groups times by their date in the reader’s time zone', () => {
  const slots = [slot('2026-11-25T23:30:00.000Z'), slot('2026-11-25T08:00:00.000Z')]
  expect([...byDate(slots, 'Europe/London').keys()]).toEqual(['2026-11-25'])
  expect([...byDate(slots, 'Asia/Beirut').entries()].map(([date, { length }]) => [date, length])).toEqual([
    ['2026-11-25', 1],
    ['2026-11-26', 1],
  ])
  expect([...byDate([slots[1]!], 'Pacific/Honolulu').keys()]).toEqual(['2026-11-24'])
})

test('lists months across the end of a year, with weeks that start on Monday', () => {
  expect(monthsOf(['2026-11-30', '2027-01-02'])).toEqual(['2026-11', '2026-12', '2027-01'])
  expect(monthsOf([])).toEqual([])
  const february = weeksOf('2027-02')
  expect(february).toHaveLength(4)
  expect(february[0]![0]).toBe('2027-02-01')
  const november = weeksOf('2026-11')
  expect(november[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(november.at(-1)!.slice(0, 2)).toEqual(['2026-11-30', null])
  expect(dateWords('2026-11-27')).toBe('Friday 27 November')
})

test('arrow keys move between dates that have times', () => {
  const dates = ['2026-11-24', '2026-11-26', '2026-12-01', '2026-12-09']
  const go = (from: string, key: string) => dateByKey(dates, from, key)
  expect(go('2026-11-24', 'ArrowRight')).toBe('2026-11-26')
  expect(go('2026-11-24', 'ArrowDown')).toBe('2026-12-01')
  expect(go('2026-12-01', 'ArrowUp')).toBe('2026-11-24')
  expect(go('2026-12-09', 'ArrowDown')).toBeNull()
  expect(go('2026-12-09', 'Home')).toBe('2026-11-24')
  expect(go('2026-11-24', 'Enter')).toBeNull()
})

test.each([
  ['2026-11-25T07:00:00.000Z', '2026-11-25T08:00:00.000Z', true],
  ['2026-11-25T06:30:00.000Z', '2026-11-25T07:30:00.000Z', false],
  ['2026-11-25T18:00:00.000Z', '2026-11-25T19:00:00.000Z', true],
  ['2026-11-25T18:30:00.000Z', '2026-11-25T19:30:00.000Z', false],
  ['2026-11-25T22:30:00.000Z', '2026-11-25T23:30:00.000Z', false],
])('an interview from %s to %s is within usual hours in Berlin: %s', (start_at, end_at, usual) => {
  expect(isUsualTime({ start_at, end_at }, 'Europe/Berlin')).toBe(usual)
})

test('the same interview is outside usual hours where it is night', () => {
  const interview = { start_at: '2026-11-25T09:00:00.000Z', end_at: '2026-11-25T10:00:00.000Z' }
  expect(isUsualTime(interview, 'Europe/Berlin')).toBe(true)
  expect(isUsualTime(interview, 'America/New_York')).toBe(false)
})
