import ICAL from 'ical.js'
import type { Zone } from './zones.ts'

/** Half-open, in ms since the epoch. */
export interface Period {
  readonly from: number
  readonly to: number
}

/** A time of a property, with the zone in which it is meant. */
export interface Moment {
  readonly wall: ICAL.Time
  readonly zone: Zone
}

export const DAY = 86_400_000

/** The same wall-clock time without a zone, so that counting days and hours needs no rules of zones. */
const floating = ({ year, month, day, hour, minute, second, isDate }: ICAL.Time): ICAL.Time =>
  new ICAL.Time({ year, month, day, hour, minute, second, isDate }, ICAL.Timezone.localTimezone)

export function momentsOf(property: ICAL.Property, zones: (tzid: string | null) => Zone): Moment[] {
  const tzid = property.getFirstParameter('tzid')
  return property.getValues().flatMap(value => {
    const time = value instanceof ICAL.Period ? value.start : value
    if (!(time instanceof ICAL.Time)) return []
    const isUtc = !time.isDate && time.zone === ICAL.Timezone.utcTimezone
    return { wall: floating(time), zone: zones(isUtc ? 'UTC' : time.isDate ? null : (tzid ?? null)) }
  })
}

export const firstMoment = (component: ICAL.Component, name: string, zones: (tzid: string | null) => Zone) => {
  const property = component.getFirstProperty(name)
  return property ? (momentsOf(property, zones)[0] ?? null) : null
}

/** Its time as if it were in UTC, which takes no rules of zones. */
export const roughly = ({ wall }: Moment): number => utc(wall)

export const instantOf = ({ wall, zone }: Moment): number => zone(wall)

/** The end that belongs to a start: whole days follow the calendar, all else takes as long as it takes. */
export type Length = (start: Moment) => number

export function lengthOf(component: ICAL.Component, start: Moment, zones: (tzid: string | null) => Zone): Length {
  const end = firstMoment(component, 'dtend', zones)
  const duration = component.getFirstPropertyValue('duration')
  if (end && !start.wall.isDate) {
    const exact = instantOf(end) - instantOf(start)
    return moment => instantOf(moment) + exact
  }
  const days = end ? Math.round((Date.UTC(...dateOf(end.wall)) - Date.UTC(...dateOf(start.wall))) / DAY) : 1
  const step =
    duration instanceof ICAL.Duration
      ? duration
      : // Without an end, a date lasts for the day and a time takes none.
        ICAL.Duration.fromData({ days: start.wall.isDate ? Math.max(days, 1) : 0 })
  return ({ wall, zone }) => {
    const after = wall.clone()
    after.addDuration(step)
    return zone(after)
  }
}

const dateOf = ({ year, month, day }: ICAL.Time): [number, number, number] => [year, month - 1, day]

/** The wall-clock time of an instant in a zone, by correcting a guess: zones are only known from wall clock to instant. */
function wallAt(instant: number, zone: Zone): ICAL.Time {
  let wall = floating(ICAL.Time.fromJSDate(new Date(instant), true))
  for (let round = 0; round < 2; round += 1) {
    const off = Math.round((instant - zone(wall)) / 1000)
    if (off === 0) break
    wall = wall.clone()
    wall.addDuration(ICAL.Duration.fromSeconds(off))
  }
  return wall
}

/** The starts of a rule, in order, until `last`; at most `limit` are counted. */
export function* ruleStarts(rule: ICAL.Recur, start: Moment, last: number, limit: { left: number }): Generator<Moment> {
  const until = rule.until
  if (until) {
    const isUtc = !until.isDate && until.zone === ICAL.Timezone.utcTimezone
    const wall =
      isUtc && !start.wall.isDate
        ? wallAt(instantOf({ wall: floating(until), zone: utc }), start.zone)
        : floating(until)
    // A date includes its day.
    if (wall.isDate && !start.wall.isDate) {
      wall.isDate = false
      wall.hour = 23
      wall.minute = 59
      wall.second = 59
    }
    rule.until = wall
  }
  const iterator = rule.iterator(start.wall)
  for (let wall = iterator.next() as ICAL.Time | null; wall; wall = iterator.next() as ICAL.Time | null) {
    limit.left -= 1
    if (limit.left < 0) return
    // A day more than the window: a wall clock differs from UTC by at most 14 hours.
    if (utc(wall) > last + DAY) return
    yield { wall: wall.clone(), zone: start.zone }
  }
}

const utc: Zone = ({ year, month, day, hour, minute, second }) => Date.UTC(year, month - 1, day, hour, minute, second)
