import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import type { usageContract } from '../contract/usage.ts'
import type { ChangePreview, Choice, Plan, Subscription, Transaction, Usage } from '../contract/shapes.ts'
import { forecastOf, UNIT_KINDS, type UnitKind, type UnitLimits } from '../policy.ts'
import type { InvoiceLine, Quote } from '../quote.ts'
import type { PlanRow } from './queries/plans.ts'
import type { SubscriptionRow } from './queries/subscriptions.ts'
import type { TransactionRow } from './queries/transactions.ts'
import { endsUnlessKept, limitsOf, type PlanState, remaining } from './subscription.ts'
import type { StoredLine } from './tables.ts'

const presentLimits = (limits: UnitLimits) => ({
  jobs: limits.job,
  interviews: limits.interview,
  custom_ai: limits.custom_ai,
  interview_flows: limits.interview_flow,
  admins: limits.admin,
})

export const presentPlan = (row: PlanRow): Plan => ({
  id: row.id,
  key: row.key,
  name: row.name,
  description: row.description,
  price_monthly: row.price_monthly,
  price_yearly: row.price_yearly,
  currency: row.currency,
  trial_days: row.trial_days,
  limits: presentLimits(limitsOf(row)),
  can_create_custom_ai: row.can_create_custom_ai,
  can_create_flow: row.can_create_flow,
})

function presentNext(row: SubscriptionRow): Subscription['next'] {
  const { next_plan_id: id, next_key: key, next_name: name, next_interval: interval } = row
  if (!id || !key || name === null || !interval) return null
  return { plan: { id, key, name }, interval, price: (interval === 'year' ? row.next_yearly : row.next_monthly) ?? 0 }
}

export const presentSubscription = (row: SubscriptionRow): Subscription => ({
  id: row.id,
  plan: { id: row.plan_id, key: row.plan_key, name: row.plan_name },
  status: row.status,
  interval: row.interval,
  price: row.price,
  currency: row.currency,
  current_period_start: row.current_period_start.toISOString(),
  current_period_end: row.current_period_end.toISOString(),
  cancel_at_period_end: row.cancel_at_period_end,
  ends_unless_kept: endsUnlessKept(row),
  next: presentNext(row),
  credit: row.credit,
  limits: presentLimits(limitsOf(row)),
})

/** The counts and flags that the client stores (specification, section 3). */
export const presentRemaining = (state: PlanState) => ({
  remaining_interviews: remaining(state, 'interview'),
  remaining_number_of_jobs: remaining(state, 'job'),
  remaining_number_of_custom_ai: remaining(state, 'custom_ai'),
  remaining_number_of_interview_flow: remaining(state, 'interview_flow'),
  remaining_number_of_admins: remaining(state, 'admin'),
})

export const presentActive = (
  row: SubscriptionRow,
  state: PlanState,
  warnings: string[],
): ReplyGiven<(typeof usageContract)['billing.activeSubscription']> => ({
  id: row.id,
  plan: { key: state.planKey, name: state.planName },
  status: state.status,
  current_period_end: state.periodEnd.toISOString(),
  cancel_at_period_end: row.cancel_at_period_end,
  warnings,
  ...presentRemaining(state),
  can_create_custom_ai: remaining(state, 'custom_ai') > 0,
  can_create_flow: remaining(state, 'interview_flow') > 0,
})

export const presentUsage = (
  { limits, used }: PlanState,
  units: readonly { kind: UnitKind; reserved: number }[],
  now: Date,
): Usage[] =>
  UNIT_KINDS.map(kind => ({
    kind,
    used: used[kind],
    reserved: Number(units.find(unit => unit.kind === kind)?.reserved ?? 0),
    limit: limits[kind],
    forecast: kind === 'interview' ? forecastOf(used[kind], now) : null,
  }))

export const storeLine = ({ from, to, ...line }: InvoiceLine): StoredLine => ({
  ...line,
  from: from.toISOString(),
  to: to.toISOString(),
})

export const presentQuote = (
  quote: Quote,
  plan: PlanRow,
  interval: Choice['interval'],
  exceeds: ChangePreview['exceeds'],
): ChangePreview => ({
  effect: quote.effect,
  plan: { id: plan.id, key: plan.key, name: plan.name },
  interval,
  lines: quote.lines.map(storeLine),
  amount_due: quote.due,
  currency: quote.currency,
  starts_at: quote.startsAt.toISOString(),
  renews_at: quote.periodEnd.toISOString(),
  renewal_amount: Math.max(0, quote.price - quote.credit),
  exceeds,
})

export const presentTransaction = (row: TransactionRow): Transaction => ({
  id: row.id,
  at: row.at.toISOString(),
  status: row.status,
  cause: row.cause,
  plan: row.plan_name,
  period_start: row.period_start.toISOString(),
  period_end: row.period_end.toISOString(),
  amount: row.amount,
  refunded: row.refunded,
  currency: row.currency,
  invoice_number: row.invoice_number,
  failure: row.failure,
  test: row.test,
})
