import { randomUUID } from 'node:crypto'
import type { Stripe } from 'stripe'
import { DAY } from '#platform/clock/clock.ts'
import { declined } from '#platform/payments/stripe.ts'
import { daysLeft } from '../../policy.ts'
import type { Quote } from '../../quote.ts'
import type { PlanRow } from '../queries/plans.ts'
import type { SubscriptionRow } from '../queries/subscriptions.ts'
import { linesOf } from './invoice-lines.ts'
import { itemOf } from './read-account.ts'
import { newKey } from './new-key.ts'
import { planPrice, releaseSchedule } from './schedule.ts'
import { AWAITED_UPGRADE, NOTHING_SET_ASIDE, plannedOf, setAside } from './set-aside.ts'

export interface Upgrade {
  readonly subscription: Stripe.Subscription
  readonly price: string
  /** The start of the day in which it is now, counted from the end of the period: the amount is the same for a whole day. */
  readonly prorationDate: number
}

/** What Stripe calculates with, in the preview and in the change: the same values give the same amount. */
const calculated = ({ subscription, price, prorationDate }: Upgrade) => ({
  items: [{ id: itemOf(subscription).id, price }],
  proration_behavior: 'always_invoice' as const,
  proration_date: prorationDate,
})

/** What a change of the price means now. */
export async function upgradeOf(stripe: Stripe, row: SubscriptionRow, price: string, now: Date): Promise<Upgrade> {
  const subscription = await stripe.subscriptions.retrieve(row.provider_subscription!, { expand: ['schedule'] })
  const { current_period_start: start, current_period_end: end } = itemOf(subscription)
  const { left } = daysLeft(new Date(start * 1000), new Date(end * 1000), now)
  return { subscription, price, prorationDate: Math.max(start, end - (left * DAY) / 1000) }
}

/** What the upgrade costs: the quote with Stripe's amounts. */
export async function withAmounts(
  stripe: Stripe,
  quote: Quote,
  upgrade: Upgrade,
  plans: readonly PlanRow[],
): Promise<Quote> {
  const preview = await stripe.invoices.createPreview({
    subscription: upgrade.subscription.id,
    subscription_details: calculated(upgrade),
  })
  return {
    ...quote,
    lines: linesOf(preview, plans),
    due: preview.amount_due,
    currency: preview.currency.toUpperCase(),
    credit: Math.max(0, -(preview.starting_balance + preview.total)),
  }
}

/** The payment of an invoice that was not paid right away. */
async function paymentOf(stripe: Stripe, { payments }: Stripe.Invoice): Promise<Stripe.PaymentIntent | null> {
  const intent = payments?.data[0]?.payment.payment_intent
  return typeof intent === 'string' ? stripe.paymentIntents.retrieve(intent) : (intent ?? null)
}

/**
 * Upgrades now, if it is paid. Until then Stripe keeps the earlier plan.
 * @returns the page on which the person confirms the payment with their bank, if it has to be
 * @throws 402 `payment_declined`; the attempt is withdrawn
 */
export async function upgradeNow(stripe: Stripe, upgrade: Upgrade): Promise<string | null> {
  const { subscription } = upgrade
  // Another click was faster.
  if (itemOf(subscription).price.id === upgrade.price) return null
  const planned = plannedOf(subscription)
  await withdrawUpgrade(stripe, subscription)
  await releaseSchedule(stripe, subscription)
  const latest = subscription.latest_invoice
  const updated = await stripe.subscriptions.update(
    subscription.id,
    { ...calculated(upgrade), payment_behavior: 'pending_if_incomplete', expand: ['latest_invoice.payments'] },
    // Two clicks are one change, and a later attempt, which follows another invoice, is another one.
    {
      idempotencyKey: `upgrade:${subscription.id}:${upgrade.price}:${upgrade.prorationDate}:${typeof latest === 'string' ? latest : latest?.id}`,
    },
  )
  if (updated.pending_update) {
    const invoice = updated.latest_invoice as Stripe.Invoice
    const payment = await paymentOf(stripe, invoice)
    if (payment?.status === 'requires_action' && invoice.hosted_invoice_url) {
      const metadata = setAside({ [AWAITED_UPGRADE]: upgrade.price }, planned)
      await stripe.subscriptions.update(subscription.id, { metadata }, newKey())
      return invoice.hosted_invoice_url
    }
    await stripe.invoices.voidInvoice(invoice.id, {}, { idempotencyKey: `void:${invoice.id}` })
    if (planned) await planPrice(stripe, subscription.id, planned, randomUUID())
    throw declined(payment?.last_payment_error?.message)
  }
  if (subscription.cancel_at_period_end)
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })
  return null
}

/** Withdraws an upgrade that waits for a payment. */
export async function withdrawUpgrade(
  stripe: Stripe,
  { id: subscription, metadata, pending_update, latest_invoice: latest }: Stripe.Subscription,
): Promise<void> {
  // Before the invoice is void: otherwise a reading in between takes it for an upgrade that was not paid.
  if (metadata[AWAITED_UPGRADE])
    await stripe.subscriptions.update(subscription, { metadata: NOTHING_SET_ASIDE }, newKey())
  const id = typeof latest === 'string' ? latest : latest?.id
  if (!pending_update || !id) return
  const invoice = await stripe.invoices.retrieve(id)
  if (invoice.status === 'open') await stripe.invoices.voidInvoice(id, {}, { idempotencyKey: `void:${id}` })
}
