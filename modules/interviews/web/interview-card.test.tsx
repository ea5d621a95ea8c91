// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Booking } from '#modules/scheduling/contract.ts'
import { click, eventually, pageText, serve, show } from '#tests/screen.tsx'
import { recruiterWords } from '../words/recruiter.ts'
import { booked } from './booking.fixture.ts'
import { InterviewCard } from './interview-card.tsx'
import { InterviewsPanel } from './interviews-panel.tsx'

const words = recruiterWords.card
const offered: Booking = {
  ...booked,
  state: 'needs_scheduling',
  start_at: null,
  end_at: null,
  place: '',
  offered: ['2026-11-25T09:00:00.000Z'],
}

const ahead: Booking = { ...booked, start_at: '2100-11-25T13:00:00.000Z', end_at: '2100-11-25T13:45:00.000Z' }

test('keeps the focus on the page when an interview is cancelled, and its button disappears', async () => {
  let booking = ahead
  serve(({ method }) => {
    if (method === 'POST') booking = { ...ahead, state: 'cancelled', cancelled: { by: 'team', reason: null } } as never
    return method === 'POST' ? booking : { items: [booking] }
  })
  await show(
    <main id="content" tabIndex={-1}>
      <InterviewsPanel applicationId={ahead.subject_id} />
    </main>,
  )
  await eventually(() => expect(pageText()).toContain(words.cancel))
  const opener = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words.cancel)!
  opener.focus()
  await click(words.cancel)
  await click(recruiterWords.cancel.confirm)
  await eventually(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  expect(pageText()).not.toContain(words.cancel)
  await eventually(() => expect(document.activeElement?.id).toBe('content'))
})

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
