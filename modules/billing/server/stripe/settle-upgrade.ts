import { randomUUID } from 'node:crypto'
import type { Stripe } from 'stripe'
import { newKey } from './new-key.ts'
import { itemOf } from './read-account.ts'
import { planPrice } from './schedule.ts'
import { AWAITED_UPGRADE, NOTHING_SET_ASIDE, plannedOf } from './set-aside.ts'

/** Whether an upgrade that waited for the bank is paid, or cannot be paid anymore. */
export const isUpgradeDecided = ({ metadata, pending_update }: Stripe.Subscription): boolean =>
  Boolean(metadata[AWAITED_UPGRADE]) && pending_update === null

/** A paid upgrade takes back a cancellation. Without a payment, what was planned before is planned again. */
export async function settleUpgrade(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  const { id, metadata } = subscription
  const isPaid = itemOf(subscription).price.id === metadata[AWAITED_UPGRADE]
  const planned = isPaid ? null : plannedOf(subscription)
  if (planned) await planPrice(stripe, id, planned, randomUUID())
  else
    await stripe.subscriptions.update(
      id,
      { ...(isPaid && { cancel_at_period_end: false }), metadata: NOTHING_SET_ASIDE },
      newKey(),
    )
}
