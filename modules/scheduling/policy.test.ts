import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { DAY, HOUR, later, MINUTE } from '#platform/clock/clock.ts'
import { ADMIN_ROLES } from '#platform/access/roles.ts'
import { type BookingState, bookingState } from './contract.ts'
import {
  areApart,
  BOOKING_ARROWS,
  canBeOffered,
  canBeTaken,
  isOfferOver,
  isOpen,
  mayArrange,
  mayEditAvailability,
  mayHandle,
  moveRefusal,
  offerEnd,
  offerLinkEnd,
  OPEN_STATES,
  panelOf,
  STATE_NAMES,
  statesToSet,
} from './policy.ts'

const STATES = bookingState.options
const now = new Date('2026-11-24T10:00:00Z')
const ahead = later(now, 24 * HOUR)
const past = later(now, -HOUR)

describe('the state of a booking', () => {
  it.each<[BookingState, BookingState[]]>([
    ['needs_scheduling', ['waiting_on_candidate', 'booked', 'cancelled']],
    ['waiting_on_candidate', ['waiting_on_candidate', 'needs_scheduling', 'booked', 'cancelled']],
    ['booked', ['booked', 'waiting_on_feedback', 'complete', 'no_show', 'cancelled']],
    ['waiting_on_feedback', ['complete', 'no_show']],
    ['complete', ['waiting_on_feedback', 'no_show']],
    ['cancelled', []],
    ['no_show', ['waiting_on_candidate', 'booked', 'waiting_on_feedback', 'complete']],
  ])('%s can change to %j', (state, next) => {
    expect(BOOKING_ARROWS[state]).toEqual(next)
  })

  it('is open until the interview takes place or is cancelled', () => {
    expect(OPEN_STATES).toEqual(['needs_scheduling', 'waiting_on_candidate', 'booked'])
    expect(STATES.filter(isOpen)).toEqual(['needs_scheduling', 'waiting_on_candidate', 'booked'])
  })

  it('has a name that no other state has', () => {
    const names = STATES.map(state => STATE_NAMES[state])
    expect(names.filter(name => name.length < 4)).toEqual([])
    expect(new Set(names).size).toBe(STATES.length)
  })
})

describe('offering times', () => {
  const offered = (start_at: Date | null) => STATES.filter(state => canBeOffered({ state, start_at }, now))

  it('is possible before the candidate has chosen, after a no-show, and for a booking ahead', () => {
    expect(offered(ahead)).toEqual(['needs_scheduling', 'waiting_on_candidate', 'booked', 'no_show'])
  })

  it('is possible for a booking as long as the candidate can move it', () => {
    const booked = { state: 'booked' as const, moves: 0, free_move: true }
    for (const minutes of [-1, 0, 60, 119, 120, 121]) {
      const booking = { ...booked, start_at: later(now, minutes * MINUTE) }
      expect(canBeOffered(booking, now)).toBe(minutes >= 120)
      expect(moveRefusal(booking, now) === null).toBe(minutes >= 120)
    }
  })

  it('is not possible for a booking that has started or has no time', () => {
    expect(offered(past)).not.toContain('booked')
    expect(offered(now)).not.toContain('booked')
    expect(offered(null)).not.toContain('booked')
  })

  it('lets the candidate take a first time only while times are needed or offered', () => {
    expect(STATES.filter(canBeTaken)).toEqual(['needs_scheduling', 'waiting_on_candidate'])
  })
})

describe('recording how an interview went', () => {
  const choices = (state: BookingState, start_at: Date | null) => statesToSet({ state, start_at }, now)

  it('offers completion, feedback and absence once it has started', () => {
    expect(choices('booked', past)).toEqual(['waiting_on_feedback', 'complete', 'no_show'])
    expect(choices('booked', now)).toEqual(['waiting_on_feedback', 'complete', 'no_show'])
  })

  it('does not offer absence before it has started', () => {
    expect(choices('booked', ahead)).toEqual(['waiting_on_feedback', 'complete'])
    expect(choices('booked', null)).toEqual(['waiting_on_feedback', 'complete'])
  })

  it('offers to correct what was recorded', () => {
    expect(choices('complete', past)).toEqual(['waiting_on_feedback', 'no_show'])
    expect(choices('no_show', past)).toEqual(['waiting_on_feedback', 'complete'])
    expect(choices('waiting_on_feedback', past)).toEqual(['complete', 'no_show'])
  })

  it('offers nothing for an interview without a time or a cancelled one', () => {
    for (const state of ['needs_scheduling', 'waiting_on_candidate', 'cancelled'] as const)
      expect(choices(state, past)).toEqual([])
  })
})

describe('moving a booking as a candidate', () => {
  const booked = { state: 'booked' as BookingState, start_at: ahead, moves: 0, free_move: false }
  const minutes = (count: number) => later(now, count * 60_000)

  it('is possible until 2 hours before the start', () => {
    expect(moveRefusal(booked, now)).toBeNull()
    expect(moveRefusal({ ...booked, start_at: minutes(120) }, now)).toBeNull()
    expect(moveRefusal({ ...booked, start_at: minutes(119) }, now)).toBe('too_late')
    expect(moveRefusal({ ...booked, start_at: past }, now)).toBe('too_late')
  })

  it('is possible 3 times, and once more if the organization asked for it', () => {
    expect(moveRefusal({ ...booked, moves: 2 }, now)).toBeNull()
    expect(moveRefusal({ ...booked, moves: 3 }, now)).toBe('too_often')
    expect(moveRefusal({ ...booked, moves: 3, free_move: true }, now)).toBeNull()
  })

  it('needs a booking', () => {
    for (const state of STATES.filter(one => one !== 'booked'))
      expect(moveRefusal({ ...booked, state }, now)).toBe('not_booked')
    expect(moveRefusal({ ...booked, start_at: null }, now)).toBe('not_booked')
  })

  it('never succeeds within 2 hours of the start, in any state and after any number of moves', () => {
    const booking = fc.record({
      state: fc.constantFrom(...STATES),
      start_at: fc.integer({ min: -600, max: 119 }).map(minutes),
      moves: fc.nat(9),
      free_move: fc.boolean(),
    })
    fc.assert(
      fc.property(booking, one => {
        expect(moveRefusal(one, now)).not.toBeNull()
      }),
    )
  })
})

describe('roles', () => {
  const as = (role: (typeof ADMIN_ROLES)[number], adminId = 'me') => ({ role, adminId })

  test('everyone but interviewers arranges interviews', () => {
    expect(ADMIN_ROLES.filter(role => mayArrange({ role }))).toEqual(['owner', 'admin', 'recruiter', 'hiring_manager'])
  })

  test('an interviewer records only how their own interviews went', () => {
    expect(mayHandle(as('interviewer'), ['other', 'me'])).toBe(true)
    expect(mayHandle(as('interviewer'), ['other'])).toBe(false)
    expect(mayHandle(as('interviewer'), [])).toBe(false)
    expect(mayHandle(as('recruiter'), ['other'])).toBe(true)
  })

  test('owners and admins edit the hours of everyone, others only their own', () => {
    expect(ADMIN_ROLES.filter(role => mayEditAvailability(as(role), 'other'))).toEqual(['owner', 'admin'])
    expect(ADMIN_ROLES.filter(role => mayEditAvailability(as(role), 'me'))).toEqual([...ADMIN_ROLES])
  })
})

describe('the end of an offer', () => {
  const until = later(now, 10 * DAY)
  const times = (...list: Date[]) => list.map(time => time.toISOString())

  it('is the last of the offered times, in whatever order they are', () => {
    const last = later(now, 5 * HOUR)
    for (const offered of [times(now, last, ahead), times(ahead, last, now), times(last, ahead, now)])
      expect(offerEnd({ offered, offer_until: until })).toEqual(ahead)
    expect(offerEnd({ offered: times(later(until, DAY)), offer_until: until })).toEqual(later(until, DAY))
  })

  it('is the end of choosing if the candidate chooses from free times', () => {
    expect(offerEnd({ offered: null, offer_until: until })).toEqual(until)
  })

  it.each<[string, Date[] | null, Date, boolean]>([
    ['a time ahead', [past, ahead], until, false],
    ['only times that have passed', [past, later(past, -DAY)], until, true],
    ['a last time that starts now', [past, now], until, true],
    ['a last time that starts in a moment', [past, later(now, 1)], past, false],
    ['free times', null, until, false],
    ['free times until now', null, now, true],
    ['free times until a moment from now', null, later(now, 1), false],
    ['free times until an hour ago', null, past, true],
  ])('with %s', (_, offered, offer_until, over) => {
    const offer = { offered: offered && times(...offered), offer_until }
    for (const state of ['waiting_on_candidate', 'needs_scheduling'] as const)
      expect(isOfferOver({ ...offer, state }, now)).toBe(over)
  })

  it('does not matter once a time was booked or the interview is cancelled', () => {
    const offer = { offered: times(past), offer_until: past }
    expect(STATES.filter(state => isOfferOver({ ...offer, state }, now))).toEqual([
      'needs_scheduling',
      'waiting_on_candidate',
    ])
  })

  it('leaves the candidate 14 days to ask for other times with the same link', () => {
    expect(offerLinkEnd({ offer_until: new Date('2026-11-24T10:00:00Z') })).toEqual(new Date('2026-12-08T10:00:00Z'))
  })
})

describe('the hours of a day', () => {
  it.each<[string, string[], boolean]>([
    ['none', [], true],
    ['one span', ['09:00–17:00'], true],
    ['spans with a break between them', ['09:00–12:00', '13:00–17:00'], true],
    ['spans that follow each other', ['09:00–12:00', '12:00–17:00'], true],
    ['spans that overlap by a minute', ['09:00–12:01', '12:00–17:00'], false],
    ['spans in another order', ['13:00–17:00', '09:00–12:00', '12:00–13:00'], true],
    ['overlapping spans in another order', ['13:00–17:00', '18:00–20:00', '09:00–13:30'], false],
    ['a span within another', ['09:00–17:00', '10:00–11:00'], false],
    ['the same span twice', ['09:00–10:00', '09:00–10:00'], false],
    ['only the last two overlap', ['08:00–09:00', '10:00–12:00', '11:00–24:00'], false],
    ['only the first two overlap', ['08:00–11:00', '10:00–12:00', '13:00–24:00'], false],
  ])('%s: %j', (_, spans, apart) => {
    const given = spans.map(span => span.split('–') as [string, string]).map(([from, to]) => ({ from, to }))
    expect(areApart(given)).toBe(apart)
  })
})

describe('a panel', () => {
  it('is not needed if everyone takes part', () => {
    expect(panelOf(['ann', 'ben'], [])).toBeNull()
    expect(panelOf([], [])).toBeNull()
  })

  it('names required people and groups, each person of them once', () => {
    expect(panelOf(['ann', 'ben', 'ann'], [{ count: 2, interviewer_ids: ['cem', 'dora', 'cem', 'eva'] }])).toEqual({
      required: ['ann', 'ben'],
      any_of: [{ count: 2, ids: ['cem', 'dora', 'eva'] }],
    })
  })

  it('leaves required people out of the groups', () => {
    expect(panelOf(['ann'], [{ count: 1, interviewer_ids: ['ann', 'ben'] }])).toEqual({
      required: ['ann'],
      any_of: [{ count: 1, ids: ['ben'] }],
    })
  })

  it('counts someone who is named in several groups in the first of them', () => {
    const groups = [
      { count: 1, interviewer_ids: ['ann', 'ben'] },
      { count: 2, interviewer_ids: ['ben', 'cem', 'ann', 'dora'] },
      { count: 1, interviewer_ids: ['dora', 'eva'] },
    ]
    expect(panelOf([], groups)).toEqual({
      required: [],
      any_of: [
        { count: 1, ids: ['ann', 'ben'] },
        { count: 2, ids: ['cem', 'dora'] },
        { count: 1, ids: ['eva'] },
      ],
    })
  })
})
