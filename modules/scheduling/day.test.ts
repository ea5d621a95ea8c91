import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyPerson } from './any-person.fixture.ts'
import { chooseForDay, type DayPart, freeDayOffers, freeDayTimes, rangeOf, takenOnDay } from './day.ts'
import { freePanelSlots } from './panel.ts'
import { at, MINUTE, of, person } from './slots.fixture.ts'
import { isClear, type Person, taken } from './slots.ts'

const named = (id: string, change: Partial<Person> = {}) => ({ id, ...person(change) })
type Named = ReturnType<typeof named>
const NOW = at('2026-11-20T08:00:00Z')
const all = (members: Named[], minutes: number, offset: number): DayPart<Named> => ({
  groups: [{ need: members.length, members }],
  minutes,
  offset,
})
const starts = (parts: DayPart[]) => of('2026-11-23', freeDayTimes(parts, NOW)).map(start => start.slice(11, 16))

describe('several interviews in one booking', () => {
  test('a day can start when each of its people is free at the time of their interview', () => {
    const ann = named('a', { busy: [{ start: at('2026-11-23T08:00:00Z'), end: at('2026-11-23T13:00:00Z') }] })
    const ben = named('b', { busy: [{ start: at('2026-11-23T14:30:00Z'), end: at('2026-11-23T17:00:00Z') }] })
    // Ann works from 13:00 on, Ben until 14:30 and, after a break of 15 minutes, he is second.
    expect(starts([all([ann], 30, 0), all([ben], 30, 45)])).toEqual(['13:00'])
    expect(starts([all([ben], 30, 0), all([ann], 30, 45)])).toContain('14:00')
    expect(starts([all([ben], 30, 0), all([ann], 30, 45)])[0]).toBe('12:30')
  })

  test('a limit per day counts the earlier interviews of the same day', () => {
    const ann = named('a', { dailyLimit: 1 })
    const ben = named('b')
    expect(starts([all([ann], 30, 0), all([ann], 30, 30)])).toEqual([])
    const either: DayPart<Named> = { groups: [{ need: 1, members: [ann, ben] }], minutes: 30, offset: 30 }
    const parts = [all([ann], 30, 0), either]
    expect(starts(parts).length).toBeGreaterThan(5)
    const chosen = chooseForDay(parts, at('2026-11-23T10:00:00Z'), { now: NOW, current: [] })
    expect(chosen!.map(people => people.map(({ id }) => id))).toEqual([['a'], ['b']])
  })

  test('offered times remain as long as all interviews are possible, whatever the hours', () => {
    const ann = named('a')
    const ben = named('b', { busy: [{ start: at('2026-11-23T20:00:00Z'), end: at('2026-11-23T21:00:00Z') }] })
    const parts = [all([ann], 30, 0), all([ben], 30, 30)]
    const offered = ['2026-11-23T18:00:00Z', '2026-11-23T19:30:00Z', '2026-11-19T10:00:00Z'].map(at)
    expect(freeDayOffers(parts, offered, NOW)).toEqual([
      { start: at('2026-11-23T18:00:00Z'), end: at('2026-11-23T19:00:00Z') },
    ])
  })

  test('buffers are kept around a person’s day, not between their interviews in it', () => {
    const buffers = { bufferBefore: 10, bufferAfter: 20 }
    const range = (from: number, to: number) => ({ start: from * MINUTE, end: to * MINUTE })
    expect(takenOnDay(buffers, [range(100, 130), range(130, 160), range(175, 190)])).toEqual([
      range(90, 130),
      range(130, 175),
      range(175, 210),
    ])
    expect(takenOnDay(buffers, [range(100, 130)])).toEqual([taken({ ...person(), ...buffers }, range(100, 130))])
  })
})

test('at every time that a day can start, people exist who are free and work, and a day of one is a single interview', () => {
  const anyNow = fc.constantFrom('2026-03-27T10:00:00Z', '2026-10-23T10:00:00Z').map(at)
  const given = anyNow.chain(now =>
    fc.record({
      now: fc.constant(now),
      people: fc.array(anyPerson(now), { minLength: 3, maxLength: 4 }),
      second: fc.constantFrom(30, 60, 75),
    }),
  )
  fc.assert(
    fc.property(given, ({ now, people, second }) => {
      const members = people.map((one, index) => ({ ...one, id: String(index) }))
      const parts = [
        { groups: [{ need: 1, members: members.slice(0, 2) }], minutes: 30, offset: 0 },
        { groups: [{ need: 1, members }], minutes: 45, offset: second },
      ]
      const found = freeDayTimes(parts, now)
      for (const { start } of found.slice(0, 20)) {
        const chosen = chooseForDay(parts, start, { now, current: [], withinHours: true })
        expect(chosen).not.toBeNull()
        for (const [index, part] of parts.entries()) {
          const slot = rangeOf(part, start)
          expect(chosen![index]).toHaveLength(1)
          expect(isClear(chosen![index]!, slot)).toBe(true)
          expect(chosen![index]!.every(one => slot.start >= now + one.noticeHours * 60 * MINUTE)).toBe(true)
        }
      }
      const [single] = parts
      expect(freeDayTimes([single!], now)).toEqual(freePanelSlots(single!.groups, 30, now))
    }),
    { numRuns: 25 },
  )
})
