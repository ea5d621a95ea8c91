import { later } from '#platform/clock/clock.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict } from '#platform/errors/problem-error.ts'
import { daysLeft, type Interval, periodEnd, prorated, type UnitKind } from '../policy.ts'
import { billingProblems } from '../words/problems.ts'
import { planByKey } from './queries/plans.ts'
import { lockSubscription, updateSubscription } from './queries/subscriptions.ts'
import { limitsOf, termsOf } from './subscription.ts'
import { currencyOf, NOTHING_PLANNED, noteLowered } from './subscribe.ts'

// How those who run the product change a subscription. No payment provider takes part in it.

/**
 * Puts an organization on a plan from now on, without a payment until the end of the new period: for those who run the product. What was
 * paid for unused days becomes credit.
 * @throws 409 `other_currency` if money that is left would be exchanged
 */
export async function assignPlan(
  tx: OrganizationTransaction,
  planKey: string,
  now: Date,
  interval: Interval = 'month',
): Promise<void> {
  const row = await lockSubscription(tx)
  const plan = await planByKey(tx.q, planKey).executeTakeFirstOrThrow()
  const isPaid = row.price > 0 && row.status !== 'trialing' && row.period_paid
  const unused = isPaid ? prorated(row.price, daysLeft(row.current_period_start, row.current_period_end, now)) : 0
  const credit = row.credit + unused
  const price = interval === 'year' ? plan.price_yearly : plan.price_monthly
  const currency = currencyOf(plan, { price, credit }, row)
  if (credit > 0 && currency !== row.currency)
    throw conflict(
      'other_currency',
      billingProblems.creditInOtherCurrency(plan, { amount: credit, currency: row.currency }),
    )
  await updateSubscription(tx, {
    ...NOTHING_PLANNED,
    ...termsOf(plan),
    plan_id: plan.id,
    interval,
    status: 'active',
    price,
    currency,
    anchor: now,
    current_period_start: now,
    current_period_end: periodEnd(now, interval, now),
    credit,
    period_paid: false,
  })
  await noteLowered(tx, row, plan)
}

/** Moves the end of a trial. @returns when it ended before; null if there is no trial */
export async function extendTrial(tx: OrganizationTransaction, end: Date): Promise<Date | null> {
  const row = await lockSubscription(tx)
  if (row.status !== 'trialing') return null
  await updateSubscription(tx, { current_period_end: end, anchor: end, reminded_days: null })
  return row.current_period_end
}

const LIMITS = {
  job: 'limit_jobs',
  interview: 'limit_interviews',
  interview_flow: 'limit_interview_flows',
  custom_ai: 'limit_custom_ai',
  admin: 'limit_admins',
} as const satisfies Record<UnitKind, string>

/**
 * Raises a limit until the next renewal. @param from the limit that was read @returns the new limit; null if the limit is another one
 * by now, or unlimited
 */
export async function raiseLimit(
  tx: OrganizationTransaction,
  { kind, add, from }: { kind: UnitKind; add: number; from: number },
): Promise<number | null> {
  const row = await lockSubscription(tx)
  if (limitsOf(row)[kind] !== from) return null
  await updateSubscription(tx, {
    [LIMITS[kind]]: from + add,
    // A capability that the plan does not have comes with its first units.
    ...(kind === 'custom_ai' && { can_create_custom_ai: true }),
    ...(kind === 'interview_flow' && { can_create_flow: true }),
  })
  return from + add
}

/**
 * Gives back the time in which an organization was suspended: nothing was billed then, and the period ends later. An external provider does this
 * itself (`pause-with-organization.ts`).
 */
export async function extendPeriod(tx: OrganizationTransaction, milliseconds: number): Promise<void> {
  const row = await lockSubscription(tx)
  if (row.provider_subscription) return
  // Start and anchor as well, so that the days that are left are the same part of the period as before.
  await updateSubscription(tx, {
    anchor: later(row.anchor, milliseconds),
    current_period_start: later(row.current_period_start, milliseconds),
    current_period_end: later(row.current_period_end, milliseconds),
    reminded_days: null,
  })
}
