import { locale } from '#platform/locale/locale.ts'
import { civilDate } from '#platform/locale/dates.ts'
import type { CalendarItem } from './items.ts'

const USUAL = { from: 8, to: 19 }
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** The hours that a grid shows: the usual ones, and those of every interview. */
export function hoursShown(items: readonly CalendarItem[], zone: string): { from: string; to: string } {
  let { from, to } = USUAL
  for (const item of items) {
    if (!('start' in item)) continue
    const [start, end] = [new Date(item.start), new Date(item.end)]
    const hour = Number(locale.time(start, zone).slice(0, 2))
    const isOverMidnight = civilDate(start, zone) !== civilDate(end, zone)
    const [endHour = 0, endMinute = 0] = locale.time(end, zone).split(':').map(Number)
    from = Math.min(from, isOverMidnight ? 0 : hour)
    to = Math.max(to, isOverMidnight ? 24 : endHour + (endMinute > 0 ? 1 : 0))
  }
  return { from: clock(from), to: clock(to) }
}
