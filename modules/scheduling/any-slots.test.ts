import fc from 'fast-check'
import { expect, test } from 'vitest'
import { at, MINUTE } from './slots.fixture.ts'
import { freeSlots, taken } from './slots.ts'

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
    dailyLimit: fc.constantFrom(null, 1, 2),
    bookedAt: fc.array(
      fc.integer({ min: -24 * 60, max: 8 * 24 * 60 }).map(from => now + from * MINUTE),
      { maxLength: 8 },
    ),
  })

const formatters = new Map<string, Intl.DateTimeFormat>()
function formatterOf(timeZone: string) {
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  formatters.set(timeZone, formatter)
  return formatter
}

/** Minutes since midnight and the weekday in a time zone, as the runtime computes them. */
function wallClock(instant: number, timeZone: string) {
  const parts = formatterOf(timeZone).formatToParts(instant)
  const read = (type: string) => parts.find(part => part.type === type)!.value
  return {
    weekday: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(read('weekday')) + 1,
    date: `${read('month')}-${read('day')}`,
    minute: Number(read('hour')) * 60 + Number(read('minute')),
  }
}
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

test('never returns a slot that overlaps a booking, is past, is outside of working hours or exceeds the limit of a day', () => {
  // Around both changes of the clocks, north and south.
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
          const reserved = taken(one, slot)
          expect(one.busy.filter(busy => busy.start < reserved.end && reserved.start < busy.end)).toEqual([])
          const day = wallClock(slot.start, one.timeZone).date
          const thatDay = one.bookedAt.filter(start => wallClock(start, one.timeZone).date === day)
          expect(thatDay.length).toBeLessThan(one.dailyLimit ?? Infinity)
          // Every quarter of an hour of it is within the hours of its day.
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
