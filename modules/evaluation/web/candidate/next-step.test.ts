import { expect, test } from 'vitest'
import type { OfferState } from '#modules/offers/contract.ts'
import { actionWords as words } from '../../words/candidate.ts'
import { inviteBy, nextStepOf } from './next-step.ts'

const nothing = () => undefined
const steps = { invite: nothing, schedule: nothing, offer: nothing, hire: nothing, reopen: nothing }
const at = (stage: 'interview' | 'offer', outcome: 'active' | 'hired' = 'active') =>
  ({ stage, outcome, screening: null }) as unknown as Parameters<typeof nextStepOf>[0]

const afterOffer = (offer: OfferState | null | undefined) => nextStepOf(at('offer'), null, offer, steps)?.label ?? null

const invited = (stage: 'applied' | 'screening', state: string | null) =>
  nextStepOf({ ...at('interview'), stage, screening: state && { state, until: null } } as never, null, null, steps)
    ?.label

test('a candidate without an invitation that can be taken is invited, also after it was cancelled', () => {
  for (const stage of ['applied', 'screening'] as const) {
    expect(invited(stage, null)).toBe(words.invitation.first)
    expect(invited(stage, 'cancelled')).toBe(words.invitation.first)
    expect(invited(stage, 'expired')).toBe(words.renew)
    expect(invited(stage, 'invited')).toBeUndefined()
  }
})

test('while an offer waits for an answer or an approval, no step comes next', () => {
  expect(afterOffer('sent')).toBeNull()
  expect(afterOffer('waiting_for_approval')).toBeNull()
  expect(afterOffer(undefined)).toBeNull()
})

test('a candidate is marked as hired after accepting, or if the offer was made elsewhere', () => {
  expect(afterOffer('accepted')).toBe(words.hire)
  expect(afterOffer(null)).toBe(words.hire)
})

test('an offer that was not sent or has ended leads to the offers', () => {
  for (const state of ['draft', 'approved', 'declined', 'expired', 'cancelled'] as const)
    expect(afterOffer(state)).toBe(words.offer)
})

test('before the stage Offer the step is to make an offer, and a hired candidate can be reopened', () => {
  expect(nextStepOf(at('interview'), null, null, steps)?.label).toBe(words.offer)
  expect(nextStepOf(at('offer', 'hired'), null, 'accepted', steps)?.label).toBe(words.reopen)
})

test.each([
  [null, false, 'invite'],
  ['invited', false, 'renew'],
  ['invited', true, 'renew'],
  ['interrupted', true, 'renew'],
  ['expired', false, 'renew'],
  // The dialog says that the plan has no AI interview left, and what can be done.
  ['expired', true, 'invite'],
  ['cancelled', false, 'invite'],
  ['no_answers', false, 'retake'],
  ['completed', false, 'retake'],
] as const)('a screening that is %s (none left: %s) is sent again by %s', (state, noneLeft, by) => {
  expect(inviteBy(state, noneLeft)).toBe(by)
})
