import { randomUUID } from 'node:crypto'
import type { Stripe } from 'stripe'
import type { StripeConnection } from '#platform/payments/stripe.ts'
import type { Given } from '../provider.ts'
import { endAtPeriodEnd } from './cancel.ts'
import { endPages } from './checkout.ts'
import { newKey } from './new-key.ts'
import { isSubscribed } from './quoted-purchase.ts'
import { planPrice } from './schedule.ts'
import { ENDS_WITH_ORGANIZATION, NOTHING_SET_ASIDE, plannedOf, setAside } from './set-aside.ts'
import { isOfMode, readRow, syncOrganization } from './sync.ts'
import { withdrawUpgrade } from './upgrade.ts'

type Leaving = Pick<Given, 'services' | 'org'>

/** Ends the subscription with its period, unless its owner has cancelled it before. No upgrade that waits can be paid anymore. */
async function end(stripe: Stripe, id: string): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(id, { expand: ['schedule'] })
  await withdrawUpgrade(stripe, subscription)
  if (subscription.cancel_at_period_end) return
  const planned = plannedOf(subscription)
  await endAtPeriodEnd(stripe, id, { metadata: setAside({ [ENDS_WITH_ORGANIZATION]: 'true' }, planned) })
}

/** Nothing is paid after the period in which an organization waits for its deletion, and no page for a payment stays open. */
export async function endForDeletion({ services, org }: Leaving, connection: StripeConnection): Promise<void> {
  const row = await readRow(org)
  const customer = row.provider_customer
  if (!customer || !isOfMode(row, connection)) return
  const sync = { services, connection, org, cause: { kind: 'system' } } as const
  await connection.use(stripe => endPages(stripe, org, customer))
  // A page can have been paid just before.
  await syncOrganization(sync)
  const { provider_subscription: id } = await readRow(org)
  if (!id) return
  await connection.use(stripe => end(stripe, id))
  await syncOrganization(sync)
}

async function putBack(stripe: Stripe, id: string): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(id, { expand: ['schedule'] })
  if (!subscription.metadata[ENDS_WITH_ORGANIZATION]) return
  const planned = plannedOf(subscription)
  if (planned) await planPrice(stripe, id, planned, randomUUID())
  else await stripe.subscriptions.update(id, { cancel_at_period_end: false, metadata: NOTHING_SET_ASIDE }, newKey())
}

/** Continues the subscription as it was before the deletion was requested. One that has ended since stays ended. */
export async function continueAfterDeletion({ services, org }: Leaving, connection: StripeConnection): Promise<void> {
  const sync = { services, connection, org, cause: { kind: 'system' } } as const
  await syncOrganization(sync)
  const row = await readRow(org)
  if (!row.provider_subscription || !isSubscribed(row, connection)) return
  await connection.use(stripe => putBack(stripe, row.provider_subscription!))
  await syncOrganization(sync)
}
