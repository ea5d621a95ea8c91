import { DAY, HOUR, MINUTE } from '#platform/clock/clock.ts'

export const MOST_CALENDARS = 5
/** How far ahead busy times are read, in ms: as far as times can be booked. */
export const READ_AHEAD = 181 * DAY
/** Busy times that are older than this may be wrong, in ms. */
export const STALE_AFTER = 3 * HOUR

const USUAL = 15 * MINUTE
const LONGEST = 6 * HOUR

/** When a calendar is read again, in ms after the last attempt: later after each failure. */
export const readAgainAfter = (failures: number): number => Math.min(USUAL * 2 ** Math.min(failures, 10), LONGEST)

export const CALENDAR_PROBLEMS = [
  'not_https',
  'not_public',
  'unreachable',
  'refused',
  'not_found',
  'failed',
  'too_slow',
  'too_large',
  'too_many_redirects',
  'no_calendar',
  'too_complex',
] as const
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number]
