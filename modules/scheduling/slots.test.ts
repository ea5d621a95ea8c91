import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WeekdayHours } from './contract.ts'
import { freeOffers, freeSlots, type Person, type Range, taken, workingHours } from './slots.ts'

const week = (from: string, to: string): WeekdayHours[] =>
  [1, 2, 3, 4, 5].map(weekday => ({ weekday, spans: [{ from, to }] }))

const person = (change: Partial<Person> = {}): Person => ({
  timeZone: 'Europe/Berlin',
  hours: week('09:00', '17:00'),
  exceptions: [],
  bufferBefore: 0,
  bufferAfter: 0,
  noticeHours: 24,
  horizonDays: 30,
  stepMinutes: 30,
  busy: [],
  ...change,
})

const at = (iso: string) => Date.parse(iso)
const starts = (slots: readonly Range[]) => slots.map(({ start }) => new Date(start).toISOString())
const of = (day: string, slots: readonly Range[]) => starts(slots).filter(start => start.startsWith(day))

test('a day offers every start at which the interview ends within the hours', () => {
  const slots = freeSlots([person()], 60, at('2026-11-20T08:00:00Z'))
  expect(of('2026-11-23', slots)).toEqual([
    '2026-11-23T08:00:00.000Z',
    ...['08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00'].map(h => `2026-11-23T${h}:00.000Z`),
    ...['12:30', '13:00', '13:30', '14:00', '14:30', '15:00'].map(h => `2026-11-23T${h}:00.000Z`),
  ])
  expect(of('2026-11-21', slots)).toEqual([])
})

test('respects notice and horizon, and starts on the time grid', () => {
  const slots = freeSlots([person({ noticeHours: 24, horizonDays: 4 })], 30, at('2026-11-19T10:10:00Z'))
  expect(slots[0]).toEqual({ start: at('2026-11-20T10:30:00Z'), end: at('2026-11-20T11:00:00Z') })
  expect(starts(slots).at(-1)).toBe('2026-11-23T10:00:00.000Z')
})

test('intersects the hours of several people across time zones', () => {
  const boston = person({ timeZone: 'America/New_York' })
  const slots = freeSlots([person(), boston], 60, at('2026-11-20T00:00:00Z'))
  // 09–17 in Berlin is 08–16 UTC, 09–17 in New York is 14–22 UTC.
  expect(of('2026-11-24', slots)).toEqual(['14:00', '14:30', '15:00'].map(h => `2026-11-24T${h}:00.000Z`))
})

test('respects bookings and buffers on both sides', () => {
  const busy = [{ start: at('2026-11-24T09:50:00Z'), end: at('2026-11-24T11:10:00Z') }]
  const slots = freeSlots([person({ busy, bufferBefore: 10, bufferAfter: 10 })], 60, at('2026-11-20T00:00:00Z'))
  expect(of('2026-11-24', slots).slice(0, 3)).toEqual([
    '2026-11-24T08:00:00.000Z',
    '2026-11-24T08:30:00.000Z',
    '2026-11-24T11:30:00.000Z',
  ])
})

test('an exception replaces the weekly hours: a day off, and a working Saturday', () => {
  const exceptions = [
    { date: '2026-11-24', spans: [] },
    { date: '2026-11-28', spans: [{ from: '10:00', to: '11:00' }] },
  ]
  const slots = freeSlots([person({ exceptions })], 60, at('2026-11-20T00:00:00Z'))
  expect(of('2026-11-24', slots)).toEqual([])
  expect(of('2026-11-28', slots)).toEqual(['2026-11-28T09:00:00.000Z'])
})

test('09:00 stays 09:00 in both weeks in which the clocks change', () => {
  const spring = freeSlots([person()], 60, at('2026-03-25T00:00:00Z'))
  expect([of('2026-03-27', spring)[0], of('2026-03-30', spring)[0]]).toEqual([
    '2026-03-27T08:00:00.000Z',
    '2026-03-30T07:00:00.000Z',
  ])
  const autumn = freeSlots([person()], 60, at('2026-10-21T00:00:00Z'))
  expect([of('2026-10-23', autumn)[0], of('2026-10-26', autumn)[0]]).toEqual([
    '2026-10-23T07:00:00.000Z',
    '2026-10-26T08:00:00.000Z',
  ])
})

test('the night of a clock change has an hour less in spring, an hour more in autumn, and no skipped time', () => {
  const night = (date: string, from = '01:00', to = '04:00') =>
    workingHours(
      person({ hours: [], exceptions: [{ date, spans: [{ from, to }] }] }),
      at(`${date}T00:00:00Z`),
      at(`${date}T12:00:00Z`),
    ).map(({ start, end }) => (end - start) / 3_600_000)
  expect(night('2026-03-29')).toEqual([2])
  expect(night('2026-10-25')).toEqual([4])
  expect(night('2026-03-29', '02:00', '02:30')).toEqual([])
})

test('hours that end at midnight and continue after it are one range', () => {
  const hours = [
    { weekday: 2, spans: [{ from: '22:00', to: '24:00' }] },
    { weekday: 3, spans: [{ from: '00:00', to: '02:00' }] },
  ]
  const slots = freeSlots([person({ hours, stepMinutes: 60 })], 180, at('2026-11-20T00:00:00Z'))
  expect(of('2026-11-24', slots)).toEqual(['2026-11-24T21:00:00.000Z', '2026-11-24T22:00:00.000Z'])
})

test('offered times depend only on bookings and the current time', () => {
  const busy = [{ start: at('2026-11-22T10:00:00Z'), end: at('2026-11-22T11:00:00Z') }]
  const offered = ['2026-11-22T10:30:00Z', '2026-11-22T06:00:00Z', '2026-11-19T06:00:00Z'].map(at)
  const slots = freeOffers([person({ busy })], offered, 30, at('2026-11-21T23:00:00Z'))
  expect(starts(slots)).toEqual(['2026-11-22T06:00:00.000Z'])
})

const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'America/St_Johns',
  'Africa/Casablanca',
  'UTC',
]
const MINUTE = 60_000

const anySpan = fc.tuple(fc.integer({ min: 0, max: 94 }), fc.integer({ min: 1, max: 60 })).map(([from, length]) => {
  const clock = (quarter: number) =>
    `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`
  return { from: clock(from), to: clock(Math.min(96, from + length)) }
})
const anyPerson = (now: number) =>
  fc.record({
    timeZone: fc.constantFrom(...ZONES),
    hours: fc
      .uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
      .chain(days => fc.tuple(...days.map(weekday => anySpan.map(span => ({ weekday, spans: [span] }))))),
    exceptions: fc.constant([]),
    bufferBefore: fc.constantFrom(0, 5, 15),
    bufferAfter: fc.constantFrom(0, 10, 30),
    noticeHours: fc.constantFrom(0, 1, 24),
    horizonDays: fc.constantFrom(2, 8),
    stepMinutes: fc.constantFrom(15, 30, 60),
    busy: fc.array(
      fc
        .tuple(fc.integer({ min: 0, max: 8 * 24 * 60 }), fc.integer({ min: 5, max: 300 }))
        .map(([from, length]) => ({ start: now + from * MINUTE, end: now + (from + length) * MINUTE })),
      { maxLength: 12 },
    ),
  })

/** Minutes since midnight and the weekday in a time zone, according to the platform. */
function wallClock(instant: number, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const read = (type: string) => parts.find(part => part.type === type)!.value
  return {
    weekday: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(read('weekday')) + 1,
    minute: Number(read('hour')) * 60 + Number(read('minute')),
  }
}
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

test('no slot overlaps a booking, is in the past or is outside working hours, for any zones, hours and bookings', () => {
  // Around both clock changes, in both hemispheres.
  const anyNow = fc.constantFrom(
    '2026-03-27T10:00:00Z',
    '2026-10-23T10:00:00Z',
    '2026-04-02T00:00:00Z',
    '2026-10-02T00:00:00Z',
  )
  const given = anyNow.map(at).chain(now =>
    fc.record({
      now: fc.constant(now),
      minutes: fc.constantFrom(15, 30, 45, 60, 90),
      people: fc.array(anyPerson(now), { minLength: 1, maxLength: 3 }),
    }),
  )
  let seen = 0
  fc.assert(
    fc.property(given, ({ now, minutes, people }) => {
      for (const slot of freeSlots(people, minutes, now)) {
        seen += 1
        expect(slot.end - slot.start).toBe(minutes * MINUTE)
        for (const one of people) {
          expect(slot.start).toBeGreaterThanOrEqual(now + one.noticeHours * 60 * MINUTE)
          expect(slot.start).toBeLessThanOrEqual(now + one.horizonDays * 24 * 60 * MINUTE)
          const whole = taken(one, slot)
          expect(one.busy.filter(busy => busy.start < whole.end && whole.start < busy.end)).toEqual([])
          // Every quarter of an hour of it, and its last minute, is within the hours of its own day.
          for (let t = slot.start; t < slot.end; t += 15 * MINUTE) {
            const { weekday, minute } = wallClock(t, one.timeZone)
            const spans = one.hours.find(hours => hours.weekday === weekday)?.spans ?? []
            expect(spans.some(({ from, to }) => minutesOf(from) <= minute && minute < minutesOf(to))).toBe(true)
          }
        }
      }
    }),
    { numRuns: 300 },
  )
  expect(seen).toBeGreaterThan(1000)
})
