import type { Stripe } from 'stripe'
import { DAY, later, SECOND } from '#platform/clock/clock.ts'
import type { StripeConnection } from '#platform/payments/stripe.ts'
import { suspensionCredit } from '../../quote.ts'
import { invoiceWords } from '../../words/invoices.ts'
import type { Given, Suspension } from '../provider.ts'
import type { SubscriptionRow } from '../queries/subscriptions.ts'
import { paidUntil } from '../queries/transactions.ts'
import { newKey } from './new-key.ts'
import { isSubscribed } from './quoted-purchase.ts'
import { PAST_DUE_SINCE } from './subscription-rows.ts'
import { readRow, syncOrganization } from './sync.ts'

type Paused = Pick<Given, 'services' | 'org'>

/** Invoices of a suspended organization are void: periods go on at Stripe, and nobody pays for them. */
export async function pausePayments({ services, org }: Paused, connection: StripeConnection): Promise<void> {
  const row = await readRow(org)
  const id = row.provider_subscription
  if (!id || !isSubscribed(row, connection)) return
  await connection.use(stripe => stripe.subscriptions.update(id, { pause_collection: { behavior: 'void' } }, newKey()))
  await syncOrganization({ services, connection, org, cause: { kind: 'system' } })
}

interface Restored {
  readonly row: SubscriptionRow
  /** Until when the organization has paid; null if it never has. */
  readonly paid: Date | null
}

// Stripe keeps idempotency keys for a day, and a failed task can run again much later. So what was given back names its suspension.

async function hasMovedTime(stripe: Stripe, subscription: string, { key }: Suspension): Promise<boolean> {
  const { metadata } = await stripe.subscriptions.retrieve(subscription)
  return (metadata['suspension'] ?? '') >= key
}

async function hasCredit(stripe: Stripe, customer: string, { key, endedAt }: Suspension): Promise<boolean> {
  // Clocks differ by less than a day.
  const gte = Math.floor(later(endedAt, -DAY).getTime() / SECOND)
  const found = stripe.customers.listBalanceTransactions(customer, { created: { gte }, limit: 100 })
  for await (const { metadata } of found) if (metadata?.['suspension'] === key) return true
  return false
}

/**
 * A trial ends later; the days of a paid period become credit, which the next invoices use; the days to make up for a failed payment go on from
 * where they were. Each suspension is given back once.
 */
async function giveBack(stripe: Stripe, { row, paid }: Restored, suspension: Suspension): Promise<void> {
  const { lasted, key } = suspension
  const metadata = { suspension: key }
  const subscription = row.provider_subscription!
  // The trial can have become a paid period since.
  if (await hasMovedTime(stripe, subscription, suspension)) return
  if (row.status === 'trialing') {
    const trial_end = Math.floor(later(row.current_period_end, lasted).getTime() / SECOND)
    await stripe.subscriptions.update(
      subscription,
      { trial_end, proration_behavior: 'none', metadata },
      { idempotencyKey: `${key}-trial` },
    )
  }
  if (row.past_due_since) {
    const since = Math.floor(later(row.past_due_since, lasted).getTime() / SECOND)
    await stripe.subscriptions.update(
      subscription,
      { metadata: { ...metadata, [PAST_DUE_SINCE]: since } },
      { idempotencyKey: `${key}-past-due` },
    )
  }
  if (row.status !== 'active' || !paid) return
  const period = { start: row.current_period_start, end: row.current_period_end }
  const { days, amount } = suspensionCredit(row.price, period, { paid, lasted })
  if (amount === 0 || (await hasCredit(stripe, row.provider_customer!, suspension))) return
  await stripe.customers.createBalanceTransaction(
    row.provider_customer!,
    { amount: -amount, currency: row.currency.toLowerCase(), description: invoiceWords.suspended(days), metadata },
    { idempotencyKey: `${key}-credit` },
  )
}

export async function unpausePayments(
  { services, org }: Paused,
  connection: StripeConnection,
  suspension: Suspension,
): Promise<void> {
  const sync = { services, connection, org, cause: { kind: 'system' } } as const
  // Periods may have begun since it was last read.
  await syncOrganization(sync)
  const row = await readRow(org)
  if (!row.provider_subscription || !isSubscribed(row, connection)) return
  const [[last]] = await org.read(q => [paidUntil(q, org.organizationId)])
  await connection.use(async stripe => {
    await giveBack(stripe, { row, paid: last?.until ?? null }, suspension)
    await stripe.subscriptions.update(row.provider_subscription!, { pause_collection: '' }, newKey())
  })
  await syncOrganization(sync)
}
