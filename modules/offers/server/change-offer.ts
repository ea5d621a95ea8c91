import { nameFor, type ApplicationRow, lockApplication } from '#modules/applications/public.ts'
import { readOrganizationIn } from '#modules/organizations/public.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import type { OfferAction, OfferState } from '../contract.ts'
import { nextOfferStates, OFFER_ARROWS, offerActions } from '../policy.ts'
import { offerProblems as problems } from '../words/problems.ts'
import { offerStates } from '../words/states.ts'
import { offerById, type OfferRow } from './queries.ts'

/** An offer, locked until the transaction ends. */
export interface LockedOffer {
  readonly application: ApplicationRow
  readonly offer: OfferRow
  readonly approvalNeeded: boolean
  readonly zone: string
}

/** Locks an application and its offer, in this order, so that of two changes at the same moment one sees the other's result. @throws 404 */
export async function lockOffer(
  tx: OrganizationTransaction,
  applicationId: string,
  offerId: string,
): Promise<LockedOffer> {
  const application = await lockApplication(tx, applicationId)
  const offer = application && (await offerById(tx.q, tx.organizationId, offerId).forUpdate().executeTakeFirst())
  if (!offer || offer.application_id !== applicationId) throw notFound(problems.missing)
  const { settings, organization } = await readOrganizationIn(tx)
  return { application, offer, approvalNeeded: settings.offer_approval, zone: organization.time_zone }
}

/** The state that an action leads to. @throws 409 `not_an_arrow` with the actions and states that are possible */
export function requireAction(
  { offer: { state }, approvalNeeded }: Pick<LockedOffer, 'offer' | 'approvalNeeded'>,
  action: OfferAction,
): OfferState {
  const to = OFFER_ARROWS[state][action]
  const allowed = offerActions(state, approvalNeeded)
  if (to && allowed.includes(action)) return to
  throw conflict(
    'not_an_arrow',
    to && action === 'send' ? problems.approvalNeeded : problems.notAllowed(offerStates[state]),
    { allowed_actions: allowed, allowed_states: nextOfferStates(state, approvalNeeded) },
  )
}

/** Whoever acts on an offer acts on what they have read. @throws 409 `offer_changed` */
export function requireVersion({ version }: OfferRow, read: number): void {
  if (version !== read) throw conflict('offer_changed', problems.changed, { version })
}

/** A closed application gets no offer. @throws 409 `application_ended` */
export function requireActive({ outcome }: ApplicationRow): void {
  if (outcome !== 'active') throw conflict('application_ended', problems.applicationClosed)
}

/** Offers name the candidate, so nobody works on them in blind review. @throws 409 `blind_review` */
export async function requireSighted(tx: OrganizationTransaction, actor: Actor, applicationId: string): Promise<void> {
  if ((await nameFor(tx, actor.adminId, applicationId)) !== null) throw conflict('blind_review', problems.blind)
}

/** What every change by a person starts with. @throws 404, 409 */
export async function lockForPerson(
  tx: OrganizationTransaction,
  actor: Actor,
  { id, offerId }: { id: string; offerId: string },
): Promise<LockedOffer> {
  await requireSighted(tx, actor, id)
  return lockOffer(tx, id, offerId)
}

export const byAdmin = (actor: Actor) => ({ kind: 'admin', id: actor.adminId }) as const
