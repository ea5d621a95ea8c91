import ICAL from 'ical.js'
import { componentsOf } from './components.ts'
import {
  DAY,
  firstMoment,
  instantOf,
  type Length,
  lengthOf,
  type Moment,
  momentsOf,
  type Period,
  roughly,
  ruleStarts,
} from './occurrences.ts'
import { ianaZone, type Zone, zonesOf } from './zones.ts'

export type { Period }

export interface BusyTimes {
  /** In order, without overlaps. */
  readonly busy: Period[]
  /** Entries that could not be read. */
  readonly unread: number
}

export interface Reader {
  readonly window: Period
  /** IANA zone of the person: for whole days, times without a zone, and unknown zones. */
  readonly timeZone: string
}

/** A rule such as "every second" has no end that matters. */
const MOST_STARTS = 200_000
const MOST_PERIODS = 10_000
/** Interviews booked here are known; their copy in the person's own calendar must not block moving them. */
const OWN_ENTRY = /^[0-9a-f-]{36}@evenhand$/

type Zones = (tzid: string | null) => Zone

const textOf = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? '').toUpperCase()

function isBusy(event: ICAL.Component): boolean {
  if (textOf(event, 'status') === 'CANCELLED' || textOf(event, 'transp') === 'TRANSPARENT') return false
  return !['FREE', 'WORKINGELSEWHERE'].includes(textOf(event, 'x-microsoft-cdo-busystatus'))
}

interface Change {
  /** The start that it replaces. */
  readonly of: number
  readonly event: ICAL.Component
  readonly start: Moment | null
  readonly length: Length | null
  /** Whether later starts are moved by as much. */
  readonly andLater: boolean
}

function readChange(event: ICAL.Component, zones: Zones): Change | null {
  const property = event.getFirstProperty('recurrence-id')
  const of = property && momentsOf(property, zones)[0]
  if (!property || !of) return null
  const start = firstMoment(event, 'dtstart', zones)
  return {
    of: instantOf(of),
    event,
    start,
    length: start && lengthOf(event, start, zones),
    andLater: property.getFirstParameter('range') === 'THISANDFUTURE',
  }
}

/** Everything with one UID: an event, its repetitions, and the changes of single ones. */
function* periodsOf(
  events: readonly ICAL.Component[],
  zones: Zones,
  window: Period,
  limit: { left: number },
): Generator<Period> {
  const changes = events.flatMap(event => readChange(event, zones) ?? [])
  for (const { event, start, length } of changes)
    if (start && length && isBusy(event)) yield { from: instantOf(start), to: length(start) }
  const replaced = new Set(changes.map(({ of }) => of))
  const later = changes.filter(({ andLater }) => andLater).toSorted((a, b) => b.of - a.of)

  for (const event of events.filter(one => !one.hasProperty('recurrence-id') && isBusy(one))) {
    const start = firstMoment(event, 'dtstart', zones)
    if (!start) continue
    const length = lengthOf(event, start, zones)
    const without = event.getAllProperties('exdate').flatMap(property => momentsOf(property, zones))
    const skipped = new Set(without.map(instantOf))
    const skippedDays = new Set(
      without.filter(({ wall }) => wall.isDate).map(({ wall }) => wall.toString().slice(0, 10)),
    )
    const seen = new Set<number>()
    // A wall clock differs from UTC by at most 14 hours, so what ended two days before needs no exact time.
    const before = window.from - 2 * DAY - (length(start) - instantOf(start))
    for (const moment of startsOf(event, start, zones, window.to, limit)) {
      if (roughly(moment) < before) continue
      const from = instantOf(moment)
      if (seen.has(from) || replaced.has(from) || skipped.has(from)) continue
      if (skippedDays.has(moment.wall.toString().slice(0, 10))) continue
      seen.add(from)
      const shift = later.find(({ of }) => of < from)
      if (!shift) yield { from, to: length(moment) }
      else if (shift.start && shift.length && isBusy(shift.event)) {
        const by = instantOf(shift.start) - shift.of
        yield { from: from + by, to: from + by + shift.length(shift.start) - instantOf(shift.start) }
      }
    }
  }
}

function* startsOf(
  event: ICAL.Component,
  start: Moment,
  zones: Zones,
  last: number,
  limit: { left: number },
): Generator<Moment> {
  // The first start counts even if the rule does not produce it (RFC 5545, section 3.8.5.3).
  yield start
  for (const property of event.getAllProperties('rrule')) {
    const rule = property.getFirstValue()
    if (rule instanceof ICAL.Recur) yield* ruleStarts(rule, start, last, limit)
  }
  for (const property of event.getAllProperties('rdate')) yield* momentsOf(property, zones)
}

function* publishedPeriods(component: ICAL.Component): Generator<Period> {
  for (const property of component.getAllProperties('freebusy')) {
    if (String(property.getFirstParameter('fbtype') ?? '').toUpperCase() === 'FREE') continue
    for (const value of property.getValues())
      if (value instanceof ICAL.Period)
        yield { from: value.start.toJSDate().getTime(), to: value.getEnd().toJSDate().getTime() }
  }
}

/** In order and without overlaps, cut to the window. */
function merged(periods: readonly Period[], window: Period): Period[] {
  const out: { from: number; to: number }[] = []
  const cut = periods
    .map(({ from, to }) => ({ from: Math.max(from, window.from), to: Math.min(to, window.to) }))
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => a.from - b.from)
  for (const one of cut) {
    const last = out.at(-1)
    if (last && one.from <= last.to) last.to = Math.max(last.to, one.to)
    else out.push(one)
  }
  return out
}

/** Entries that belong together, without those that were booked here. */
function byUid(events: readonly ICAL.Component[]): Iterable<ICAL.Component[]> {
  const groups = new Map<string | ICAL.Component, ICAL.Component[]>()
  for (const event of events) {
    const uid = String(event.getFirstPropertyValue('uid') ?? '')
    if (OWN_ENTRY.test(uid)) continue
    // Entries without UID have nothing to do with each other.
    const key = uid || event
    const group = groups.get(key)
    if (group) group.push(event)
    else groups.set(key, [event])
  }
  return groups.values()
}

/**
 * When a calendar says that its owner is busy: start and end only. Repetitions with exceptions, single changes, whole days, times
 * without a zone, and published busy times are understood; cancelled entries and those marked as free do not count.
 *
 * @param text an iCalendar file (RFC 5545) from a stranger. Bounded in size by the caller; hostile rules are stopped by the time
 *   limit of the process that calls this.
 * @throws if it is no calendar
 */
export function readBusyTimes(text: string, { window, timeZone }: Reader): BusyTimes {
  const { components, unread: broken } = componentsOf(text)
  const periods: Period[] = []
  const limit = { left: MOST_STARTS }
  let unread = broken
  const zones = zonesOf(components.vtimezone, ianaZone(timeZone) ?? ianaZone('UTC')!)
  for (const events of byUid(components.vevent))
    try {
      for (const period of periodsOf(events, zones, window, limit)) {
        if (period.to > window.from && period.from < window.to) periods.push(period)
        if (periods.length > MOST_PERIODS) break
      }
    } catch {
      unread += 1
    }
  for (const component of components.vfreebusy) for (const period of publishedPeriods(component)) periods.push(period)
  return { busy: merged(periods, window), unread }
}
