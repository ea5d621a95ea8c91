import { DAY, later } from '#platform/clock/clock.ts'
import { civilDate } from '#platform/locale/dates.ts'

const isWeekend = (instant: Date, timeZone: string) =>
  [0, 6].includes(new Date(civilDate(instant, timeZone)).getUTCDay())

/** Adds working days (Monday to Friday in a time zone) to an instant. Does not know public holidays. */
export function addWorkingDays(from: Date, days: number, timeZone: string): Date {
  let at = from
  for (let left = days; left > 0;) {
    at = later(at, DAY)
    if (!isWeekend(at, timeZone)) left -= 1
  }
  return at
}
