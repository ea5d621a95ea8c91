import { createHash } from 'node:crypto'
import type { Stripe } from 'stripe'
import type { OrganizationDb } from '#platform/db/organization.ts'
import type { StripeConnection } from '#platform/payments/stripe.ts'
import { readDetails } from '../billing-details.ts'
import { lockSubscription, updateSubscription } from '../queries/subscriptions.ts'
import { isOfMode, readRow } from './sync.ts'

/**
 * The organization's customer at Stripe, created if there is none for this key. IDs of test data are forgotten when a live key is set.
 * @returns its ID
 */
export async function ensureCustomer(
  org: OrganizationDb,
  connection: StripeConnection,
  stripe: Stripe,
): Promise<string> {
  const row = await readRow(org)
  if (row.provider_customer && isOfMode(row, connection)) return row.provider_customer
  const { name } = await readDetails(org)
  const given = { ...(name && { name }), metadata: { organization_id: org.organizationId } }
  // The same key needs the same content, and the name can have changed since a creation that was interrupted.
  const content = createHash('sha256').update(name).digest('base64url').slice(0, 12)
  const created = await stripe.customers.create(given, {
    idempotencyKey: `customer:${org.organizationId}:${row.provider_version}:${content}`,
  })
  return org.write(async tx => {
    const now = await lockSubscription(tx)
    if (now.provider_customer && isOfMode(now, connection)) return now.provider_customer
    await updateSubscription(tx, {
      provider_customer: created.id,
      provider_live: connection.live,
      provider_subscription: null,
      provider_version: now.provider_version + 1,
      checkout_session: null,
    })
    return created.id
  })
}
