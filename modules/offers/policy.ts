import type { Outcome } from '#modules/applications/contract.ts'
import type { OfferAction, OfferState } from './contract.ts'

/** Where each action leads from each state. For server and screens; anything else is refused. */
export const OFFER_ARROWS: Record<OfferState, Partial<Record<OfferAction, OfferState>>> = {
  draft: { edit: 'draft', ask_approval: 'waiting_for_approval', send: 'sent', withdraw: 'cancelled' },
  // It stays here until everyone who was asked has approved.
  waiting_for_approval: { edit: 'draft', approve: 'approved', send_back: 'draft', withdraw: 'cancelled' },
  approved: { edit: 'draft', send: 'sent', withdraw: 'cancelled' },
  sent: { extend: 'sent', withdraw: 'cancelled', accept: 'accepted', decline: 'declined', expire: 'expired' },
  accepted: {},
  declined: {},
  expired: {},
  cancelled: {},
}

/** The actions that are possible in a state. With approval, a draft cannot be sent; without, nobody is asked. */
export const offerActions = (state: OfferState, approvalNeeded: boolean): readonly OfferAction[] =>
  (Object.keys(OFFER_ARROWS[state]) as OfferAction[]).filter(
    action => state !== 'draft' || action !== (approvalNeeded ? 'send' : 'ask_approval'),
  )

/** The states that an offer can reach in one step. */
export const nextOfferStates = (state: OfferState, approvalNeeded: boolean): readonly OfferState[] => [
  ...new Set(offerActions(state, approvalNeeded).flatMap(action => OFFER_ARROWS[state][action] ?? [])),
]

/** Whether an offer stands in the way of another one for the same application. */
export const isOpenOffer = (state: OfferState): boolean => Object.keys(OFFER_ARROWS[state]).length > 0

/** Whether the offer of an application can be answered. A person may have marked the candidate as hired already: their answer still counts. */
export const takesAnswers = (outcome: Outcome): boolean => outcome === 'active' || outcome === 'hired'

/** What the candidate does, and what happens by itself. */
const NOT_BY_THE_TEAM: readonly OfferAction[] = ['accept', 'decline', 'expire']
const BY_APPROVERS: readonly OfferAction[] = ['approve', 'send_back']

interface Situation {
  readonly state: OfferState
  readonly approvalNeeded: boolean
  /** May decide about the candidate. */
  readonly decides: boolean
  /** Was asked to approve and has not decided. */
  readonly asked: boolean
  /** A closed application gets no offer. */
  readonly active: boolean
}

/** What a person of the organization can do with an offer. */
export const allowedActions = ({ state, approvalNeeded, decides, asked, active }: Situation): OfferAction[] =>
  decides
    ? offerActions(state, approvalNeeded).filter(
        action =>
          !NOT_BY_THE_TEAM.includes(action) &&
          (asked || !BY_APPROVERS.includes(action)) &&
          (active || action === 'withdraw'),
      )
    : []
