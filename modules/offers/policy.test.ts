import { describe, expect, it } from 'vitest'
import { offerAction, type OfferAction, offerState, type OfferState } from './contract.ts'
import { allowedActions, isOpenOffer, nextOfferStates, OFFER_ARROWS, offerActions } from './policy.ts'
import { daysLater, endOfDay } from './server/end-of-day.ts'

/** Written out a second time on purpose: anyone who changes a transition states here what is possible from now on. */
const ARROWS: [OfferState, OfferAction, OfferState][] = [
  ['draft', 'edit', 'draft'],
  ['draft', 'ask_approval', 'waiting_for_approval'],
  ['draft', 'send', 'sent'],
  ['draft', 'withdraw', 'cancelled'],
  ['waiting_for_approval', 'edit', 'draft'],
  ['waiting_for_approval', 'approve', 'approved'],
  ['waiting_for_approval', 'send_back', 'draft'],
  ['waiting_for_approval', 'withdraw', 'cancelled'],
  ['approved', 'edit', 'draft'],
  ['approved', 'send', 'sent'],
  ['approved', 'withdraw', 'cancelled'],
  ['sent', 'extend', 'sent'],
  ['sent', 'withdraw', 'cancelled'],
  ['sent', 'accept', 'accepted'],
  ['sent', 'decline', 'declined'],
  ['sent', 'expire', 'expired'],
]

describe('the transitions of an offer', () => {
  const pairs = offerState.options.flatMap(state => offerAction.options.map(action => [state, action] as const))
  it.each(pairs)('%s, %s', (state, action) => {
    const to = ARROWS.find(([from, how]) => from === state && how === action)?.[2]
    expect(OFFER_ARROWS[state][action]).toBe(to)
  })

  it('lead a draft to approval or to the candidate, depending on the setting', () => {
    expect(offerActions('draft', true)).toEqual(['edit', 'ask_approval', 'withdraw'])
    expect(offerActions('draft', false)).toEqual(['edit', 'send', 'withdraw'])
    expect(nextOfferStates('draft', true)).toEqual(['draft', 'waiting_for_approval', 'cancelled'])
  })

  it('end with an answer, the end of its time, or a withdrawal', () => {
    expect(offerState.options.filter(state => !isOpenOffer(state))).toEqual([
      'accepted',
      'declined',
      'expired',
      'cancelled',
    ])
  })
})

describe('what a person can do', () => {
  const situation = {
    state: 'waiting_for_approval' as const,
    approvalNeeded: true,
    decides: true,
    asked: false,
    active: true,
  }
  it('is nothing without the right to decide', () => {
    for (const state of offerState.options)
      expect(allowedActions({ ...situation, state, decides: false, asked: true })).toEqual([])
  })
  it('is to approve only for those who were asked', () => {
    expect(allowedActions(situation)).toEqual(['edit', 'withdraw'])
    expect(allowedActions({ ...situation, asked: true })).toEqual(['edit', 'approve', 'send_back', 'withdraw'])
  })
  it('is never to answer for the candidate', () => {
    expect(allowedActions({ ...situation, state: 'sent' })).toEqual(['extend', 'withdraw'])
  })
  it('is only to withdraw if the application is closed', () => {
    expect(allowedActions({ ...situation, state: 'sent', active: false })).toEqual(['withdraw'])
  })
})

describe('the end of a day', () => {
  it('depends on the zone, also when the clocks change', () => {
    expect(endOfDay('2026-11-29', 'Europe/Berlin').toISOString()).toBe('2026-11-29T23:00:00.000Z')
    expect(endOfDay('2026-11-29', 'Pacific/Auckland').toISOString()).toBe('2026-11-29T11:00:00.000Z')
    expect(endOfDay('2026-10-25', 'Europe/Berlin').toISOString()).toBe('2026-10-25T23:00:00.000Z')
    expect(endOfDay('2026-03-28', 'Asia/Beirut').toISOString()).toBe('2026-03-28T22:00:00.000Z')
  })
  it('counts calendar days', () => {
    expect(daysLater('2026-12-28', 7)).toBe('2027-01-04')
  })
})
