import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import { takesAnswers } from '../policy.ts'
import { offerProblems as problems } from '../words/problems.ts'
import { lockOffer, type LockedOffer, requireAction } from './change-offer.ts'
import { updateOffer } from './queries.ts'

interface Answered {
  readonly applicationId: string
  readonly offerId: string
}

/**
 * The offer, if the candidate can answer it. The row is locked, so of an answer and a withdrawal at the same moment exactly one
 * succeeds. @throws 404; 409 `offer_withdrawn`, `offer_expired`, `offer_answered`, `not_open`
 */
async function lockAnswerable(tx: OrganizationTransaction, at: Answered, now: Date): Promise<LockedOffer> {
  const locked = await lockOffer(tx, at.applicationId, at.offerId)
  const { state, sent_at, expires_at } = locked.offer
  if (!sent_at) throw notFound(problems.missing)
  if (state === 'cancelled') throw conflict('offer_withdrawn', problems.withdrawn)
  if (state === 'accepted' || state === 'declined') throw conflict('offer_answered', problems.answered)
  // The task that expires offers may run a little later than the end of the day.
  if (state === 'expired' || (expires_at && expires_at <= now)) throw conflict('offer_expired', problems.expired)
  if (!takesAnswers(locked.application.outcome)) throw conflict('not_open', problems.notOpen)
  return locked
}

const already = async (tx: OrganizationTransaction, at: Answered, state: 'accepted' | 'declined') =>
  (await lockOffer(tx, at.applicationId, at.offerId)).offer.state === state

/** The candidate accepts. The application stays open: a person marks it as hired. Accepting again changes nothing. @throws 404, 409 */
export async function acceptOffer(
  tx: OrganizationTransaction,
  at: Answered,
  signedName: string,
  now: Date,
): Promise<void> {
  if (await already(tx, at, 'accepted')) return
  const locked = await lockAnswerable(tx, at, now)
  const { id, version } = await updateOffer(tx, at.offerId, {
    state: requireAction(locked, 'accept'),
    signed_name: signedName,
    answered_at: now,
    updated_at: now,
  })
  const cause = { kind: 'candidate', id: locked.application.candidate_id } as const
  await tx.emit('offer.accepted', at.applicationId, { offer_id: id, version }, cause)
}

/** The candidate declines. The application stays open: a person closes it. Declining again changes nothing. @throws 404, 409 */
export async function declineOffer(
  tx: OrganizationTransaction,
  at: Answered,
  reason: string,
  now: Date,
): Promise<void> {
  if (await already(tx, at, 'declined')) return
  const locked = await lockAnswerable(tx, at, now)
  const { id, version } = await updateOffer(tx, at.offerId, {
    state: requireAction(locked, 'decline'),
    decline_reason: reason || null,
    answered_at: now,
    updated_at: now,
  })
  const cause = { kind: 'candidate', id: locked.application.candidate_id } as const
  await tx.emit('offer.declined', at.applicationId, { offer_id: id, version }, cause)
}
