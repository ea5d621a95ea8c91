import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { forbidden, invalidField } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { offerProblems as problems } from '../words/problems.ts'
import {
  byAdmin,
  lockForPerson,
  type LockedOffer,
  requireAction,
  requireActive,
  requireVersion,
} from './change-offer.ts'
import { decidersOf } from './people.read-model.ts'
import {
  type ApprovalRow,
  deleteOpenApprovals,
  insertApprovals,
  type OfferRow,
  openApprovals,
  updateApproval,
  updateOffer,
  versionsOf,
} from './queries.ts'

interface Place {
  readonly id: string
  readonly offerId: string
}

/** Asks people to approve a draft. @throws 404, 409, 422 for somebody who may not decide or has written the offer */
export async function askApproval(
  tx: OrganizationTransaction,
  at: Place,
  { version, approver_ids }: { version: number; approver_ids: readonly string[] },
  actor: Actor,
  now: Date,
): Promise<OfferRow> {
  const locked = await lockForPerson(tx, actor, at)
  const state = requireAction(locked, 'ask_approval')
  requireActive(locked.application)
  requireVersion(locked.offer, version)
  const approvers = [...new Set(approver_ids)]
  const deciders = await decidersOf(tx.q, tx.organizationId, at.id).execute()
  const versions = await versionsOf(tx.q, tx.organizationId, at.id).execute()
  const authors = versions.filter(one => one.offer_id === at.offerId).map(({ created_by }) => created_by)
  const suitable = (adminId: string) => deciders.some(({ id }) => id === adminId) && !authors.includes(adminId)
  if (!approvers.every(suitable)) throw invalidField('approver_ids', problems.approverUnsuitable)
  await insertApprovals(
    tx,
    approvers.map(admin_id => ({
      organization_id: tx.organizationId,
      id: newId(),
      offer_id: at.offerId,
      version,
      admin_id,
      asked_at: now,
    })) as never,
  )
  const offer = await updateOffer(tx, at.offerId, { state, updated_at: now })
  await tx.emit('offer.approval_asked', at.id, { offer_id: offer.id, version, approver_ids: approvers }, byAdmin(actor))
  return offer
}

interface Asked {
  readonly locked: LockedOffer
  readonly mine: ApprovalRow
  readonly others: readonly ApprovalRow[]
}

/** The actor's own open approval. @throws 403 `not_asked` */
async function requireAsked(tx: OrganizationTransaction, locked: LockedOffer, actor: Actor): Promise<Asked> {
  const open = await openApprovals(tx.q, tx.organizationId, locked.offer.id).execute()
  const mine = open.find(({ admin_id }) => admin_id === actor.adminId)
  if (!mine) throw forbidden(problems.notAsked, 'not_asked')
  return { locked, mine, others: open.filter(({ id }) => id !== mine.id) }
}

/** Approves what the actor has read. The offer is approved once everyone who was asked has approved. @throws 403, 404, 409 */
export async function approveOffer(
  tx: OrganizationTransaction,
  at: Place,
  version: number,
  actor: Actor,
  now: Date,
): Promise<OfferRow> {
  const locked = await lockForPerson(tx, actor, at)
  const state = requireAction(locked, 'approve')
  requireActive(locked.application)
  requireVersion(locked.offer, version)
  const { mine, others } = await requireAsked(tx, locked, actor)
  await updateApproval(tx, mine.id, { decision: 'approved', decided_at: now })
  const complete = others.length === 0
  const offer = await updateOffer(tx, at.offerId, { updated_at: now, ...(complete && { state }) })
  await tx.emit('offer.approved', at.id, { offer_id: offer.id, version, complete }, byAdmin(actor))
  return offer
}

/** Sends an offer back to its author. Approvals that others have not given are no longer needed. @throws 403, 404, 409 */
export async function sendBackOffer(
  tx: OrganizationTransaction,
  at: Place,
  { version, reason }: { version: number; reason: string },
  actor: Actor,
  now: Date,
): Promise<OfferRow> {
  const locked = await lockForPerson(tx, actor, at)
  const state = requireAction(locked, 'send_back')
  requireActive(locked.application)
  requireVersion(locked.offer, version)
  const { mine } = await requireAsked(tx, locked, actor)
  await updateApproval(tx, mine.id, { decision: 'sent_back', reason, decided_at: now })
  await deleteOpenApprovals(tx, at.offerId)
  const offer = await updateOffer(tx, at.offerId, { state, updated_at: now })
  await tx.emit('offer.sent_back', at.id, { offer_id: offer.id, version, approval_id: mine.id }, byAdmin(actor))
  return offer
}
