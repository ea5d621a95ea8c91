import { describe, expect, it, test } from 'vitest'
import { CHOSEN_KINDS, DEFAULT_EMAIL, type EmailChoice, NOTIFICATION_KINDS, NOTIFICATION_PARTS } from './policy.ts'

/** The kinds whose own e-mail is always sent: with a calendar file, or with what its reader has to decide. */
const ALWAYS_MAILED = [
  'accommodation_requested',
  'interview_changed',
  'interview_times_passed',
  'offer_accepted',
  'offer_approval_asked',
  'offer_declined',
  'offer_expiring',
]

describe('until someone chooses', () => {
  const byDefault = (choice: EmailChoice) => CHOSEN_KINDS.filter(kind => DEFAULT_EMAIL[kind] === choice).toSorted()

  it('mentions and what needs action are e-mailed right away', () => {
    const { mentions, needs_action } = NOTIFICATION_PARTS
    const urgent = [...mentions, ...needs_action].filter(kind => !ALWAYS_MAILED.includes(kind))
    expect(byDefault('right_away')).toEqual(urgent.toSorted())
  })

  it('news about applications, screenings and imports are e-mailed once a day', () => {
    expect(byDefault('daily')).toEqual([
      'application_received',
      'import_finished',
      'screening_completed',
      'screening_expired',
      'withdrawn',
    ])
  })

  it('the end of a new evaluation is not e-mailed', () => {
    expect(byDefault('off')).toEqual(['rerun_finished'])
  })
})

test('people choose the e-mail of every notification that has no e-mail of its own', () => {
  expect([...CHOSEN_KINDS, ...ALWAYS_MAILED].toSorted()).toEqual(NOTIFICATION_KINDS.toSorted())
})
