// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Booking } from '#modules/scheduling/contract.ts'
import { pageText, show } from '#tests/screen.tsx'
import { recruiterWords } from '../words/recruiter.ts'
import { booked } from './booking.fixture.ts'
import { InterviewCard } from './interview-card.tsx'

const words = recruiterWords.card
const offered: Booking = {
  ...booked,
  state: 'needs_scheduling',
  start_at: null,
  end_at: null,
  place: '',
  offered: ['2026-11-25T09:00:00.000Z'],
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
