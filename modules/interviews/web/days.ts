import type { Slot } from '#modules/scheduling/contract.ts'
import { civilDate } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'

const DAY = 86_400_000

/** The date of an instant in a zone, as YYYY-MM-DD. */
export const dateIn = (instant: string, zone: string): string => civilDate(new Date(instant), zone)

const minuteOfDay = (instant: string, zone: string): number => {
  const [hours = 0, minutes = 0] = locale.time(new Date(instant), zone).split(':').map(Number)
  return hours * 60 + minutes
}

/** Most people work between these hours, in minutes from midnight. */
const USUAL = { from: 8 * 60, to: 20 * 60 }

/** Whether an interview starts and ends between 08:00 and 20:00 of the same day in the candidate's zone. */
export function isUsualTime({ start_at, end_at }: Slot, zone: string): boolean {
  const sameDay = dateIn(start_at, zone) === dateIn(end_at, zone)
  return sameDay && minuteOfDay(start_at, zone) >= USUAL.from && minuteOfDay(end_at, zone) <= USUAL.to
}

/** Times grouped by their date in a zone, in order. */
export function byDate(slots: readonly Slot[], zone: string): Map<string, Slot[]> {
  const days = new Map<string, Slot[]>()
  for (const slot of slots.toSorted((a, b) => a.start_at.localeCompare(b.start_at))) {
    const date = dateIn(slot.start_at, zone)
    days.set(date, [...(days.get(date) ?? []), slot])
  }
  return days
}

/** Every month from the first date's to the last one's, as YYYY-MM. */
export function monthsOf(dates: readonly string[]): string[] {
  const months: string[] = []
  const last = dates.at(-1)?.slice(0, 7)
  for (let month = dates[0]?.slice(0, 7); month && last && month <= last;) {
    months.push(month)
    const [year, number] = month.split('-').map(Number) as [number, number]
    month = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  }
  return months
}

/** A month's dates in weeks from Monday; null before its first and after its last. */
export function weeksOf(month: string): (string | null)[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  const lead = (new Date(first).getUTCDay() + 6) % 7
  const weeks: (string | null)[][] = []
  for (let start = first - lead * DAY; new Date(start).toISOString().slice(0, 7) <= month; start += 7 * DAY) {
    const dates = Array.from({ length: 7 }, (_, day) => new Date(start + day * DAY).toISOString().slice(0, 10))
    weeks.push(dates.map(date => (date.startsWith(month) ? date : null)))
  }
  return weeks
}

/** "Friday 27 November". */
export const dateWords = (date: string) => locale.datePart(date, { weekday: 'long', day: 'numeric', month: 'long' })
/** "Friday 27 November 2026". */
export const fullDateWords = (date: string) =>
  locale.datePart(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
/** "November 2026". */
export const monthWords = (month: string) => locale.datePart(`${month}-01`, { month: 'long', year: 'numeric' })

/** The date that an arrow key leads to among those that have times: the next one, or the nearest a week away. */
export function dateByKey(dates: readonly string[], from: string, key: string): string | null {
  const at = dates.indexOf(from)
  if (key === 'ArrowLeft') return dates[at - 1] ?? null
  if (key === 'ArrowRight') return dates[at + 1] ?? null
  if (key === 'Home') return dates[0] ?? null
  if (key === 'End') return dates.at(-1) ?? null
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
  const week = new Date(Date.parse(`${from}T00:00:00Z`) + (key === 'ArrowDown' ? 7 : -7) * DAY)
    .toISOString()
    .slice(0, 10)
  return (key === 'ArrowDown' ? dates.find(date => date >= week) : dates.findLast(date => date <= week)) ?? null
}
