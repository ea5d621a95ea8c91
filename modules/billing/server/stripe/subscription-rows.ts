import type { Updateable } from 'kysely'
import type { Stripe } from 'stripe'
import type { Cause } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { SubscriptionStatus } from '../../contract/shapes.ts'
import { FREE_PLAN, type Interval, periodEnd } from '../../policy.ts'
import type { PlanRow } from '../queries/plans.ts'
import type { SubscriptionRow } from '../queries/subscriptions.ts'
import type { TransactionRow } from '../queries/transactions.ts'
import { currencyOf, NOTHING_PLANNED } from '../subscribe.ts'
import { termsOf } from '../subscription.ts'
import { reasonOf } from './cancel-reasons.ts'
import { itemOf, nextPriceOf, type StripeAccount, subscriptionOf } from './read-account.ts'

export type Change = Updateable<Tables['subscriptions']>

const at = (seconds: number) => new Date(seconds * 1000)

export interface ToWrite {
  readonly row: SubscriptionRow
  readonly account: StripeAccount
  readonly plans: readonly PlanRow[]
  /** The invoiced payments that are stored. */
  readonly payments: readonly TransactionRow[]
  readonly live: boolean
  readonly cause: Cause
}

/** In the metadata of a subscription at Stripe: since when its payment has been due, without the time of a suspension. */
export const PAST_DUE_SINCE = 'past_due_since'

/** Since when a payment has been due: its first attempt failed then. A suspension moves it. */
function pastDueSince({ invoices }: StripeAccount, { id, status, metadata }: Stripe.Subscription): Date | null {
  if (status !== 'past_due' && status !== 'unpaid') return null
  const open = invoices.find(
    one => (one.status === 'open' || one.status === 'uncollectible') && one.attempted && subscriptionOf(one) === id,
  )
  // What was moved for an earlier payment is before this one.
  return open ? at(Math.max(open.created, Number(metadata[PAST_DUE_SINCE]) || 0)) : null
}

/** The plan and interval after the current period, if a schedule changes them. */
function nextOf(subscription: Stripe.Subscription): Pick<Change, 'next_plan_id' | 'next_interval'> {
  const { schedule } = subscription
  const planned = nextPriceOf(subscription) && typeof schedule === 'object' ? schedule?.metadata : null
  if (!planned?.['plan_id']) return { next_plan_id: null, next_interval: null }
  return { next_plan_id: planned['plan_id'], next_interval: planned['interval'] as Interval }
}

function cancellationOf(
  { cancel_at, cancel_at_period_end, cancellation_details: why }: Stripe.Subscription,
  end: number,
) {
  if (!cancel_at_period_end && (cancel_at === null || cancel_at > end))
    return { cancel_at_period_end: false, cancel_reason: null, cancel_comment: null }
  return {
    cancel_at_period_end: true,
    cancel_reason: reasonOf(why?.feedback),
    cancel_comment: why?.comment?.slice(0, 2000) || null,
  }
}

/** The row of a subscription at Stripe. Its limits stay until the next period, unless the plan changes. */
export function heldRow({ row, account, live }: ToWrite, subscription: Stripe.Subscription, plan: PlanRow): Change {
  const { price, quantity, current_period_start: start, current_period_end: end } = itemOf(subscription)
  const isNewPeriod =
    row.provider_subscription !== subscription.id ||
    row.plan_id !== plan.id ||
    row.current_period_start.getTime() !== at(start).getTime()
  const past_due_since = pastDueSince(account, subscription)
  const changed: Change = {
    ...(isNewPeriod && termsOf(plan)),
    ...cancellationOf(subscription, end),
    ...nextOf(subscription),
    plan_id: plan.id,
    interval: price.recurring?.interval as Interval,
    status: subscription.status as SubscriptionStatus,
    price: (price.unit_amount ?? 0) * (quantity ?? 1),
    currency: price.currency.toUpperCase(),
    anchor: at(subscription.billing_cycle_anchor),
    current_period_start: at(start),
    current_period_end: at(end),
    period_paid: true,
    provider_subscription: subscription.id,
    provider_live: live,
    past_due_since,
  }
  const remindsAnew =
    row.cancel_at_period_end !== changed.cancel_at_period_end ||
    row.past_due_since?.getTime() !== past_due_since?.getTime() ||
    row.current_period_end.getTime() !== at(end).getTime()
  return remindsAnew ? { ...changed, reminded_days: null } : changed
}

/**
 * The free plan from the moment at which the last subscription ended. Nothing is deleted.
 * @returns null if that end is stored already: the organization may have been put on another plan since
 */
export function freeRow({ row, account, plans }: ToWrite): Change | null {
  const { ended, credit } = account
  if (!ended) return null
  const free = plans.find(({ key }) => key === FREE_PLAN)!
  const start = at(ended.at)
  // It can have started and ended before it was read for the first time. After its end the anchor only moves forward.
  const isUnread = row.plan_id === free.id && row.anchor < start
  if (row.provider_subscription === null && !isUnread) return null
  return {
    ...NOTHING_PLANNED,
    ...termsOf(free),
    plan_id: free.id,
    interval: 'month',
    status: 'active',
    price: 0,
    currency: currencyOf(free, { price: 0, credit }, ended),
    anchor: start,
    current_period_start: start,
    current_period_end: periodEnd(start, 'month', start),
    provider_subscription: null,
    past_due_since: null,
  }
}

/** The columns of a change that differ from the row. */
export function differing(row: SubscriptionRow, change: Change): string[] {
  const plain = (value: unknown) => (value instanceof Date ? value.getTime() : value)
  return Object.entries(change).flatMap(([name, value]) =>
    plain(value) === plain(row[name as keyof SubscriptionRow]) ? [] : [name],
  )
}
