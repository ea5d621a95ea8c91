import { describe, expect, test } from 'vitest'
import type { ToldKind } from '../../contract.ts'
import type { Followed } from './api.ts'
import { standingOf } from './standing.ts'

const NOW = new Date('2026-11-16T09:00:00Z')
const followed = (told: ToldKind[] = ['application_received'], more: Partial<Followed> = {}): Followed =>
  ({
    organization: { organization_name: 'Nightjar', answer_within_days: 5, accommodation_within_days: 1 },
    time_zone: 'Asia/Beirut',
    applied_at: '2026-11-12T12:31:00Z',
    answer_by: '2026-11-19T16:00:00Z',
    told: told.map((kind, at) => ({ kind, at: `2026-11-1${2 + at}T12:31:00Z` })),
    withdrawn_at: null,
    ...more,
  }) as Followed
const open = { state: 'invited', until: '2026-11-20T16:00:00Z', can_open: true }
const now = (standing: ReturnType<typeof standingOf>) => standing.steps.find(({ state }) => state === 'now')

describe('the page says what was told', () => {
  test('just sent', () => {
    const standing = standingOf(followed([]), null, NOW)
    expect(standing.headline).toBe('Nightjar has your application.')
    expect(now(standing)?.by).toBe('by Thu 19 Nov, 18:00 (Beirut)')
  })

  test('late, and honest about it', () => {
    const standing = standingOf(followed(), null, new Date('2026-11-25T09:00:00Z'))
    expect(now(standing)?.text).toContain('We are late')
  })

  test('invited: the button is there while it opens something', () => {
    const standing = standingOf(followed(['application_received', 'interview_invited']), open, NOW)
    expect(standing.headline).toBe('Your interview is open until Friday.')
    expect(now(standing)).toMatchObject({ opens: true, by: 'by Fri 20 Nov, 18:00 (Beirut)' })
    expect(standing.invited).toBe(true)
  })

  test('begun, then left', () => {
    const standing = standingOf(followed(['interview_invited']), { ...open, state: 'interrupted' }, NOW)
    expect(standing.headline).toBe('Your interview waits where you left it.')
    expect(now(standing)?.opens).toBe(true)
  })

  test('expired, or nothing known: no button', () => {
    const expired = standingOf(
      followed(['interview_invited']),
      { state: 'expired', until: '2026-11-15T16:00:00Z', can_open: false },
      NOW,
    )
    expect(expired.headline).toBe('The time for your interview has passed.')
    expect(expired.steps.some(({ opens }) => opens)).toBe(false)
    expect(standingOf(followed(['interview_invited']), null, NOW).steps.some(({ opens }) => opens)).toBe(false)
  })

  test('an interview nobody told of is not there', () => {
    const standing = standingOf(followed(), open, NOW)
    expect(standing.headline).toBe('Nightjar has your application.')
    expect(standing.steps.some(({ opens }) => opens)).toBe(false)
  })

  test('taken, then asked to meet, in the order of the last word', () => {
    expect(standingOf(followed(['interview_invited', 'interview_received']), open, NOW).headline).toBe(
      'Nightjar has your interview.',
    )
    const booked = standingOf(followed(['interview_received', 'round_two_proposed', 'round_two_booked']), null, NOW)
    expect(booked.headline).toBe('Your meeting with the team is booked.')
  })

  test.each([
    [followed(['application_received', 'rejected']), 'Nightjar is not going on with your application.'],
    [followed(['rejected'], { withdrawn_at: '2026-11-15T12:00:00Z' }), 'You have withdrawn your application.'],
  ])('an end is an end', (given, headline) => {
    const standing = standingOf(given, open, NOW)
    expect(standing.headline).toBe(headline)
    expect(standing.steps.every(({ state }) => state === 'done')).toBe(true)
  })
})
