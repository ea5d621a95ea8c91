import { randomUUID } from 'node:crypto'
import type { Stripe } from 'stripe'
import { DAY } from '#platform/clock/clock.ts'
import { conflict } from '#platform/errors/problem-error.ts'
import { declined, type StripeConnection } from '#platform/payments/stripe.ts'
import type { ChangePreview, Choice } from '../../contract/shapes.ts'
import { daysLeft, FREE_PLAN, type Interval } from '../../policy.ts'
import type { Quote } from '../../quote.ts'
import { billingProblems as problems } from '../../words/problems.ts'
import { presentQuote } from '../present.ts'
import type { Given } from '../provider.ts'
import { everyPlan, type PlanRow } from '../queries/plans.ts'
import type { SubscriptionRow } from '../queries/subscriptions.ts'
import { quoted, requireFit } from '../quoted-choice.ts'
import { isSubscribed, takePlan } from './checkout.ts'
import { endAtPeriodEnd } from './cancel.ts'
import { linesOf } from './invoice-lines.ts'
import { ensurePrice } from './mirror-plans.ts'
import { itemOf } from './read-account.ts'
import { planPrice, releaseSchedule } from './schedule.ts'
import { syncOrganization } from './sync.ts'

interface Upgrade {
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

async function upgradeOf(stripe: Stripe, row: SubscriptionRow, price: string, now: Date): Promise<Upgrade> {
  const subscription = await stripe.subscriptions.retrieve(row.provider_subscription!, { expand: ['schedule'] })
  const { current_period_start: start, current_period_end: end } = itemOf(subscription)
  const { left } = daysLeft(new Date(start * 1000), new Date(end * 1000), now)
  return { subscription, price, prorationDate: Math.max(start, end - (left * DAY) / 1000) }
}

/** What the upgrade costs: the quote with Stripe's amounts. */
async function withAmounts(stripe: Stripe, quote: Quote, upgrade: Upgrade, plans: readonly PlanRow[]): Promise<Quote> {
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

/** A choice with what it costs, and what Stripe needs for it. */
async function quotedAtStripe(given: Given, connection: StripeConnection, choice: Choice) {
  const { services, org, now } = given
  const { plans, ...found } = await org.write(async tx => ({
    ...(await quoted(tx, choice, now)),
    plans: await everyPlan(tx.q).execute(),
  }))
  const { row, plan, quote } = found
  if (!isSubscribed(row, connection) || quote.effect !== 'now') return { ...found, upgrade: null }
  return connection.use(async stripe => {
    const price = await ensurePrice(services, stripe, plan, choice.interval)
    const upgrade = await upgradeOf(stripe, row, price, now)
    return { ...found, quote: await withAmounts(stripe, quote, upgrade, plans), upgrade }
  })
}

export async function previewChange(
  given: Given,
  connection: StripeConnection,
  choice: Choice,
): Promise<ChangePreview> {
  const { plan, quote, exceeds } = await quotedAtStripe(given, connection, choice)
  return presentQuote(quote, plan, choice.interval, exceeds)
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
async function upgradeNow(stripe: Stripe, upgrade: Upgrade): Promise<string | null> {
  const { subscription } = upgrade
  // Another click was faster.
  if (itemOf(subscription).price.id === upgrade.price) return null
  if (subscription.pending_update) await withdraw(stripe, subscription)
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
    if (payment?.status === 'requires_action' && invoice.hosted_invoice_url) return invoice.hosted_invoice_url
    await stripe.invoices.voidInvoice(invoice.id, {}, { idempotencyKey: `void:${invoice.id}` })
    throw declined(payment?.last_payment_error?.message)
  }
  if (subscription.cancel_at_period_end)
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })
  return null
}

/** Withdraws an upgrade that waits for a payment. */
async function withdraw(stripe: Stripe, { latest_invoice: latest }: Stripe.Subscription): Promise<void> {
  const id = typeof latest === 'string' ? latest : latest?.id
  if (!id) return
  const invoice = await stripe.invoices.retrieve(id)
  if (invoice.status === 'open') await stripe.invoices.voidInvoice(id, {}, { idempotencyKey: `void:${id}` })
}

/** Nothing has been paid for a trial, which goes on with the larger plan. */
async function changeInTrial(stripe: Stripe, row: SubscriptionRow, price: string): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(row.provider_subscription!, { expand: ['schedule'] })
  await releaseSchedule(stripe, subscription)
  await stripe.subscriptions.update(
    subscription.id,
    { items: [{ id: itemOf(subscription).id, price }], proration_behavior: 'none', cancel_at_period_end: false },
    { idempotencyKey: randomUUID() },
  )
}

interface Making {
  readonly row: SubscriptionRow
  readonly plan: PlanRow
  readonly quote: Quote
  readonly upgrade: Upgrade | null
  readonly interval: Interval
}

async function make({ services }: Given, stripe: Stripe, { row, plan, quote, upgrade, interval }: Making) {
  if (upgrade) return upgradeNow(stripe, upgrade)
  // The free plan has no price: it is what follows a cancelled subscription.
  if (plan.key === FREE_PLAN) await endAtPeriodEnd(stripe, row.provider_subscription!, {})
  else {
    const price = await ensurePrice(services, stripe, plan, interval)
    if (quote.effect === 'trial') await changeInTrial(stripe, row, price)
    else
      await planPrice(stripe, row.provider_subscription!, {
        price,
        planId: plan.id,
        interval,
        version: row.provider_version,
      })
  }
  return null
}

export async function changePlan(
  given: Given,
  connection: StripeConnection,
  choice: Choice,
  expected: number | undefined,
): Promise<{ checkout_url: string } | null> {
  const { services, org, adminId } = given
  const { row, plan, quote, exceeds, upgrade } = await quotedAtStripe(given, connection, choice)
  requireFit(plan, exceeds)
  if (expected !== undefined && expected !== quote.due)
    throw conflict('amount_changed', problems.amountChanged, { amount_due: quote.due, currency: quote.currency })
  // A plan that was never paid at Stripe, for example from before it was connected.
  if (!isSubscribed(row, connection)) return takePlan(given, connection, choice)
  const sync = { services, connection, org, cause: { kind: 'admin', id: adminId } } as const
  const making = { row, plan, quote, upgrade, interval: choice.interval }
  const url = await connection
    .use(stripe => make(given, stripe, making))
    .catch(async (error: unknown) => {
      // A declined payment is listed with the transactions. Why it was declined matters more than whether that worked.
      await syncOrganization(sync).catch(() => {})
      throw error
    })
  await syncOrganization(sync)
  return url === null ? null : { checkout_url: url }
}
