import { DAY } from '#platform/clock/clock.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { StripeConnection } from '#platform/payments/stripe.ts'
import type { Choice } from '../../contract/shapes.ts'
import type { PlanRow } from '../queries/plans.ts'
import type { SubscriptionRow } from '../queries/subscriptions.ts'
import { heldOf, offeredOf, quoted } from '../quoted-choice.ts'
import { amountOf } from './mirror-plans.ts'
import { isOfMode } from './sync.ts'

/** Whether the organization pays for a subscription at Stripe. */
export const isSubscribed = (row: SubscriptionRow, connection: StripeConnection) =>
  row.provider_subscription !== null && isOfMode(row, connection)

/**
 * The days before the first payment of a plan that is taken: those that are left of a running trial, otherwise the plan's trial, once. Stripe
 * counts whole days of a trial, so a day that has begun is given in full.
 */
export const trialDaysOf = (row: SubscriptionRow, plan: PlanRow, now: Date): number => {
  if (row.status !== 'trialing') return row.trial_used ? 0 : plan.trial_days
  return Math.max(0, Math.ceil((row.current_period_end.getTime() - now.getTime()) / DAY))
}

/**
 * What a choice means at this moment. Without a subscription at Stripe it is a purchase at the full price, also of the current plan: nothing
 * has been paid for that one. @throws 404, 409
 */
export const quotedForStripe = (tx: OrganizationTransaction, connection: StripeConnection, choice: Choice, now: Date) =>
  quoted(tx, choice, now, (row, plan) => {
    const held = heldOf(row)
    const offered = offeredOf(plan)
    if (isSubscribed(row, connection) || amountOf(plan, choice.interval) === 0) return { held, offered }
    const hasBalance = row.provider_customer !== null && isOfMode(row, connection)
    return {
      held: { ...held, planId: '', rank: -1, price: 0, trialUsed: false, credit: hasBalance ? held.credit : 0 },
      offered: { ...offered, trialDays: trialDaysOf(row, plan, now) },
    }
  })
