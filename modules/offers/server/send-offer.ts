import { candidateById, moveToStage, requireAddress } from '#modules/applications/public.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { invalidField } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { offerProblems as problems } from '../words/problems.ts'
import { byAdmin, lockForPerson, requireAction, requireActive, requireVersion } from './change-offer.ts'
import { requireExpiry } from './expiry.ts'
import { deleteOpenApprovals, type OfferRow, updateOffer } from './queries.ts'

interface Place {
  readonly id: string
  readonly offerId: string
}

/** Sends an offer, and with the same decision moves the application to the stage `offer`. @throws 404, 409, 422 */
export async function sendOffer(
  tx: OrganizationTransaction,
  at: Place,
  { version, expires_on }: { version: number; expires_on?: string },
  actor: Actor,
  now: Date,
): Promise<OfferRow> {
  const locked = await lockForPerson(tx, actor, at)
  const state = requireAction(locked, 'send')
  requireActive(locked.application)
  requireVersion(locked.offer, version)
  requireAddress(
    await candidateById(tx.q, tx.organizationId, locked.application.candidate_id).executeTakeFirstOrThrow(),
  )
  const lastDay = expires_on ?? locked.offer.expires_on
  const expires_at = requireExpiry(lastDay, locked.zone, now)
  await moveToStage(tx, locked.application, 'offer', actor, now)
  const offer = await updateOffer(tx, at.offerId, {
    state,
    expires_on: lastDay,
    expires_at,
    sent_by: actor.adminId,
    sent_at: now,
    updated_at: now,
  })
  await tx.emit('offer.sent', at.id, { offer_id: offer.id, version }, byAdmin(actor))
  return offer
}

/** Gives the candidate more time. @throws 404, 409, 422 */
export async function extendOffer(
  tx: OrganizationTransaction,
  at: Place,
  expiresOn: string,
  actor: Actor,
  now: Date,
): Promise<OfferRow> {
  const locked = await lockForPerson(tx, actor, at)
  const state = requireAction(locked, 'extend')
  requireActive(locked.application)
  const expires_at = requireExpiry(expiresOn, locked.zone, now)
  if (expiresOn <= locked.offer.expires_on) throw invalidField('expires_on', problems.notLater)
  const offer = await updateOffer(tx, at.offerId, {
    state,
    expires_on: expiresOn,
    expires_at,
    reminded_at: null,
    updated_at: now,
  })
  await tx.emit(
    'offer.extended',
    at.id,
    { offer_id: offer.id, version: offer.version, expires_on: expiresOn },
    byAdmin(actor),
  )
  return offer
}

/** Withdraws an offer before an answer, also for an application that was closed. @throws 404, 409 */
export async function withdrawOffer(
  tx: OrganizationTransaction,
  at: Place,
  actor: Actor,
  now: Date,
): Promise<OfferRow> {
  const locked = await lockForPerson(tx, actor, at)
  const state = requireAction(locked, 'withdraw')
  await deleteOpenApprovals(tx, at.offerId)
  const offer = await updateOffer(tx, at.offerId, { state, cancelled_by: 'admin', cancelled_at: now, updated_at: now })
  const known = offer.sent_at !== null
  await tx.emit('offer.withdrawn', at.id, { offer_id: offer.id, version: offer.version, known }, byAdmin(actor))
  return offer
}
