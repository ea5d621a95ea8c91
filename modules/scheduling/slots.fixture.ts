import type { WeekdayHours } from './contract.ts'
import type { Person, Range } from './slots.ts'

const week = (from: string, to: string): WeekdayHours[] =>
  [1, 2, 3, 4, 5].map(weekday => ({ weekday, spans: [{ from, to }] }))

/** Someone in Berlin who works on weekdays from 9 to 17 and has no bookings. */
export const person = (change: Partial<Person> = {}): Person => ({
  timeZone: 'Europe/Berlin',
  hours: week('09:00', '17:00'),
  exceptions: [],
  bufferBefore: 0,
  bufferAfter: 0,
  noticeHours: 24,
  horizonDays: 30,
  stepMinutes: 30,
  busy: [],
  dailyLimit: null,
  bookedAt: [],
  ...change,
})

export const MINUTE = 60_000
export const at = (iso: string) => Date.parse(iso)
/** When the slots start, and which of them are on a day in UTC. */
export const starts = (slots: readonly Range[]) => slots.map(({ start }) => new Date(start).toISOString())
export const of = (day: string, slots: readonly Range[]) => starts(slots).filter(start => start.startsWith(day))
