import { lockApplication } from '#modules/applications/public.ts'
import { safeRichText } from '#modules/jobs/public.ts'
import { readOrganizationIn } from '#modules/organizations/public.ts'
import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { conflict, invalidField, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import type { OfferTerms } from '../contract.ts'
import { isOpenOffer } from '../policy.ts'
import { offerProblems as problems } from '../words/problems.ts'
import { byAdmin, lockForPerson, requireAction, requireActive, requireSighted, requireVersion } from './change-offer.ts'
import { requireExpiry } from './expiry.ts'
import {
  attachFiles,
  deleteOpenApprovals,
  insertOffer,
  insertVersion,
  type OfferRow,
  offersOf,
  updateOffer,
} from './queries.ts'

/** Stores what an offer says from now on. Earlier versions stay. @throws 422 */
async function writeVersion(
  tx: OrganizationTransaction,
  { id, application_id, version }: OfferRow,
  { position, pay, start_on, text, attachment_ids }: OfferTerms,
  actor: Actor,
  now: Date,
): Promise<void> {
  const body = safeRichText(text)
  if (!/[^\s]/u.test(body.replaceAll(/<[^<>]*>/g, ''))) throw invalidField('text', problems.text)
  const wanted = [...new Set(attachment_ids)]
  if ((await attachFiles(tx, application_id, wanted)) < wanted.length)
    throw invalidField('attachment_ids', problems.attachmentMissing)
  await insertVersion(tx, {
    organization_id: tx.organizationId,
    offer_id: id,
    version,
    position,
    pay_amount: pay.amount,
    pay_currency: pay.currency,
    pay_period: pay.period,
    start_on,
    body,
    attachment_ids: json(wanted),
    created_by: actor.adminId,
    created_at: now,
  })
}

/** Drafts an offer for an active application that has no other one. @throws 404, 409, 422 */
export async function draftOffer(
  tx: OrganizationTransaction,
  applicationId: string,
  terms: OfferTerms,
  actor: Actor,
  now: Date,
): Promise<OfferRow> {
  await requireSighted(tx, actor, applicationId)
  // Locked, so that two drafts at the same moment make one offer.
  const application = await lockApplication(tx, applicationId)
  if (!application) throw notFound()
  requireActive(application)
  const existing = await offersOf(tx.q, tx.organizationId, applicationId).execute()
  if (existing.some(({ state }) => state === 'accepted')) throw conflict('offer_accepted', problems.accepted)
  if (existing.some(({ state }) => isOpenOffer(state))) throw conflict('offer_open', problems.open)
  const { organization } = await readOrganizationIn(tx)
  requireExpiry(terms.expires_on, organization.time_zone, now)
  const offer = await insertOffer(tx, {
    organization_id: tx.organizationId,
    id: newId(),
    application_id: applicationId,
    state: 'draft',
    version: 1,
    expires_on: terms.expires_on,
    created_by: actor.adminId,
    created_at: now,
    updated_at: now,
  } as never)
  await writeVersion(tx, offer, terms, actor, now)
  await tx.emit('offer.drafted', applicationId, { offer_id: offer.id, version: 1 }, byAdmin(actor))
  return offer
}

/** Edits an offer that was not sent. It is a draft again, and earlier approvals no longer count. @throws 404, 409, 422 */
export async function editOffer(
  tx: OrganizationTransaction,
  at: { id: string; offerId: string },
  { version: read, ...terms }: OfferTerms & { version: number },
  actor: Actor,
  now: Date,
): Promise<OfferRow> {
  const locked = await lockForPerson(tx, actor, at)
  const state = requireAction(locked, 'edit')
  requireActive(locked.application)
  requireVersion(locked.offer, read)
  requireExpiry(terms.expires_on, locked.zone, now)
  await deleteOpenApprovals(tx, locked.offer.id)
  const version = locked.offer.version + 1
  const offer = await updateOffer(tx, locked.offer.id, {
    state,
    version,
    expires_on: terms.expires_on,
    updated_at: now,
  })
  await writeVersion(tx, offer, terms, actor, now)
  await tx.emit('offer.edited', at.id, { offer_id: offer.id, version }, byAdmin(actor))
  return offer
}
