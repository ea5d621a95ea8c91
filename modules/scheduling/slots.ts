import { Temporal } from 'temporal-polyfill'
import type { Exception, Span, WeekdayHours } from './contract.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Half-open interval, in ms since the epoch. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** A participant: when they work and when they are busy. */
export interface Person {
  readonly timeZone: string
  readonly hours: readonly WeekdayHours[]
  readonly exceptions: readonly Exception[]
  /** Minutes. */
  readonly bufferBefore: number
  readonly bufferAfter: number
  readonly noticeHours: number
  readonly horizonDays: number
  readonly stepMinutes: number
  /** Their bookings, including buffers. */
  readonly busy: readonly Range[]
  /** Most interviews on one day of their time zone; null for no limit. */
  readonly dailyLimit: number | null
  /** When their interviews start, from eight days ago on. */
  readonly bookedAt: readonly number[]
}

/** The time that an interview takes from a person, including buffers. */
export const taken = (person: Pick<Person, 'bufferBefore' | 'bufferAfter'>, { start, end }: Range): Range => ({
  start: start - person.bufferBefore * MINUTE,
  end: end + person.bufferAfter * MINUTE,
})

const overlaps = (a: Range, b: Range) => a.start < b.end && b.start < a.end

/** The last of sorted ranges that starts before an instant, or at it. */
export function lastUntil(ranges: readonly Range[], instant: number): Range | undefined {
  let [from, to] = [0, ranges.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (ranges[middle]!.start <= instant) from = middle + 1
    else to = middle
  }
  return ranges[from - 1]
}

/** Busy times in order and without overlaps: a search asks for thousands of times. */
const inOrder = new WeakMap<readonly Range[], Range[]>()

function isBusy(person: Person, range: Range): boolean {
  const busy = inOrder.get(person.busy) ?? merged(person.busy)
  inOrder.set(person.busy, busy)
  const whole = taken(person, range)
  const last = lastUntil(busy, whole.end - 1)
  return last !== undefined && overlaps(last, whole)
}

/** Whether they have as many interviews on the day of an instant as they accept. */
function isFull({ dailyLimit, bookedAt, timeZone }: Person, at: number): boolean {
  if (dailyLimit === null || bookedAt.length < dailyLimit) return false
  const { start, end } = dayOf(at, timeZone)
  return bookedAt.filter(booked => start <= booked && booked < end).length >= dailyLimit
}

/** Whether nobody has another booking, or as many on that day as they accept. */
export const isClear = (people: readonly Person[], range: Range): boolean =>
  people.every(person => !isBusy(person, range) && !isFull(person, range.start))

/**
 * A wall-clock time as an instant. If the clocks skip or repeat it, the interval stays within the hours that the person gave:
 * a start is never earlier than its wall-clock time, an end never later.
 */
function instantOf(
  date: Temporal.PlainDate,
  clock: string,
  timeZone: string,
  disambiguation: 'earlier' | 'later',
): number {
  const whole = clock === '24:00' ? date.add({ days: 1 }).toPlainDateTime() : date.toPlainDateTime(clock)
  return whole.toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds
}

function spansOn(person: Person, date: Temporal.PlainDate): readonly Span[] {
  const name = date.toString()
  const exception = person.exceptions.find(one => one.date === name)
  return exception?.spans ?? person.hours.find(({ weekday }) => weekday === date.dayOfWeek)?.spans ?? []
}

/** Sorted ranges, with adjacent ones merged. */
export function merged(ranges: readonly Range[]): Range[] {
  const out: Range[] = []
  for (const one of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = out.at(-1)
    if (last && one.start <= last.end) out[out.length - 1] = { start: last.start, end: Math.max(last.end, one.end) }
    else out.push(one)
  }
  return out
}

const dateAt = (instant: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).toPlainDate()

/** A period of local days around an instant. The last one of each time zone is kept, because neighbouring times are asked for in turn. */
function localPeriod(firstDay: (date: Temporal.PlainDate) => Temporal.PlainDate, days: number) {
  const last = new Map<string, Range>()
  return (instant: number, timeZone: string): Range => {
    const known = last.get(timeZone)
    if (known && known.start <= instant && instant < known.end) return known
    const first = firstDay(dateAt(instant, timeZone))
    const startOf = (date: Temporal.PlainDate) => date.toZonedDateTime(timeZone).epochMilliseconds
    const period = { start: startOf(first), end: startOf(first.add({ days })) }
    last.set(timeZone, period)
    return period
  }
}
const dayOf = localPeriod(date => date, 1)
/** The week of an instant, from Monday on. */
export const weekOf = localPeriod(date => date.subtract({ days: date.dayOfWeek - 1 }), 7)

/** A person's working hours, from the day of one instant to the day of another in their zone. */
export function workingHours(person: Person, from: number, to: number): Range[] {
  const last = dateAt(to, person.timeZone)
  const found: Range[] = []
  // An interview that starts on the last day may end on the next.
  for (
    let date = dateAt(from, person.timeZone).subtract({ days: 1 });
    Temporal.PlainDate.compare(date, last.add({ days: 1 })) <= 0;
    date = date.add({ days: 1 })
  ) {
    for (const span of spansOn(person, date)) {
      const start = instantOf(date, span.from, person.timeZone, 'later')
      const end = instantOf(date, span.to, person.timeZone, 'earlier')
      if (start < end) found.push({ start, end })
    }
  }
  return merged(found)
}

/** Why a person cannot or would rather not be interviewing at a time; null if nothing is in the way. */
export function conflictAt(person: Person, range: Range): 'busy' | 'full' | 'outside_hours' | null {
  if (isBusy(person, range)) return 'busy'
  if (isFull(person, range.start)) return 'full'
  const works = workingHours(person, range.start, range.end).some(
    ({ start, end }) => start <= range.start && range.end <= end,
  )
  return works ? null : 'outside_hours'
}

/** The given number of ranges that start nearest to an instant, by time. */
export const nearest = (ranges: readonly Range[], at: number, count: number): Range[] =>
  ranges
    .toSorted((a, b) => Math.abs(a.start - at) - Math.abs(b.start - at) || a.start - b.start)
    .slice(0, count)
    .toSorted((a, b) => a.start - b.start)

function intersect(a: readonly Range[], b: readonly Range[]): Range[] {
  const out: Range[] = []
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const start = Math.max(a[i]!.start, b[j]!.start)
    const end = Math.min(a[i]!.end, b[j]!.end)
    if (start < end) out.push({ start, end })
    if (a[i]!.end < b[j]!.end) i += 1
    else j += 1
  }
  return out
}

/** The first instant at or after the given one whose wall-clock minutes are a multiple of the step. */
export function onGrid(from: number, stepMinutes: number, timeZone: string): number {
  const local = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone)
  const past = ((local.hour * 60 + local.minute) % stepMinutes) * MINUTE + local.second * 1000 + local.millisecond
  return past === 0 ? from : from + stepMinutes * MINUTE - past
}

/**
 * Times at which everyone works and no one is busy: not before the longest notice, not after the shortest horizon, and on the
 * first person's time grid.
 * @param now in ms since the epoch
 */
export function freeSlots(people: readonly Person[], minutes: number, now: number): Range[] {
  const [first] = people
  if (!first) return []
  const earliest = now + Math.max(...people.map(one => one.noticeHours)) * HOUR
  const latest = now + Math.min(...people.map(one => one.horizonDays)) * DAY
  const step = Math.max(...people.map(one => one.stepMinutes))
  if (earliest > latest) return []
  const shared = people.map(one => workingHours(one, earliest, latest)).reduce(intersect)
  const slots: Range[] = []
  for (const range of shared) {
    const from = onGrid(Math.max(range.start, earliest), step, first.timeZone)
    for (let start = from; start + minutes * MINUTE <= range.end && start <= latest; start += step * MINUTE) {
      const slot = { start, end: start + minutes * MINUTE }
      if (isClear(people, slot)) slots.push(slot)
    }
  }
  return slots
}
