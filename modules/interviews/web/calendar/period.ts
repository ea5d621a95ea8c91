import { utcOffsetMinutes } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { calendarWords as words } from '../../words/calendar.ts'

export const VIEWS = ['month', 'week', 'day', 'list'] as const
export type CalendarView = (typeof VIEWS)[number]

/** Dates as YYYY-MM-DD; `to` is the day after the last. */
export interface Period {
  readonly from: string
  readonly to: string
}

const DAY = 86_400_000
const LIST_DAYS = 14

export const isDate = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

function addMonths(date: string, months: number): string {
  const [year, month] = date.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

const mondayOf = (date: string) => addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7))

/** The days that a view shows around a date. A month is shown in complete weeks. */
export function periodOf(view: CalendarView, date: string): Period {
  if (view === 'day') return { from: date, to: addDays(date, 1) }
  if (view === 'week') return { from: mondayOf(date), to: addDays(mondayOf(date), 7) }
  if (view === 'list') return { from: mondayOf(date), to: addDays(mondayOf(date), LIST_DAYS) }
  const last = addDays(addMonths(date, 1), -1)
  return { from: mondayOf(addMonths(date, 0)), to: addDays(mondayOf(last), 7) }
}

/** The date that the previous (-1) or next (1) period is around. */
export function shifted(view: CalendarView, date: string, by: -1 | 1): string {
  if (view === 'month') return addMonths(date, by)
  return addDays(date, by * { week: 7, day: 1, list: LIST_DAYS }[view])
}

/** "November 2026", "23 to 29 November 2026", "Friday 27 November 2026". */
export function titleOf(view: CalendarView, date: string): string {
  if (view === 'month') return locale.datePart(date, { month: 'long', year: 'numeric' })
  if (view === 'day') return locale.datePart(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const { from, to } = periodOf(view, date)
  const last = addDays(to, -1)
  const sameYear = from.slice(0, 4) === last.slice(0, 4)
  const sameMonth = from.slice(0, 7) === last.slice(0, 7)
  const start = locale.datePart(from, {
    day: 'numeric',
    month: sameMonth ? undefined : 'long',
    year: sameYear ? undefined : 'numeric',
  })
  return words.period(start, locale.datePart(last, { day: 'numeric', month: 'long', year: 'numeric' }))
}

/** When a date begins in a zone. */
export function startOfDay(date: string, zone: string): Date {
  const utc = Date.parse(`${date}T00:00:00Z`)
  const guess = utc - utcOffsetMinutes(new Date(utc), zone) * 60_000
  return new Date(utc - utcOffsetMinutes(new Date(guess), zone) * 60_000)
}
