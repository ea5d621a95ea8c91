import { describe, expect, test } from 'vitest'
import type { CommunicationKind } from '../../contract.ts'
import { knownEnd } from '../../policy.ts'
import type { Followed } from './api.ts'
import { statusOf } from './application-status.ts'
import type { OfferStatus, PersonInterview, ScreeningStatus } from './status-facts.ts'
import type { ApplicationStatus } from './status-steps.ts'

const NOW = new Date('2026-11-16T09:00:00Z')
function followed(told: CommunicationKind[] = ['application_received'], more: Partial<Followed> = {}): Followed {
  const communications = told.map((kind, at) => ({ kind, at: new Date(`2026-11-1${2 + at}T12:31:00Z`) }))
  const end = knownEnd('active', communications)
  return {
    organization: { organization_name: 'Nightjar', answer_within_days: 5, accommodation_within_days: 1 },
    time_zone: 'Asia/Beirut',
    applied_at: '2026-11-12T12:31:00Z',
    answer_by: '2026-11-19T16:00:00Z',
    communications: communications.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
    told_end: end && { kind: end.kind, at: end.at.toISOString() },
    withdrawn_at: null,
    erased_by: null,
    ...more,
  } as Followed
}
const open: ScreeningStatus = { state: 'invited', until: '2026-11-20T16:00:00Z', can_open: true }
const booked: PersonInterview = {
  booking_id: 'b',
  state: 'booked',
  start_at: '2026-11-20T13:00:00Z',
  end_at: '2026-11-20T13:45:00Z',
  time_zone: 'Europe/Berlin',
  interviewers: ['Ines Marchetti', 'Bo Lee'],
  place: 'https://meet.example.com/a',
  told_at: '2026-11-14T12:31:00Z',
  asked: false,
  can_open: true,
}

interface Given {
  screening?: ScreeningStatus
  interviews?: readonly PersonInterview[]
  offer?: OfferStatus | null
  now?: Date
}
const shown = (application: Followed, { screening, interviews = [], offer = null, now = NOW }: Given = {}) =>
  statusOf({ followed: application, screening: screening ?? null, interviews, offer, now })
const current = (status: ApplicationStatus) => status.steps.find(({ state }) => state === 'now')

describe('the status page follows the messages that were sent', () => {
  test('just submitted', () => {
    const status = shown(followed([]))
    expect(status.headline).toBe('Nightjar has your application.')
    expect(current(status)?.by).toBe('by Thu 19 Nov, 18:00 (Beirut)')
  })

  test('says so when the answer is late', () => {
    expect(current(shown(followed(), { now: new Date('2026-11-25T09:00:00Z') }))?.text).toContain('We are late')
  })

  test('invited: the interview can be opened while it is open', () => {
    const status = shown(followed(['application_received', 'interview_invited']), { screening: open })
    expect(status.headline).toBe('Your interview is open until Friday.')
    expect(current(status)).toMatchObject({ opens: 'screening', by: 'by Fri 20 Nov, 18:00 (Beirut)' })
    expect(status.invited).toBe(true)
  })

  test('names no deadline that has passed of an interview that has begun', () => {
    const begun: ScreeningStatus = { state: 'interrupted', until: '2026-11-15T16:00:00Z', can_open: true }
    const status = shown(followed(['application_received', 'interview_invited']), { screening: begun })
    expect(current(status)).toMatchObject({ opens: 'screening', by: null })
  })

  test('goes on when the candidate is invited after a rejection', () => {
    const again = followed(['application_received', 'rejected', 'interview_invited'])
    expect(shown(again, { screening: open }).headline).toBe('Your interview is open until Friday.')
    expect(shown(followed(['application_received', 'rejected', 'message'])).headline).toContain('not moving forward')
  })

  test('an interrupted interview can be continued', () => {
    const status = shown(followed(['interview_invited']), { screening: { ...open, state: 'interrupted' } })
    expect(status.headline).toBe('You can continue your interview.')
    expect(current(status)?.opens).toBe('screening')
  })

  test('shows no button for an expired or unknown interview', () => {
    const screening = { state: 'expired', until: '2026-11-15T16:00:00Z', can_open: false }
    const expired = shown(followed(['interview_invited']), { screening })
    expect(expired.headline).toBe('The time for your interview has passed.')
    expect(expired.steps.some(({ opens }) => opens)).toBe(false)
    expect(shown(followed(['interview_invited'])).steps.some(({ opens }) => opens)).toBe(false)
  })

  test('does not show an interview without an invitation e-mail', () => {
    const status = shown(followed(), { screening: open })
    expect(status.headline).toBe('Nightjar has your application.')
    expect(status.steps.some(({ opens }) => opens)).toBe(false)
  })

  test('an interview that was taken', () => {
    expect(shown(followed(['interview_invited', 'interview_received']), { screening: open }).headline).toBe(
      'Nightjar has your interview.',
    )
  })

  test.each([
    [followed(['application_received', 'rejected']), 'Nightjar is not moving forward with your application.'],
    [followed(['rejected'], { withdrawn_at: '2026-11-15T12:00:00Z' }), 'You withdrew your application.'],
  ])('a closed application has no open step', (given, headline) => {
    const status = shown(given, { screening: open, interviews: [booked] })
    expect(status.headline).toBe(headline)
    expect(status.steps.every(({ state }) => state === 'done')).toBe(true)
  })
})

describe('interviews with people', () => {
  const told = followed(['interview_received', 'interview_proposed', 'interview_booked'])

  test('a booked interview shows its time, zone, people and place, and can be changed', () => {
    const status = shown(told, { interviews: [booked] })
    expect(status.headline).toBe('Your interview with the team is booked.')
    expect(current(status)).toMatchObject({
      by: 'Fri 20 Nov, 14:00 to 14:45 (Berlin)',
      text: 'With Ines Marchetti and Bo Lee. Where: https://meet.example.com/a',
      opens: { bookingId: 'b', action: 'change' },
    })
  })

  test('an invitation leads to the times', () => {
    const invited = { ...booked, state: 'to_choose', start_at: null, end_at: null } as const
    const status = shown(followed(['interview_proposed']), { interviews: [invited] })
    expect(current(status)).toMatchObject({ by: null, opens: { bookingId: 'b', action: 'choose' } })
  })

  test('when the offered times have passed, other times can be asked for', () => {
    const passed = { ...booked, state: 'times_passed', start_at: null, end_at: null } as const
    const status = shown(followed(['interview_proposed']), { interviews: [passed] })
    expect(status.headline).toBe('The times we offered for your interview have passed.')
    expect(current(status)).toMatchObject({ title: 'Ask for other times', opens: { bookingId: 'b', action: 'ask' } })
    const asked = current(shown(followed(['interview_proposed']), { interviews: [{ ...passed, asked: true }] }))
    expect(asked).toMatchObject({ title: 'You asked for other times', opens: undefined })
  })

  test('after the interview the decision is next', () => {
    const status = shown(told, { interviews: [{ ...booked, state: 'over', can_open: false }] })
    expect(current(status)?.title).toBe('We send you our decision, either way')
  })

  test.each(['cancelled', 'closed'] as const)('a %s interview cannot be opened', state => {
    const status = shown(told, { interviews: [{ ...booked, state, can_open: false }] })
    expect(status.steps.some(({ opens }) => opens)).toBe(false)
  })

  test('points to the e-mail when the interview itself is not known', () => {
    const status = shown(told)
    expect(status.headline).toBe('Your interview with the team is booked.')
    expect(status.says).toBe('The time and place are in the e-mail we sent you.')
  })
})

describe('what can still be done comes first', () => {
  const offerThatIs = (state: OfferStatus['state']): OfferStatus => ({
    state,
    can_answer: state === 'open',
    expires_at: '2026-11-22T22:00:00Z',
    answered_at: null,
  })
  const invitedLast = followed(['interview_received', 'interview_booked', 'interview_cancelled', 'interview_invited'])
  const cancelled: PersonInterview = { ...booked, state: 'cancelled', can_open: false }

  test('an AI interview after a cancelled one with the team, an ended offer and an earlier interview', () => {
    const status = shown(invitedLast, { screening: open, interviews: [cancelled], offer: offerThatIs('withdrawn') })
    expect(status.headline).toBe('Your interview is open until Friday.')
    expect(current(status)).toMatchObject({ opens: 'screening' })
    expect(status.invited).toBe(true)
  })

  test('an open invitation of the team before a later cancelled one, and after a declined offer', () => {
    const toChoose: PersonInterview = { ...booked, booking_id: 'c', state: 'to_choose', start_at: null, end_at: null }
    const told = followed(['offer_sent', 'interview_proposed', 'interview_booked', 'interview_cancelled'])
    const declined: OfferStatus = { ...offerThatIs('declined'), answered_at: '2026-11-15T23:00:00Z' }
    const status = shown(told, { interviews: [toChoose, cancelled], offer: declined })
    expect(current(status)).toMatchObject({ opens: { bookingId: 'c', action: 'choose' } })
  })

  test('two interviews at a time are both shown, an open offer before them', () => {
    const two = shown(invitedLast, { screening: open, interviews: [booked] })
    const opens = (status: ApplicationStatus) => status.steps.flatMap(step => (step.opens ? [step.opens] : []))
    expect(opens(two)).toEqual(['screening', { bookingId: 'b', action: 'change' }])
    const three = shown(invitedLast, { screening: open, interviews: [booked], offer: offerThatIs('open') })
    expect(three.headline).toBe('Nightjar would like you to join them.')
    expect(opens(three)).toEqual(opens(two))
  })

  test('nothing of an earlier process', () => {
    const again = followed(['interview_received', 'interview_booked', 'position_closed', 'application_received'])
    expect(shown(again).headline).toBe('Nightjar has your application.')
    const withdrew = followed(['interview_received', 'withdrawn_confirmed', 'application_received'])
    expect(shown(withdrew).headline).toBe('Nightjar has your application.')
    // Cancelled with the withdrawal, so a moment after its e-mail.
    const closed: PersonInterview = { ...cancelled, state: 'closed', told_at: '2026-11-13T12:31:02Z' }
    expect(shown(withdrew, { interviews: [closed] }).headline).toBe('Nightjar has your application.')
  })

  test('no invitation that was cancelled', () => {
    const screening = { state: 'cancelled', until: '2026-11-20T16:00:00Z', can_open: false }
    expect(shown(followed(['interview_invited']), { screening }).headline).toBe('Nightjar has your application.')
  })
})

describe('an offer', () => {
  const told: CommunicationKind[] = ['application_received', 'interview_received', 'offer_sent']
  const offer = (state: OfferStatus['state']): OfferStatus => ({
    state,
    can_answer: state === 'open',
    expires_at: '2026-11-22T22:00:00Z',
    answered_at: state === 'accepted' || state === 'declined' ? '2026-11-15T10:00:00Z' : null,
  })

  test('is to be answered by the last minute of its last day', () => {
    const status = shown(followed(told), { offer: offer('open') })
    expect(status.headline).toBe('Nightjar would like you to join them.')
    expect(current(status)?.by).toBe('by Sun 22 Nov, 23:59 (Beirut)')
    expect(status.steps.map(({ title }) => title)).toContain('You took the interview')
  })

  test('that cannot be answered right now asks for no answer', () => {
    const status = shown(followed(told), { offer: { ...offer('open'), can_answer: false } })
    expect(status.says).toBe('It cannot be answered right now. If you have questions, write to us.')
    expect(status.steps.map(({ title }) => title)).not.toContain('Answer our offer')
  })

  test.each([
    ['accepted', 'You accepted our offer.'],
    ['declined', 'You declined our offer.'],
    ['expired', 'The time to answer our offer has passed.'],
    ['withdrawn', 'We withdrew our offer.'],
  ] as const)('that is %s says so', (state, headline) => {
    expect(shown(followed(told), { offer: offer(state) }).headline).toBe(headline)
  })

  test('stays when the position is closed, unless it is over', () => {
    const closed = followed([...told, 'position_closed'])
    expect(shown(closed, { offer: offer('accepted') }).headline).toBe('You accepted our offer.')
    expect(shown(closed, { offer: offer('expired') }).headline).not.toContain('offer')
  })

  test('is not mentioned after the application ended', () => {
    const withdrawn = followed(told, { withdrawn_at: '2026-11-16T08:00:00Z' })
    expect(shown(withdrawn, { offer: offer('open') }).headline).toBe('You withdrew your application.')
    expect(shown(followed([...told, 'rejected']), { offer: offer('open') }).headline).toContain('not moving forward')
  })
})
