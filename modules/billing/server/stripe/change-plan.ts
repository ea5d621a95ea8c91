import type { Stripe } from 'stripe'
import { conflict } from '#platform/errors/problem-error.ts'
import type { StripeConnection } from '#platform/payments/stripe.ts'
import type { ChangePreview, Choice } from '../../contract/shapes.ts'
import { FREE_PLAN, type Interval } from '../../policy.ts'
import type { Quote } from '../../quote.ts'
import { billingProblems as problems } from '../../words/problems.ts'
import { presentQuote } from '../present.ts'
import type { Given } from '../provider.ts'
import { allPlans, type PlanRow } from '../queries/plans.ts'
import type { SubscriptionRow } from '../queries/subscriptions.ts'
import { requireFit } from '../quoted-choice.ts'
import { takePlan } from './checkout.ts'
import { cancelSubscription, endAtPeriodEnd } from './cancel.ts'
import { ensurePrice } from './mirror-plans.ts'
import { itemOf } from './read-account.ts'
import { isSubscribed, quotedForStripe } from './quoted-purchase.ts'
import { planPrice, releaseSchedule } from './schedule.ts'
import { newKey } from './new-key.ts'
import { syncOrganization } from './sync.ts'
import { type Upgrade, upgradeNow, upgradeOf, withAmounts } from './upgrade.ts'

/** A choice with what it costs, and what Stripe needs for it. */
async function quotedAtStripe(given: Given, connection: StripeConnection, choice: Choice) {
  const { services, org, now } = given
  const { plans, ...found } = await org.write(async tx => ({
    ...(await quotedForStripe(tx, connection, choice, now)),
    plans: await allPlans(tx.q).execute(),
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

/** Nothing has been paid for a trial, which goes on with the larger plan. */
async function changeInTrial(stripe: Stripe, row: SubscriptionRow, price: string): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(row.provider_subscription!, { expand: ['schedule'] })
  await releaseSchedule(stripe, subscription)
  await stripe.subscriptions.update(
    subscription.id,
    { items: [{ id: itemOf(subscription).id, price }], proration_behavior: 'none', cancel_at_period_end: false },
    newKey(),
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
      await planPrice(
        stripe,
        row.provider_subscription!,
        { price, planId: plan.id, interval },
        // A later plan follows another reading.
        `schedule:${row.provider_subscription}:${row.provider_version}`,
      )
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
  if (!isSubscribed(row, connection)) {
    if (plan.key !== FREE_PLAN) return takePlan(given, connection, choice)
    await cancelSubscription(given, connection, { reason: 'other', comment: '' })
    return null
  }
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
