import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { ChangePreview, Choice } from '../contract/shapes.ts'
import { exceeding, usageMonth } from '../policy.ts'
import { type Held, type Offered, quoteChange } from '../quote.ts'
import { billingProblems as problems } from '../words/problems.ts'
import { type PlanRow, planById } from './queries/plans.ts'
import { lockSubscription, type SubscriptionRow } from './queries/subscriptions.ts'
import { unitsInUse } from './queries/usage.ts'
import { countsOf, limitsOf } from './subscription.ts'

/** What a quote starts from: the subscription and the plan that is wanted. */
type Basis = (row: SubscriptionRow, plan: PlanRow) => { held: Held; offered: Offered }

export const heldOf = (row: SubscriptionRow): Held => ({
  planId: row.plan_id,
  planName: row.plan_name,
  rank: row.plan_rank,
  interval: row.interval,
  price: row.price,
  currency: row.currency,
  isPaid: row.period_paid,
  isTrial: row.status === 'trialing',
  trialUsed: row.trial_used,
  anchor: row.anchor,
  periodStart: row.current_period_start,
  periodEnd: row.current_period_end,
  credit: row.credit,
})

export const offeredOf = (plan: PlanRow): Offered => ({
  planId: plan.id,
  planName: plan.name,
  prices: { month: plan.price_monthly, year: plan.price_yearly },
  currency: plan.currency,
  trialDays: plan.trial_days,
})

const asStored: Basis = (row, plan) => ({ held: heldOf(row), offered: offeredOf(plan) })

/** A plan that can be chosen. @throws 404 */
async function choosable(tx: OrganizationTransaction, id: string, row: SubscriptionRow): Promise<PlanRow> {
  const plan = await planById(tx.q, id).executeTakeFirst()
  const isOffered = plan && !plan.archived_at && !plan.hidden
  if (!plan || (!isOffered && plan.id !== row.plan_id)) throw notFound(problems.noPlan)
  return plan
}

/** What a choice means at this moment. The subscription is locked until the transaction ends. @throws 404, 409 */
export async function quoted(
  tx: OrganizationTransaction,
  { plan_id, interval }: Choice,
  now: Date,
  basis: Basis = asStored,
) {
  const row = await lockSubscription(tx)
  const plan = await choosable(tx, plan_id, row)
  const { held, offered } = basis(row, plan)
  const quote = quoteChange(held, offered, interval, now)
  if (quote === null) throw conflict('already_on_plan', problems.alreadyOnPlan(plan.name))
  if (quote === 'other_currency') throw conflict('other_currency', problems.otherCurrency(plan.name))
  const used = countsOf(await unitsInUse(tx.q, tx.organizationId, usageMonth(now).start).execute())
  return { row, plan, quote, exceeds: exceeding(used, limitsOf(row), limitsOf(plan)) }
}

/** @throws 409 `usage_exceeds_plan` */
export function requireFit(plan: PlanRow, exceeds: ChangePreview['exceeds']): void {
  if (exceeds.length > 0) throw conflict('usage_exceeds_plan', problems.exceeds(plan.name, exceeds), { exceeds })
}
