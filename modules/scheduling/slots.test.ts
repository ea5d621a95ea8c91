import { describe, expect, it, test } from 'vitest'
import { at, MINUTE, of, person, starts } from './slots.fixture.ts'
import { freeOffers } from './panel.ts'
import { conflictAt, freeSlots, isClear, nearest, type Person, type Range, taken, weekOf } from './slots.ts'

test('returns every start from which the interview ends within working hours', () => {
  const slots = freeSlots([person()], 60, at('2026-11-20T08:00:00Z'))
  expect(of('2026-11-23', slots)).toEqual([
    '2026-11-23T08:00:00.000Z',
    ...['08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00'].map(h => `2026-11-23T${h}:00.000Z`),
    ...['12:30', '13:00', '13:30', '14:00', '14:30', '15:00'].map(h => `2026-11-23T${h}:00.000Z`),
  ])
  expect(of('2026-11-21', slots)).toEqual([])
})

test('respects notice and horizon, and starts on a multiple of the step', () => {
  const slots = freeSlots([person({ noticeHours: 24, horizonDays: 4 })], 30, at('2026-11-19T10:10:00Z'))
  expect(slots[0]).toEqual({ start: at('2026-11-20T10:30:00Z'), end: at('2026-11-20T11:00:00Z') })
  expect(starts(slots).at(-1)).toBe('2026-11-23T10:00:00.000Z')
})

test('returns only times at which everyone works, across time zones', () => {
  const boston = person({ timeZone: 'America/New_York' })
  const slots = freeSlots([person(), boston], 60, at('2026-11-20T00:00:00Z'))
  // 09–17 in Berlin is 08–16 UTC, 09–17 in New York is 14–22 UTC.
  expect(of('2026-11-24', slots)).toEqual(['14:00', '14:30', '15:00'].map(h => `2026-11-24T${h}:00.000Z`))
})

test('leaves out times that overlap a booking or its buffers', () => {
  const busy = [{ start: at('2026-11-24T09:50:00Z'), end: at('2026-11-24T11:10:00Z') }]
  const slots = freeSlots([person({ busy, bufferBefore: 10, bufferAfter: 10 })], 60, at('2026-11-20T00:00:00Z'))
  expect(of('2026-11-24', slots).slice(0, 3)).toEqual([
    '2026-11-24T08:00:00.000Z',
    '2026-11-24T08:30:00.000Z',
    '2026-11-24T11:30:00.000Z',
  ])
})

test('replaces weekly hours by exceptions: a day off, and a working Saturday', () => {
  const exceptions = [
    { date: '2026-11-24', spans: [] },
    { date: '2026-11-28', spans: [{ from: '10:00', to: '11:00' }] },
  ]
  const slots = freeSlots([person({ exceptions })], 60, at('2026-11-20T00:00:00Z'))
  expect(of('2026-11-24', slots)).toEqual([])
  expect(of('2026-11-28', slots)).toEqual(['2026-11-28T09:00:00.000Z'])
})

test('keeps local working hours in the weeks in which the clocks change', () => {
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

test('joins hours until midnight with hours from midnight', () => {
  const hours = [
    { weekday: 2, spans: [{ from: '22:00', to: '24:00' }] },
    { weekday: 3, spans: [{ from: '00:00', to: '02:00' }] },
  ]
  const slots = freeSlots([person({ hours, stepMinutes: 60 })], 180, at('2026-11-20T00:00:00Z'))
  expect(of('2026-11-24', slots)).toEqual(['2026-11-24T21:00:00.000Z', '2026-11-24T22:00:00.000Z'])
})

test('keeps offered times unless they are booked or past', () => {
  const busy = [{ start: at('2026-11-22T10:00:00Z'), end: at('2026-11-22T11:00:00Z') }]
  const offered = ['2026-11-22T10:30:00Z', '2026-11-22T06:00:00Z', '2026-11-19T06:00:00Z'].map(at)
  const slots = freeOffers([{ need: 1, members: [person({ busy })] }], offered, 30, at('2026-11-21T23:00:00Z'))
  expect(starts(slots)).toEqual(['2026-11-22T06:00:00.000Z'])
})

test('returns offered times in order, each with its length', () => {
  const offered = ['2026-11-24T10:00:00Z', '2026-11-22T06:00:00Z', '2026-11-23T08:00:00Z'].map(at)
  expect(freeOffers([{ need: 1, members: [person()] }], offered, 30, at('2026-11-21T23:00:00Z'))).toEqual([
    { start: at('2026-11-22T06:00:00Z'), end: at('2026-11-22T06:30:00Z') },
    { start: at('2026-11-23T08:00:00Z'), end: at('2026-11-23T08:30:00Z') },
    { start: at('2026-11-24T10:00:00Z'), end: at('2026-11-24T10:30:00Z') },
  ])
})

test('removes an offered time at the moment it starts, and one whose end is booked', () => {
  const start = at('2026-11-22T10:00:00Z')
  expect(freeOffers([{ need: 1, members: [person()] }], [start], 30, start)).toEqual([])
  expect(freeOffers([{ need: 1, members: [person()] }], [start], 30, start - 1)).toHaveLength(1)
  const busy = [{ start: start + 29 * MINUTE, end: start + 60 * MINUTE }]
  expect(freeOffers([{ need: 1, members: [person({ busy })] }], [start], 30, start - 1)).toEqual([])
})

test('returns nothing without interviewers, and nothing if the notice exceeds the horizon', () => {
  const now = at('2026-11-23T08:00:00Z')
  expect(freeSlots([], 30, now)).toEqual([])
  expect(freeSlots([person({ noticeHours: 49, horizonDays: 2 })], 30, now)).toEqual([])
  // At exactly the horizon there is one start.
  expect(starts(freeSlots([person({ noticeHours: 48, horizonDays: 2 })], 30, now))).toEqual([
    '2026-11-25T08:00:00.000Z',
  ])
})

test('starts on full minutes also if now has seconds', () => {
  const now = at('2026-11-23T09:10:20.750Z')
  const [first] = freeSlots([person({ noticeHours: 0 })], 30, now)
  expect(new Date(first!.start).toISOString()).toBe('2026-11-23T09:30:00.000Z')
})

test('takes the longest notice, the shortest horizon and the largest step of the interviewers', () => {
  const now = at('2026-11-23T08:00:00Z')
  const slots = freeSlots(
    [
      person({ noticeHours: 1, horizonDays: 9, stepMinutes: 60 }),
      person({ noticeHours: 25, horizonDays: 2, stepMinutes: 15 }),
    ],
    60,
    now,
  )
  expect(starts(slots)).toEqual([
    ...['09', '10', '11', '12', '13', '14', '15'].map(hour => `2026-11-24T${hour}:00:00.000Z`),
    '2026-11-25T08:00:00.000Z',
  ])
})

test('buffers are minutes before and after the interview', () => {
  const start = at('2026-11-24T10:00:00Z')
  const end = at('2026-11-24T11:00:00Z')
  expect(taken({ bufferBefore: 10, bufferAfter: 5 }, { start, end })).toEqual({
    start: at('2026-11-24T09:50:00Z'),
    end: at('2026-11-24T11:05:00Z'),
  })
})

test('an interview may start when a booking ends and end when the next one starts', () => {
  const slot = { start: at('2026-11-24T10:00:00Z'), end: at('2026-11-24T11:00:00Z') }
  const before = { start: at('2026-11-24T09:00:00Z'), end: slot.start }
  const after = { start: slot.end, end: at('2026-11-24T12:00:00Z') }
  expect(isClear([person({ busy: [before, after] })], slot)).toBe(true)
  expect(isClear([person({ busy: [{ ...before, end: slot.start + 1 }] })], slot)).toBe(false)
  expect(isClear([person({ busy: [{ ...after, start: slot.end - 1 }] })], slot)).toBe(false)
  expect(isClear([person(), person({ busy: [slot] })], slot)).toBe(false)
})

test('combines several spans a day of two interviewers', () => {
  const spans = (...list: [string, string][]) =>
    person({ timeZone: 'UTC', hours: [{ weekday: 2, spans: list.map(([from, to]) => ({ from, to })) }] })
  const slots = freeSlots(
    [spans(['08:00', '12:00'], ['13:00', '15:00']), spans(['09:00', '10:00'], ['11:00', '14:00'])],
    60,
    at('2026-11-22T00:00:00Z'),
  )
  expect(of('2026-11-24', slots)).toEqual(['09:00', '11:00', '13:00'].map(hour => `2026-11-24T${hour}:00.000Z`))
})

test('a short booking during the interview is in the way, also if another one follows right after it', () => {
  const slot = { start: at('2026-11-24T10:00:00Z'), end: at('2026-11-24T11:00:00Z') }
  const during = { start: at('2026-11-24T10:15:00Z'), end: at('2026-11-24T10:30:00Z') }
  const after = { start: slot.end, end: at('2026-11-24T12:00:00Z') }
  expect(isClear([person({ busy: [after, during] })], slot)).toBe(false)
  expect(isClear([person({ busy: [after] })], slot)).toBe(true)
})

describe('the most interviews on one day', () => {
  /** Tuesday in Berlin is from 23:00 to 23:00 in UTC. */
  const tuesday = { start: at('2026-11-24T10:00:00Z'), end: at('2026-11-24T11:00:00Z') }

  it.each<[string, number | null, string[], boolean]>([
    ['no interview on that day', 1, [], true],
    ['an interview at the first moment of that day', 1, ['2026-11-23T23:00:00Z'], false],
    ['an interview at the last moment of the day before', 1, ['2026-11-23T22:59:59Z'], true],
    ['an interview at the last moment of that day', 1, ['2026-11-24T22:59:59Z'], false],
    ['an interview at the first moment of the day after', 1, ['2026-11-24T23:00:00Z'], true],
    ['one of two on that day', 2, ['2026-11-24T08:00:00Z', '2026-11-25T08:00:00Z'], true],
    ['two of two on that day', 2, ['2026-11-24T08:00:00Z', '2026-11-24T12:00:00Z'], false],
    ['more than the limit, which was lowered', 1, ['2026-11-24T08:00:00Z', '2026-11-24T12:00:00Z'], false],
    ['two interviews and no limit', null, ['2026-11-24T08:00:00Z', '2026-11-24T12:00:00Z'], true],
  ])('%s', (_, dailyLimit, bookedAt, clear) => {
    expect(isClear([person({ dailyLimit, bookedAt: bookedAt.map(at) })], tuesday)).toBe(clear)
  })

  it('is counted in the person’s own time zone', () => {
    const bookedAt = [at('2026-11-23T22:00:00Z')]
    expect(isClear([person({ dailyLimit: 1, bookedAt })], tuesday)).toBe(true)
    expect(isClear([person({ dailyLimit: 1, bookedAt, timeZone: 'Asia/Kolkata' })], tuesday)).toBe(false)
  })

  it('no longer applies at the first moment of the next day', () => {
    const full = person({ dailyLimit: 1, bookedAt: [tuesday.start] })
    const from = (iso: string) => ({ start: at(iso), end: at(iso) + 60 * MINUTE })
    expect(isClear([full], from('2026-11-24T22:59:00Z'))).toBe(false)
    expect(isClear([full], from('2026-11-24T23:00:00Z'))).toBe(true)
  })

  it('leaves out the full days of anyone who takes part', () => {
    const full = person({ dailyLimit: 2, bookedAt: [at('2026-11-24T08:00:00Z'), at('2026-11-24T15:00:00Z')] })
    const slots = freeSlots([person(), full], 60, at('2026-11-20T00:00:00Z'))
    expect(of('2026-11-23', slots)).toHaveLength(15)
    expect(of('2026-11-24', slots)).toEqual([])
    expect(of('2026-11-25', slots)).toHaveLength(15)
  })
})

describe('the conflict at a time', () => {
  const range = (from: string, to: string): Range => ({
    start: at(`2026-11-24T${from}:00Z`),
    end: at(`2026-11-24T${to}:00Z`),
  })
  const busy = [range('10:00', '11:00')]
  const full = { dailyLimit: 1, bookedAt: [at('2026-11-24T12:00:00Z')] }
  const morning = { from: '09:00', to: '12:00' }
  const afternoon = { from: '13:00', to: '17:00' }
  const withBreak = { hours: [{ weekday: 2, spans: [morning, afternoon] }] }

  it.each<[string, Partial<Person>, Range, ReturnType<typeof conflictAt>]>([
    ['nothing in the way', {}, range('10:00', '11:00'), null],
    ['from the first minute of the hours', {}, range('08:00', '09:00'), null],
    ['until the last minute of the hours', {}, range('15:00', '16:00'), null],
    ['all of the hours', {}, range('08:00', '16:00'), null],
    ['a start before the hours', {}, range('07:59', '09:00'), 'outside_hours'],
    ['an end after the hours', {}, range('15:00', '16:01'), 'outside_hours'],
    ['an evening', {}, range('19:00', '20:00'), 'outside_hours'],
    ['a day off', { exceptions: [{ date: '2026-11-24', spans: [] }] }, range('10:00', '11:00'), 'outside_hours'],
    ['no hours at all', { hours: [] }, range('10:00', '11:00'), 'outside_hours'],
    ['before a break', withBreak, range('10:00', '11:00'), null],
    ['after a break', withBreak, range('12:00', '13:00'), null],
    ['across a break', withBreak, range('10:30', '12:30'), 'outside_hours'],
    ['another booking', { busy }, range('10:30', '11:30'), 'busy'],
    ['right after another booking', { busy }, range('11:00', '12:00'), null],
    ['a buffer that another booking overlaps', { busy, bufferBefore: 5 }, range('11:00', '12:00'), 'busy'],
    ['as many interviews as they accept', full, range('10:00', '11:00'), 'full'],
    ['another booking on a full day', { ...full, busy }, range('10:00', '11:00'), 'busy'],
    ['another booking outside the hours', { busy, hours: [] }, range('10:00', '11:00'), 'busy'],
    ['a full day, outside the hours', full, range('19:00', '20:00'), 'full'],
  ])('%s', (_, change, slot, conflict) => {
    expect(conflictAt(person(change), slot)).toBe(conflict)
  })
})

describe('the nearest times', () => {
  const hour = (h: string): Range => ({ start: at(`2026-11-24T${h}:00:00Z`), end: at(`2026-11-24T${h}:30:00Z`) })
  const hours = ['09', '18', '11', '13', '08', '16'].map(hour)
  const nearestTo = (h: string, count: number) =>
    starts(nearest(hours, hour(h).start, count)).map(start => start.slice(11, 13))

  it.each<[string, number, string[]]>([
    ['12', 2, ['11', '13']],
    ['12', 3, ['09', '11', '13']],
    ['14', 3, ['11', '13', '16']],
    ['17', 1, ['16']],
    ['07', 2, ['08', '09']],
    ['20', 2, ['16', '18']],
    ['13', 1, ['13']],
    ['12', 0, []],
    ['12', 9, ['08', '09', '11', '13', '16', '18']],
  ])('to %s:00, at most %i, are in the order of time', (h, count, expected) => {
    expect(nearestTo(h, count)).toEqual(expected)
  })

  it('prefer the earlier one of two that are as near', () => {
    expect(nearest([hour('11'), hour('13')], hour('12').start, 1)).toEqual([hour('11')])
    expect(nearest([hour('13'), hour('11')], hour('12').start, 1)).toEqual([hour('11')])
  })

  it('leave the given times as they were', () => {
    const given = [hour('13'), hour('11')]
    nearest(given, hour('11').start, 1)
    expect(given).toEqual([hour('13'), hour('11')])
  })
})

describe('the week of an instant', () => {
  const week = (start: string, end: string): Range => ({ start: at(start), end: at(end) })
  const november = week('2026-11-22T23:00:00Z', '2026-11-29T23:00:00Z')

  it.each<[string, string, string, Range]>([
    ['on a Wednesday', 'Europe/Berlin', '2026-11-25T10:00:00Z', november],
    ['at the first moment of Monday', 'Europe/Berlin', '2026-11-22T23:00:00Z', november],
    ['at the last moment of Sunday', 'Europe/Berlin', '2026-11-29T22:59:59Z', november],
    ['a moment later', 'Europe/Berlin', '2026-11-29T23:00:00Z', week('2026-11-29T23:00:00Z', '2026-12-06T23:00:00Z')],
    ['a moment earlier', 'Europe/Berlin', '2026-11-22T22:59:59Z', week('2026-11-15T23:00:00Z', '2026-11-22T23:00:00Z')],
    [
      'in another time zone',
      'America/New_York',
      '2026-11-23T04:59:59Z',
      week('2026-11-16T05:00:00Z', '2026-11-23T05:00:00Z'),
    ],
    [
      'when the clocks go back',
      'Europe/Berlin',
      '2026-10-22T10:00:00Z',
      week('2026-10-18T22:00:00Z', '2026-10-25T23:00:00Z'),
    ],
  ])('%s is from Monday to Sunday, local time', (_, timeZone, instant, expected) => {
    expect(weekOf(at(instant), timeZone)).toEqual(expected)
  })
})
