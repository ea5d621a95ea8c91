import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { lockOffer, requireAction } from './change-offer.ts'
import { approvalsAskedOf, deleteApproval, openApprovals, updateOffer } from './queries.ts'

/**
 * Somebody who is removed cannot approve anymore. An offer that waits for nobody else becomes a draft again, so that its author can ask
 * another person: an approval is never assumed.
 */
export async function releaseApprovals(tx: OrganizationTransaction, adminId: string, now: Date): Promise<void> {
  for (const asked of await approvalsAskedOf(tx.q, tx.organizationId, adminId).execute()) {
    const locked = await lockOffer(tx, asked.application_id, asked.offer_id)
    await deleteApproval(tx, asked.id)
    const others = await openApprovals(tx.q, tx.organizationId, asked.offer_id).execute()
    if (others.length === 0)
      await updateOffer(tx, asked.offer_id, { state: requireAction(locked, 'send_back'), updated_at: now })
  }
}
