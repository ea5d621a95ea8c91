import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { organizationById } from '#modules/organizations/public.ts'
import type { BillingDetails } from '../contract/shapes.ts'
import { billingDetailsOf, writeBillingDetails } from './queries/transactions.ts'
import { lockSubscription } from './queries/subscriptions.ts'

/** Whom invoices are made out to: the organization, until an owner says otherwise. */
export async function readDetails(org: OrganizationDb): Promise<BillingDetails> {
  const [[details], [organization]] = await org.read(q => [
    billingDetailsOf(q, org.organizationId),
    organizationById(q, org.organizationId),
  ])
  return details ?? { name: organization?.name ?? '', address: '', tax_id: '' }
}

export async function saveDetails(tx: OrganizationTransaction, details: BillingDetails, adminId: string) {
  const { id } = await lockSubscription(tx)
  await writeBillingDetails(tx, details)
  await tx.emit('subscription.details_changed', id, {}, { kind: 'admin', id: adminId })
  return details
}
