import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minutesOf, wallClock } from '#tests/wall-clock.ts'
import { anyPerson } from './any-person.fixture.ts'
import { choosePeople, freePanelSlots, groupsOf, interviewsThatWeek, isPanelClear, type Panel } from './panel.ts'
import { panelOf } from './policy.ts'
import { at, MINUTE, of, person } from './slots.fixture.ts'
import { freeSlots, type Person, type Range, taken } from './slots.ts'

const named = (id: string, change: Partial<Person> = {}) => ({ id, ...person(change) })
const NOW = at('2026-11-20T08:00:00Z')
const MONDAY_10 = { start: at('2026-11-23T10:00:00Z'), end: at('2026-11-23T11:00:00Z') }

describe('any of a group', () => {
  test('is free when enough of them are, also when nobody is free for all of it', () => {
    const morning = [{ start: at('2026-11-23T08:00:00Z'), end: at('2026-11-23T12:00:00Z') }]
    const afternoon = [{ start: at('2026-11-23T12:00:00Z'), end: at('2026-11-23T16:00:00Z') }]
    const members = [named('a', { busy: morning }), named('b', { busy: afternoon }), named('c', { busy: morning })]
    expect(of('2026-11-23', freePanelSlots([{ need: 3, members }], 60, NOW))).toEqual([])
    expect(of('2026-11-23', freePanelSlots([{ need: 2, members }], 60, NOW))[0]).toBe('2026-11-23T12:00:00.000Z')
    expect(of('2026-11-23', freePanelSlots([{ need: 1, members }], 60, NOW))[0]).toBe('2026-11-23T08:00:00.000Z')
  })

  test('takes whoever has the fewest interviews that week, then in order, and keeps who takes part already', () => {
    const busyWeek = [at('2026-11-24T10:00:00Z'), at('2026-11-25T10:00:00Z')]
    const members = [
      named('a', { bookedAt: busyWeek }),
      named('b', { bookedAt: [at('2026-11-23T15:00:00Z'), at('2026-11-30T10:00:00Z')] }),
      named('c'),
      named('d'),
    ]
    const choose = (current: string[] = []) =>
      choosePeople([{ need: 2, members }], MONDAY_10, { now: NOW, current })!.map(({ id }) => id)
    expect(choose()).toEqual(['c', 'd'])
    expect(choose(['a', 'd'])).toEqual(['d', 'a'])
    expect(interviewsThatWeek(members[1]!, MONDAY_10.start)).toBe(1)
  })

  test('prefers those who work at that time, and refuses if too few are free', () => {
    const off = { exceptions: [{ date: '2026-11-23', spans: [] }] }
    const members = [named('a', off), named('b'), named('c', { busy: [MONDAY_10] })]
    const choose = (need: number) =>
      choosePeople([{ need, members }], MONDAY_10, { now: NOW, current: ['a'] })?.map(({ id }) => id)
    expect(choose(1)).toEqual(['b'])
    expect(choose(2)).toEqual(['b', 'a'])
    expect(choose(3)).toBeUndefined()
  })

  test('nobody is in two groups, and required people who left are not waited for', () => {
    expect(panelOf(['a', 'a'], [{ count: 1, interviewer_ids: ['a', 'b', 'b', 'c'] }])).toEqual({
      required: ['a'],
      any_of: [{ count: 1, ids: ['b', 'c'] }],
    })
    expect(panelOf(['a'], [])).toBeNull()
    const panel: Panel = { required: ['gone', 'a'], any_of: [{ count: 2, ids: ['b', 'gone'] }] }
    expect(groupsOf(panel, [named('a'), named('b')]).map(({ need, members }) => [need, members.length])).toEqual([
      [1, 1],
      [2, 1],
    ])
  })
})

test('at every time that a panel is free, a valid set of people exists and is chosen', () => {
  const anyNow = fc.constantFrom('2026-03-27T10:00:00Z', '2026-10-23T10:00:00Z', '2026-04-02T00:00:00Z').map(at)
  const given = anyNow.chain(now =>
    fc.record({
      now: fc.constant(now),
      minutes: fc.constantFrom(30, 60),
      people: fc.array(anyPerson(now), { minLength: 2, maxLength: 5 }),
      required: fc.integer({ min: 0, max: 1 }),
      count: fc.integer({ min: 1, max: 3 }),
    }),
  )
  const isFree = (one: Person, slot: Range, now: number) => {
    const reserved = taken(one, slot)
    const day = wallClock(slot.start, one.timeZone).date
    const thatDay = one.bookedAt.filter(start => wallClock(start, one.timeZone).date === day)
    const isWithinHours = (instant: number) => {
      const { weekday, minute } = wallClock(instant, one.timeZone)
      const spans = one.hours.find(hours => hours.weekday === weekday)?.spans ?? []
      return spans.some(({ from, to }) => minutesOf(from) <= minute && minute < minutesOf(to))
    }
    const quarters = Array.from(
      { length: (slot.end - slot.start) / (15 * MINUTE) },
      (_, at_) => slot.start + at_ * 15 * MINUTE,
    )
    return (
      slot.start >= now + one.noticeHours * 60 * MINUTE &&
      slot.start <= now + one.horizonDays * 24 * 60 * MINUTE &&
      !one.busy.some(busy => busy.start < reserved.end && reserved.start < busy.end) &&
      thatDay.length < (one.dailyLimit ?? Infinity) &&
      quarters.every(isWithinHours)
    )
  }
  /** The clock shows this time twice, because it is put back. Hours that begin or end with such a time leave one of the two out. */
  const isTwice = (one: Person, instant: number) => {
    const shown = wallClock(instant, one.timeZone)
    return [-60, -30, 30, 60].some(shift => {
      const other = wallClock(instant + shift * MINUTE, one.timeZone)
      return other.date === shown.date && other.minute === shown.minute
    })
  }
  const isClearlyFree = (one: Person, slot: Range, now: number) =>
    isFree(one, slot, now) && !isTwice(one, slot.start) && !isTwice(one, slot.end)
  let seen = 0
  fc.assert(
    fc.property(given, ({ now, minutes, people, required, count }) => {
      const all = people.map((one, index) => ({ ...one, id: String(index) }))
      const groups = [
        ...(required ? [{ need: 1, members: all.slice(0, 1) }] : []),
        { need: Math.min(count, all.length - required), members: all.slice(required) },
      ]
      for (const slot of freePanelSlots(groups, minutes, now)) {
        seen += 1
        expect(isPanelClear(groups, slot)).toBe(true)
        const chosen = choosePeople(groups, slot, { now, current: [] })!
        expect(chosen).toHaveLength(groups.reduce((sum, { need }) => sum + need, 0))
        expect(new Set(chosen).size).toBe(chosen.length)
        for (const one of chosen) expect(isFree(one, slot, now)).toBe(true)
        // Among those who could come, nobody left out has fewer interviews that week than somebody chosen.
        const { members } = groups.at(-1)!
        const load = (one: Person) => interviewsThatWeek(one, slot.start)
        const picked = members.filter(one => chosen.includes(one))
        const others = members.filter(one => !chosen.includes(one) && isClearlyFree(one, slot, now))
        for (const other of others) expect(load(other)).toBeGreaterThanOrEqual(Math.max(...picked.map(load)))
      }
    }),
    { numRuns: 120 },
  )
  expect(seen).toBeGreaterThan(500)
})

test('a group of everyone is free when all its people are, around a change of the clocks', () => {
  const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu']
  const people = zones.map(timeZone =>
    person({
      timeZone,
      hours: [1, 2, 3, 4, 5, 6, 7].map(weekday => ({ weekday, spans: [{ from: '08:00', to: '20:00' }] })),
    }),
  )
  const now = at('2026-10-22T10:00:00Z')
  const panel = freePanelSlots([{ need: 3, members: people }], 60, now)
  expect(panel).toEqual(freeSlots(people, 60, now))
  expect(panel.length).toBeGreaterThan(20)
})
