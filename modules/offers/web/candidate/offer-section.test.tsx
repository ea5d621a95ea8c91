// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { pageText, show } from '#tests/screen.tsx'
import type { CandidateOffer } from '../../contract.ts'
import { candidateOfferWords as words } from '../../words/candidate.ts'
import { OfferSection } from './offer-section.tsx'

const OFFER: CandidateOffer = {
  id: '018f0000-0000-7000-8000-000000000001',
  state: 'open',
  can_answer: true,
  content: {
    position: 'Backend Engineer',
    pay: { amount: 6_000_000, currency: 'EUR', period: 'year' },
    start_on: '2027-01-15',
    text: '<p>We would like you to join.</p>',
    attachments: [],
  },
  expires_at: '2026-12-05T23:00:00Z',
  time_zone: 'Europe/Berlin',
  answered_at: null,
  signed_name: null,
}
const open = (can_answer: boolean) =>
  show(
    <OfferSection
      offer={{ ...OFFER, can_answer }}
      followed={{ organization: { organization_name: 'Nightjar' }, time_zone: 'Europe/Berlin', name: 'Noor' } as never}
      token="token"
    />,
  )
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)

test('an open offer can be accepted and declined', async () => {
  await open(true)
  expect(buttons()).toEqual(expect.arrayContaining([words.accept, words.decline]))
})

test('an offer that cannot be answered right now says so and has no buttons', async () => {
  await open(false)
  expect(pageText()).toContain(words.onHold)
  expect(buttons()).not.toContain(words.accept)
  expect(buttons()).not.toContain(words.decline)
})
