import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Interval } from '../../policy.ts'
import type { PlanRow } from '../queries/plans.ts'
import type { SubscriptionRow } from '../queries/subscriptions.ts'
import type { Change, ToWrite } from './subscription-rows.ts'

type Told = ToWrite & {
  readonly change: Change
  /** The plan of the subscription at Stripe; null if there is none. */
  readonly plan: PlanRow | null
}

/** Tells the modules above what has become different. Renewals and failed payments are told with their invoices. */
export async function tellChanges(tx: OrganizationTransaction, told: Told): Promise<void> {
  const { row, account, change, plan, cause } = told
  if (!account.subscription || !plan) {
    if (row.provider_subscription) await tx.emit('subscription.ended', row.id, { plan: row.plan_key }, cause)
    return
  }
  const interval = change.interval as Interval
  const chosen = { plan: plan.key, interval }
  if (!row.provider_subscription) {
    const trial = account.subscription.status === 'trialing'
    return tx.emit('subscription.started', row.id, { ...chosen, trial }, cause)
  }
  const isSame = row.plan_id === plan.id && row.interval === interval
  const wasPlanned = row.next_plan_id === plan.id && row.next_interval === interval
  if (!isSame && !wasPlanned) return tx.emit('subscription.upgraded', row.id, chosen, cause)
  if (change.cancel_at_period_end && !row.cancel_at_period_end)
    return tx.emit('subscription.cancelled', row.id, { reason: change.cancel_reason ?? 'other' }, cause)
  await tellPlanned(tx, told)
}

/** The event about what follows the period: planned, or kept as it is. */
async function tellPlanned(tx: OrganizationTransaction, { row, change, plans, cause }: Told): Promise<void> {
  const next = plans.find(({ id }) => id === change.next_plan_id)
  const interval = change.next_interval ?? null
  if (next && (next.id !== row.next_plan_id || interval !== row.next_interval))
    return tx.emit('subscription.change_planned', row.id, { plan: next.key, interval: interval ?? 'month' }, cause)
  const isSamePeriod = isSameTime(row.current_period_end, change.current_period_end)
  const isKept = (row.cancel_at_period_end && !change.cancel_at_period_end) || (row.next_plan_id !== null && !next)
  if (isSamePeriod && isKept) await tx.emit('subscription.resumed', row.id, {}, cause)
}

const isSameTime = (before: SubscriptionRow['current_period_end'], after: Change['current_period_end']) =>
  after instanceof Date && before.getTime() === after.getTime()
