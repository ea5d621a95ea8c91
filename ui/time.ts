const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** British order of day and month ("Fri 27 Nov"), as the product writes it. */
const LOCALE = 'en-GB'

export const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** "Europe/Berlin" → "Berlin". */
export const zoneCity = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

const civilDay = (instant: Date, zone: string) =>
  Date.parse(
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
      instant,
    ),
  ) / DAY

/** "in 20 minutes", "in 3 hours", "tomorrow", "in 2 days", "5 days ago". From a day's distance on it counts calendar days of the zone. */
export function relativeText(instant: Date, now: Date, zone: string): string {
  const words = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' })
  const distance = instant.getTime() - now.getTime()
  const far = Math.abs(distance)
  if (far < MINUTE) return 'now'
  if (far < HOUR) return words.format(Math.trunc(distance / MINUTE), 'minute')
  const days = civilDay(instant, zone) - civilDay(now, zone)
  if (days === 0 || far < 6 * HOUR) return words.format(Math.trunc(distance / HOUR), 'hour')
  if (Math.abs(days) < 60) return words.format(days, 'day')
  if (Math.abs(days) < 730) return words.format(Math.trunc(days / 30.44), 'month')
  return words.format(Math.trunc(days / 365.25), 'year')
}

/** "Fri 27 Nov", with the year where it is not this one. */
export function dayText(instant: Date, zone: string, now: Date): string {
  const year = (date: Date) => new Intl.DateTimeFormat(LOCALE, { timeZone: zone, year: 'numeric' }).format(date)
  return new Intl.DateTimeFormat(LOCALE, {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: year(instant) === year(now) ? undefined : 'numeric',
  })
    .format(instant)
    .replaceAll(',', '')
}

/** "14:00" on a 24-hour clock. */
const hourText = (instant: Date, zone: string) =>
  new Intl.DateTimeFormat(LOCALE, { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    instant,
  )

/** "Fri 27 Nov, 14:00 (Berlin)". */
export const instantText = (instant: Date, zone: string, now: Date) =>
  `${dayText(instant, zone, now)}, ${hourText(instant, zone)} (${zoneCity(zone)})`

/** The whole of it: "Friday 27 November 2026 at 14:00:05 CET, 2026-11-27T13:00:05Z". */
export function fullText(instant: Date, zone: string): string {
  const local = new Intl.DateTimeFormat(LOCALE, { timeZone: zone, dateStyle: 'full', timeStyle: 'long' }).format(
    instant,
  )
  return `${local}, ${instant.toISOString().replace(/\.\d+Z$/, 'Z')}`
}

/** Seconds as a player shows them: "08:24", with hours "1:02:03". */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${two(m)}:${two(s)}`
}
