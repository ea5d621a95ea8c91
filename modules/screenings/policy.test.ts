import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOUR, later } from '#platform/clock/clock.ts'
import {
  canEnter,
  correctUntil,
  invitationFor,
  isLive,
  isOver,
  isStarted,
  isUnstarted,
  LIVE_STATES,
  recordingAgreed,
  recordsMore,
  STARTED_STATES,
  UNSTARTED_STATES,
} from './policy.ts'
import { type RecordingKind, recordingKind, screeningState } from './shapes.ts'

const STATES = screeningState.options
const now = new Date('2026-11-24T10:00:00Z')

describe('the state of a screening', () => {
  it('is live from the invitation until it ends', () => {
    expect(LIVE_STATES).toEqual(['invited', 'opened', 'in_progress', 'interrupted'])
    expect(STATES.filter(isLive)).toEqual(['invited', 'opened', 'in_progress', 'interrupted'])
  })

  it('is unstarted until the candidate begins, and started from then on', () => {
    expect(UNSTARTED_STATES).toEqual(['invited', 'opened'])
    expect(STATES.filter(isUnstarted)).toEqual(['invited', 'opened'])
    expect(STARTED_STATES).toEqual(['in_progress', 'interrupted'])
    expect(STATES.filter(isStarted)).toEqual(['in_progress', 'interrupted'])
  })

  it('is over with or without answers, but not if it expired or was cancelled', () => {
    expect(STATES.filter(isOver)).toEqual(['completed', 'no_answers'])
  })
})

describe('the next invitation', () => {
  it('is the first one, also after one that was cancelled', () => {
    expect(invitationFor(null)).toBe('first')
    expect(STATES.filter(state => invitationFor(state) === 'first')).toEqual(['cancelled'])
  })

  it('is to a retake after the interview, and else the same one again', () => {
    expect(STATES.filter(state => invitationFor(state) === 'retake')).toEqual(['completed', 'no_answers'])
    expect(STATES.filter(state => invitationFor(state) === 'same')).toEqual([...LIVE_STATES, 'expired'])
  })
})

describe('entering the room', () => {
  it('is possible in every live state while the invitation is valid', () => {
    expect(STATES.filter(state => canEnter(state, later(now, 1), now))).toEqual([...LIVE_STATES])
  })

  it('is possible only in started interviews from the deadline on', () => {
    expect(STATES.filter(state => canEnter(state, now, now))).toEqual([...STARTED_STATES])
    expect(STATES.filter(state => canEnter(state, later(now, -HOUR), now))).toEqual([...STARTED_STATES])
  })
})

describe('correcting the transcript', () => {
  it('is possible for 48 hours after the end', () => {
    const until = later(now, 48 * HOUR)
    expect(correctUntil({ state: 'completed', ended_at: now })).toEqual(until)
    expect(correctUntil({ state: 'no_answers', ended_at: now })).toEqual(until)
  })

  it('has no end before the interview has ended', () => {
    expect(correctUntil({ state: 'completed', ended_at: null })).toBeNull()
    expect(correctUntil({ state: 'in_progress', ended_at: now })).toBeNull()
  })
})

describe('recording', () => {
  const KINDS = recordingKind.options
  const agreed = (asked: RecordingKind, consented: RecordingKind | null) =>
    recordingAgreed({
      snapshot: { settings: { recording: asked } },
      consent: consented === null ? null : { recording: consented },
    })

  it.each<[RecordingKind, RecordingKind[]]>([
    ['none', ['video', 'audio']],
    ['audio', ['video']],
    ['video', []],
  ])('more than %s is %j', (limit, more) => {
    expect(KINDS.filter(kind => recordsMore(kind, limit))).toEqual(more)
  })

  it('does not happen without consent', () => {
    for (const asked of KINDS) expect(agreed(asked, null)).toBe('none')
  })

  it('is what the candidate consented to, if the settings ask for at least that', () => {
    expect(agreed('video', 'audio')).toBe('audio')
    expect(agreed('video', 'video')).toBe('video')
    expect(agreed('audio', 'none')).toBe('none')
  })

  it('is what the settings ask for, if the candidate consented to more', () => {
    expect(agreed('audio', 'video')).toBe('audio')
    expect(agreed('none', 'video')).toBe('none')
  })

  it('never exceeds the settings or the consent', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KINDS), fc.constantFrom(...KINDS), (asked, consented) => {
        const kind = agreed(asked, consented)
        expect(recordsMore(kind, asked) || recordsMore(kind, consented)).toBe(false)
        expect([asked, consented]).toContain(kind)
      }),
    )
  })
})
