import { whenNeeded } from '../when-needed.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Instants as people read them. `zone` is an IANA time zone: people see times in their own. */
export interface Dates {
  /** "in 20 minutes", "tomorrow", "5 days ago". From a day's distance it counts calendar days of the zone. */
  relative(instant: Date, now: Date, zone: string): string
  /** "Fri 27 Nov", with the year if it is not this one. */
  day(instant: Date, zone: string, now: Date): string
  /** "Friday 27 November". */
  longDay(instant: Date, zone: string): string
  /** "Friday". */
  weekday(instant: Date, zone: string): string
  /** "November 2026". */
  month(instant: Date, zone: string): string
  /** "14:00". */
  time(instant: Date, zone: string): string
  /** "Fri 27 Nov, 14:00 (Berlin)". */
  instant(instant: Date, zone: string, now: Date): string
  /** "Fri 27 November 2026, 14:00 (Berlin)": for e-mails, which are read at any time. */
  writtenInstant(instant: Date, zone: string): string
  /** "Friday 27 November 2026 at 14:00:05 CET, 2026-11-27T13:00:05Z". */
  fullInstant(instant: Date, zone: string): string
  /** A date without a time by the given parts, for calendars: "Fri", "27", "November". */
  datePart(date: string, options: Intl.DateTimeFormatOptions): string
}

/** "Europe/Berlin" → "Berlin". */
export const zoneCity = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** "Berlin time", "UTC". */
export const cityTime = (city: string): string => (city === 'UTC' ? city : `${city} time`)

/** The date of an instant in a zone, as YYYY-MM-DD. Not for people. */
export const civilDate = (instant: Date, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  )

/** Whether a name is a time zone of the IANA database. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** Every time zone of the IANA database that this device knows, with UTC. */
export const timeZones = (): string[] => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted()

/** A zone's distance from UTC at an instant, like "+01:00". */
export function utcOffset(instant: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(instant)
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') || '+00:00'
}

/** The same in minutes. */
export function utcOffsetMinutes(instant: Date, zone: string): number {
  const [hours = 0, minutes = 0] = utcOffset(instant, zone).slice(1).split(':').map(Number)
  return (utcOffset(instant, zone).startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}

const civilDay = (instant: Date, zone: string) => Date.parse(civilDate(instant, zone)) / DAY

/** Seconds as a player shows them: "08:24", with hours "1:02:03". */
export function playerTime(seconds: number): string {
  const total = Math.max(0, Math.floor(seconds))
  const [h, m, s] = [Math.floor(total / 3600), Math.floor((total % 3600) / 60), total % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${two(m)}:${two(s)}`
}

export function createDates(tag: string): Dates {
  // Some parts together have a comma after the weekday and others none, so that one date would be written in two ways.
  const format = (instant: Date, zone: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { timeZone: zone, ...options }).format(instant).replaceAll(',', '')
  const relativeWords = whenNeeded(() => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }))
  const time = (instant: Date, zone: string) =>
    format(instant, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const day = (instant: Date, zone: string, now: Date) =>
    format(instant, zone, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: civilDate(instant, zone).slice(0, 4) === civilDate(now, zone).slice(0, 4) ? undefined : 'numeric',
    })
  return {
    relative(instant, now, zone) {
      const distance = instant.getTime() - now.getTime()
      const far = Math.abs(distance)
      if (far < MINUTE) return relativeWords().format(0, 'second')
      if (far < HOUR) return relativeWords().format(Math.trunc(distance / MINUTE), 'minute')
      const days = civilDay(instant, zone) - civilDay(now, zone)
      if (days === 0 || far < 6 * HOUR) return relativeWords().format(Math.trunc(distance / HOUR), 'hour')
      if (Math.abs(days) < 60) return relativeWords().format(days, 'day')
      if (Math.abs(days) < 730) return relativeWords().format(Math.trunc(days / 30.44), 'month')
      return relativeWords().format(Math.trunc(days / 365.25), 'year')
    },
    day,
    longDay: (instant, zone) => format(instant, zone, { weekday: 'long', day: 'numeric', month: 'long' }),
    weekday: (instant, zone) => format(instant, zone, { weekday: 'long' }),
    month: (instant, zone) => format(instant, zone, { month: 'long', year: 'numeric' }),
    time,
    instant: (instant, zone, now) => `${day(instant, zone, now)}, ${time(instant, zone)} (${zoneCity(zone)})`,
    writtenInstant(instant, zone) {
      const date = format(instant, zone, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
      return `${date}, ${time(instant, zone)} (${zoneCity(zone)})`
    },
    fullInstant(instant, zone) {
      const local = format(instant, zone, { dateStyle: 'full', timeStyle: 'long' })
      return `${local}, ${instant.toISOString().replace(/\.\d+Z$/, 'Z')}`
    },
    datePart: (date, options) => format(new Date(`${date}T12:00:00Z`), 'UTC', options),
  }
}

/** The browser's time zone. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
