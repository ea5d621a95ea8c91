import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { newId } from '#platform/db/id.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { SubscriptionStatus } from '../contract/shapes.ts'
import { UNLIMITED } from '../contract/usage.ts'
import { FREE_PLAN, periodEnd, type UnitCounts, type UnitKind, type UnitLimits, usageMonth } from '../policy.ts'
import { limitWords } from '../words/limits.ts'
import { type PlanRow, planByKey, publicPlans } from './queries/plans.ts'
import { insertSubscription, type SubscriptionRow, subscriptionWithPlan } from './queries/subscriptions.ts'
import { unitsInUse } from './queries/usage.ts'

/** A plan and how much of it is used. */
export interface PlanState {
  readonly planKey: string
  readonly planName: string
  readonly status: SubscriptionStatus
  readonly periodEnd: Date
  readonly limits: UnitLimits
  readonly used: UnitCounts
}

type Terms = Pick<
  PlanRow,
  | 'limit_jobs'
  | 'limit_interviews'
  | 'limit_custom_ai'
  | 'limit_interview_flows'
  | 'limit_admins'
  | 'can_create_custom_ai'
  | 'can_create_flow'
>

/** What a subscription carries from its plan until the next renewal. */
export const termsOf = (plan: Terms): Terms => ({
  limit_jobs: plan.limit_jobs,
  limit_interviews: plan.limit_interviews,
  limit_custom_ai: plan.limit_custom_ai,
  limit_interview_flows: plan.limit_interview_flows,
  limit_admins: plan.limit_admins,
  can_create_custom_ai: plan.can_create_custom_ai,
  can_create_flow: plan.can_create_flow,
})

/** The limits by kind. What a plan does not offer at all is limited to none. */
export const limitsOf = (terms: Terms): UnitLimits => ({
  job: terms.limit_jobs,
  interview: terms.limit_interviews,
  interview_flow: terms.can_create_flow ? terms.limit_interview_flows : 0,
  custom_ai: terms.can_create_custom_ai ? terms.limit_custom_ai : 0,
  admin: terms.limit_admins,
})

export function countsOf(units: readonly { kind: UnitKind; used: number }[]): UnitCounts {
  const counts = { job: 0, interview: 0, interview_flow: 0, custom_ai: 0, admin: 0 }
  for (const { kind, used } of units) counts[kind] = Number(used)
  return counts
}

export const planState = (row: SubscriptionRow, units: readonly { kind: UnitKind; used: number }[]): PlanState => ({
  planKey: row.plan_key,
  planName: row.plan_name,
  status: row.status,
  periodEnd: row.current_period_end,
  limits: limitsOf(row),
  used: countsOf(units),
})

/** The subscription, its usage and the plans on offer, in one round trip. */
export async function readSubscription(org: OrganizationDb, now: Date) {
  const [[row], units, plans] = await org.read(q => [
    subscriptionWithPlan(q, org.organizationId),
    unitsInUse(q, org.organizationId, usageMonth(now).start),
    publicPlans(q),
  ])
  if (!row) throw notFound(limitWords.noPlan)
  return { row, units, plans, state: planState(row, units) }
}

export const readPlanState = async (org: OrganizationDb, now: Date): Promise<PlanState> =>
  (await readSubscription(org, now)).state

/** The remaining units of a kind; never below zero. */
export const remaining = ({ limits, used }: PlanState, kind: UnitKind): number => {
  const limit = limits[kind]
  return limit === null ? UNLIMITED : Math.max(0, limit - used[kind])
}

/** The first of the plans on offer with a higher limit. */
export function planThatRaises(plans: readonly PlanRow[], kind: UnitKind, limit: number): PlanRow | undefined {
  return plans.find(plan => {
    const raised = limitsOf(plan)[kind]
    return raised === null || raised > limit
  })
}

/** Whether new organizations can start with a plan: nothing is paid for it without an owner who takes it. */
export const canStartWith = (plan: Pick<PlanRow, 'price_monthly' | 'trial_days' | 'archived_at'>): boolean =>
  plan.archived_at === null && (plan.price_monthly === 0 || plan.trial_days > 0)

/** Whether a plan ends with its period because nobody has taken it. Every cancellation has a reason. */
export const endsUnlessKept = (row: Pick<SubscriptionRow, 'cancel_at_period_end' | 'cancel_reason'>): boolean =>
  row.cancel_at_period_end && row.cancel_reason === null

/**
 * Subscribes an organization to the plan that new ones start with, if it has no subscription yet. A plan with a price starts with its
 * trial. After that the organization is on the free plan, unless an owner takes another one.
 */
export async function startSubscription(tx: OrganizationTransaction, planKey: string, now: Date): Promise<void> {
  const chosen = await planByKey(tx.q, planKey).executeTakeFirst()
  const plan = chosen && canStartWith(chosen) ? chosen : await planByKey(tx.q, FREE_PLAN).executeTakeFirstOrThrow()
  const isTrial = plan.price_monthly > 0
  await insertSubscription(tx, {
    organization_id: tx.organizationId,
    id: newId(),
    plan_id: plan.id,
    status: isTrial ? 'trialing' : 'active',
    anchor: now,
    current_period_start: now,
    current_period_end: isTrial ? later(now, plan.trial_days * DAY) : periodEnd(now, 'month', now),
    cancel_at_period_end: isTrial,
    trial_used: isTrial,
    price: plan.price_monthly,
    currency: plan.currency,
    ...termsOf(plan),
  })
}
