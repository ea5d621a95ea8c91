import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesOf, wallClock } from '#tests/wall-clock.ts'
import { anyPerson } from './any-person.fixture.ts'
import { at, MINUTE } from './slots.fixture.ts'
import { freeSlots, taken } from './slots.ts'

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
