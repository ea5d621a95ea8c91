import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Subscription } from '#platform/events/events.ts'
import type { Services } from '#platform/services.ts'
import { lockOffer, requireAction } from './change-offer.ts'
import { approvalsOfNonDeciders } from './people.read-model.ts'
import { approvalsAskedOf, deleteApproval, openApprovals, updateOffer } from './queries.ts'

interface Asked {
  readonly id: string
  readonly offer_id: string
  readonly application_id: string
}

/** An offer that waits for nobody else becomes a draft again, so that its author can ask another person: an approval is never assumed. */
async function release(tx: OrganizationTransaction, approvals: readonly Asked[], now: Date): Promise<void> {
  for (const asked of approvals) {
    const locked = await lockOffer(tx, asked.application_id, asked.offer_id)
    // It was decided, edited or released before this transaction had the lock.
    const open = await openApprovals(tx.q, tx.organizationId, asked.offer_id).execute()
    if (!open.some(({ id }) => id === asked.id)) continue
    await deleteApproval(tx, asked.id)
    if (open.length === 1)
      await updateOffer(tx, asked.offer_id, { state: requireAction(locked, 'send_back'), updated_at: now })
  }
}

/** Somebody who is removed cannot approve anymore. */
export async function releaseApprovals(tx: OrganizationTransaction, adminId: string, now: Date): Promise<void> {
  await release(tx, await approvalsAskedOf(tx.q, tx.organizationId, adminId).execute(), now)
}

/** Nor can somebody who may no longer decide: another role in the organization or on the job, or no longer on its hiring team. */
async function releaseOfNonDeciders({ db, clock }: Services, organizationId: string): Promise<void> {
  await db
    .forOrganization(organizationId)
    .write(async tx => release(tx, await approvalsOfNonDeciders(tx.q, organizationId).execute(), clock.now()))
}

export const releaseAfterTeamChange: Subscription = {
  by: 'offers.release-after-team-change',
  event: 'job.edited',
  async react(services, { organization_id, data }) {
    if (data.fields.includes('hiring_team')) await releaseOfNonDeciders(services, organization_id)
  },
}

export const releaseAfterRoleChange: Subscription = {
  by: 'offers.release-after-role-change',
  event: 'admin.edited',
  async react(services, { organization_id, data }) {
    if (data.to_role) await releaseOfNonDeciders(services, organization_id)
  },
}
