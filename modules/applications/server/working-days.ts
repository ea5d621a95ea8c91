import { DAY, later } from '#platform/clock/clock.ts'

/** Adds Monday-to-Friday days to an instant, as the days fall in a time zone. Public holidays are not known. */
export function addWorkingDays(from: Date, days: number, timeZone: string): Date {
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone })
  let at = from
  for (let left = days; left > 0;) {
    at = later(at, DAY)
    if (!weekday.format(at).startsWith('S')) left -= 1
  }
  return at
}
