import { describe, expect, it, test } from 'vitest'
import { isAlwaysOn, isToCandidate, type Moment, MOMENTS, momentOf, SIGN_IN_TEMPLATES } from './policy.ts'
import { templateWords } from './words/templates.ts'

/** Every e-mail that the product sends from a template. */
const KEYS = Object.keys(templateWords)
const OWN_TEMPLATE = '0197f6f2-7b53-7c41-9f5e-3a4d8b1c2e60'

describe('the moment of an e-mail', () => {
  const SENT_AT: [Moment, string[]][] = [
    ['application', ['application_received', 'application_imported', 'message']],
    [
      'ai_interview',
      [
        'accommodation_requested',
        'accommodation_answered',
        'interview_invited',
        'interview_reminder',
        'interview_received',
      ],
    ],
    [
      'interview',
      ['interview_proposed', 'interview_booked', 'interview_moved', 'interview_people_changed', 'interview_cancelled'],
    ],
    ['decision', ['rejected', 'position_closed', 'withdrawn_confirmed']],
    ['offer', ['offer_sent', 'offer_extended', 'offer_reminder', 'offer_withdrawn', 'offer_accepted']],
    ['team', ['team_booked', 'team_offer', 'closing_date_passed']],
    ['account', ['verify_email', 'account_exists', 'reset_password', 'password_changed', 'colleague_invited']],
    ['custom', []],
  ]

  it.each(SENT_AT)('%s: %j', (moment, keys) => {
    expect(KEYS.filter(key => momentOf(key) === moment).toSorted()).toEqual(keys.toSorted())
  })

  it('is custom for the templates of the organization', () => {
    expect(momentOf(OWN_TEMPLATE)).toBe('custom')
  })

  it('is one of those that the list of templates shows', () => {
    expect(KEYS.filter(key => !MOMENTS.includes(momentOf(key)))).toEqual([])
    expect(SENT_AT.map(([moment]) => moment)).toEqual([...MOMENTS])
  })
})

test('the team and people who sign in get e-mails from the product, candidates from the organization', () => {
  expect(KEYS.filter(key => !isToCandidate(key)).toSorted()).toEqual([
    'account_exists',
    'closing_date_passed',
    'colleague_invited',
    'password_changed',
    'reset_password',
    'team_booked',
    'team_offer',
    'verify_email',
  ])
  expect(isToCandidate(OWN_TEMPLATE)).toBe(true)
})

test('the e-mails about accounts are sent before all others', () => {
  expect([...SIGN_IN_TEMPLATES].toSorted()).toEqual(KEYS.filter(key => momentOf(key) === 'account').toSorted())
})

test('e-mails cannot be switched off if people need them to sign in, to take part or to know of their offer', () => {
  expect(KEYS.filter(isAlwaysOn).toSorted()).toEqual([
    'account_exists',
    'colleague_invited',
    'interview_invited',
    'interview_proposed',
    'offer_sent',
    'password_changed',
    'reset_password',
    'verify_email',
  ])
  expect(isAlwaysOn(OWN_TEMPLATE)).toBe(false)
})
