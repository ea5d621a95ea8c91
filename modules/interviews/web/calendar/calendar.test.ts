import { describe, expect, test } from 'vitest'
import { hoursShown } from './hours-shown.ts'
import { type CalendarItem, itemsByDay, itemsOf, progressOf } from './items.ts'
import { periodOf, shifted, startOfDay, titleOf } from './period.ts'

describe('periods', () => {
  test('a month is shown in complete weeks from Monday', () => {
    expect(periodOf('month', '2026-11-23')).toEqual({ from: '2026-10-26', to: '2026-12-07' })
    expect(periodOf('month', '2027-02-28')).toEqual({ from: '2027-02-01', to: '2027-03-01' })
  })

  test('a week begins on Monday, also across a year', () => {
    expect(periodOf('week', '2027-01-03')).toEqual({ from: '2026-12-28', to: '2027-01-04' })
    expect(titleOf('week', '2027-01-03')).toBe('28 December 2026 to 3 January 2027')
    expect(titleOf('week', '2026-11-23')).toBe('23 to 29 November 2026')
    expect(titleOf('month', '2026-11-23')).toBe('November 2026')
  })

  test('the next month follows from any day of a month', () => {
    expect(shifted('month', '2027-01-31', 1)).toBe('2027-02-01')
    expect(shifted('month', '2027-01-31', -1)).toBe('2026-12-01')
    expect(shifted('week', '2026-12-30', 1)).toBe('2027-01-06')
  })

  test('a day begins at midnight of its zone, also when the clocks change', () => {
    expect(startOfDay('2026-10-25', 'Europe/Berlin').toISOString()).toBe('2026-10-24T22:00:00.000Z')
    expect(startOfDay('2026-10-26', 'Europe/Berlin').toISOString()).toBe('2026-10-25T23:00:00.000Z')
    expect(startOfDay('2027-03-29', 'Europe/Berlin').toISOString()).toBe('2027-03-28T22:00:00.000Z')
  })
})

const interview = (start_at: string, end_at: string) => ({
  id: start_at,
  start_at,
  end_at,
  minutes: 60,
  interviewers: [],
})
const deadline = (id: string, until: string) => ({ application_id: id, until, name: id, job_title: 'Engineer' })
const calendar = {
  interviews: [interview('2026-11-24T23:30:00.000Z', '2026-11-25T00:30:00.000Z')],
  offers: [{ ...interview('x', 'y'), times: ['2026-11-24T08:00:00.000Z', '2026-11-26T08:00:00.000Z'] }],
  screening_windows: ['a', 'b', 'c'].map(id => deadline(id, '2026-11-24T12:00:00.000Z')),
  job_closings: [{ job_id: 'j', title: 'Engineer', closing_date: '2026-11-24', sample: false }],
} as unknown as Parameters<typeof itemsOf>[0]
const ALL = new Set(['interviews', 'deadlines', 'closings'] as const)

describe('items', () => {
  test('an interview belongs to its day in the zone of the calendar', () => {
    const days = (zone: string) =>
      itemsByDay(itemsOf(calendar, zone, ALL), zone).map(([date, items]) => [date, items.map(({ kind }) => kind)])
    expect(days('UTC')).toEqual([
      ['2026-11-24', ['deadline', 'closing', 'offer', 'interview']],
      ['2026-11-26', ['offer']],
    ])
    expect(days('Europe/Berlin')).toContainEqual(['2026-11-25', ['interview']])
  })

  test('many deadlines of a day are one event, and each kind can be left out', () => {
    const [due] = itemsOf(calendar, 'UTC', new Set(['deadlines'] as const))
    expect(due).toMatchObject({ kind: 'deadline', key: 'due-2026-11-24' })
    expect(itemsOf(calendar, 'UTC', new Set(['closings'] as const))).toHaveLength(1)
  })

  test('deadlines say how far their AI interviews are', () => {
    const progress = (...states: string[]) => progressOf(states.map(state => ({ state })))
    expect(progress('opened')).toBe('Not started')
    expect(progress('in_progress')).toBe('In progress')
    expect(progress('invited', 'in_progress', 'opened')).toBe('1 in progress, 2 not started')
  })

  test('every offered time is an event of its own', () => {
    const offers = itemsOf(calendar, 'UTC', ALL).filter(({ kind }) => kind === 'offer')
    expect(new Set(offers.map(({ key }) => key)).size).toBe(2)
    expect(offers[0]).toMatchObject({ end: '2026-11-24T09:00:00.000Z' })
  })

  test('the grid shows the usual hours and those of every interview', () => {
    const items = (start: string, end: string) =>
      [{ kind: 'interview', key: 'k', start, end }] as unknown as CalendarItem[]
    expect(hoursShown([], 'UTC')).toEqual({ from: '08:00', to: '19:00' })
    expect(hoursShown(items('2026-11-24T05:30:00Z', '2026-11-24T06:00:00Z'), 'UTC').from).toBe('05:00')
    expect(hoursShown(items('2026-11-24T19:30:00Z', '2026-11-24T20:15:00Z'), 'UTC').to).toBe('21:00')
    expect(hoursShown(items('2026-11-24T23:30:00Z', '2026-11-25T00:15:00Z'), 'UTC')).toEqual({
      from: '00:00',
      to: '24:00',
    })
  })
})
