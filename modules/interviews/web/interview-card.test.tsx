// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Booking } from '#modules/scheduling/contract.ts'
import { pageText, show } from '#tests/screen.tsx'
import { recruiterWords } from '../words/recruiter.ts'
import { InterviewCard } from './interview-card.tsx'

const words = recruiterWords.card
const offered: Booking = {
  id: '018f0000-0000-7000-8000-000000000001',
  subject_id: '018f0000-0000-7000-8000-000000000002',
  subject_title: 'Engineer',
  part: 'team',
  title: 'Team interview',
  state: 'needs_scheduling',
  next_states: [],
  can_arrange: true,
  start_at: null,
  end_at: null,
  minutes: 60,
  place: '',
  message: '',
  interviewers: [{ id: 'a', name: 'Ines Marchetti' }],
  panel: null,
  attendee: { name: 'Noor Haddad', time_zone: 'Asia/Beirut' },
  day_id: null,
  offset_minutes: 0,
  offered: ['2026-11-25T09:00:00.000Z'],
  offer_until: '2026-11-25T09:00:00.000Z',
  moves: 0,
  asked: null,
  cancelled: null,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
}

test('says that all offered times have passed, and offers a new link', async () => {
  await show(<InterviewCard booking={offered} />)
  expect(pageText()).toContain(words.timesPassed)
  expect(pageText()).toContain(words.timesPassedNote('Noor Haddad'))
  expect(pageText()).toContain(words.sendNewLink)
})

test.each<[string, Partial<Booking>]>([
  ['the candidate has asked for others', { asked: 'Mornings' }],
  ['times are left', { state: 'waiting_on_candidate' }],
])('does not say so when %s', async (_, change) => {
  await show(<InterviewCard booking={{ ...offered, ...change }} />)
  expect(pageText()).not.toContain(words.timesPassed)
})
