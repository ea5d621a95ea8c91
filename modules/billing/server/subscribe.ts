import type { Cause, OrganizationTransaction } from '#platform/db/organization.ts'
import { newId } from '#platform/db/id.ts'
import { json } from '#platform/db/tables.ts'
import { organizationById } from '#modules/organizations/public.ts'
import type { TransactionCause } from '../contract/shapes.ts'
import { FREE_PLAN, type Interval, periodEnd, UNIT_KINDS } from '../policy.ts'
import type { InvoiceLine, Quote } from '../quote.ts'
import { type PlanRow, planByKey } from './queries/plans.ts'
import { lockSubscription, type SubscriptionRow, updateSubscription } from './queries/subscriptions.ts'
import { billingDetailsOf, insertTransaction } from './queries/transactions.ts'
import { storeLine } from './present.ts'
import { limitsOf, termsOf } from './subscription.ts'

// How a subscription changes, whichever provider takes the money. The caller holds the lock on the subscription.

const bySystem = { kind: 'system' } as const

interface Paid {
  readonly cause: TransactionCause
  readonly plan: string
  readonly lines: readonly InvoiceLine[]
  readonly amount: number
  readonly currency: string
  readonly periodStart: Date
  readonly periodEnd: Date
  readonly at: Date
  readonly test: boolean
  /** Why the payment failed, if it did. Such a payment has no invoice. */
  readonly failure?: string
}

/** Records a payment, and numbers its invoice. @returns its id */
async function recordPayment(tx: OrganizationTransaction, paid: Paid): Promise<string> {
  const { last_invoice } = await lockSubscription(tx)
  const details = await billingDetailsOf(tx.q, tx.organizationId).executeTakeFirst()
  const organization = await organizationById(tx.q, tx.organizationId).executeTakeFirstOrThrow()
  const failed = paid.failure !== undefined
  const number = last_invoice + 1
  if (!failed) await updateSubscription(tx, { last_invoice: number })
  const id = newId()
  await insertTransaction(tx, {
    organization_id: tx.organizationId,
    id,
    at: paid.at,
    cause: paid.cause,
    status: failed ? 'failed' : 'paid',
    amount: paid.amount,
    currency: paid.currency,
    invoice_number: failed ? null : `INV-${paid.at.getUTCFullYear()}-${String(number).padStart(4, '0')}`,
    plan_name: paid.plan,
    period_start: paid.periodStart,
    period_end: paid.periodEnd,
    lines: json(paid.lines.map(storeLine)),
    billed_to: json(details ?? { name: organization.name, address: '', tax_id: '' }),
    failure: paid.failure ?? null,
    test: paid.test,
  })
  return id
}

/** Tells the modules above if a limit became smaller than what the organization had. */
export async function noteLowered(tx: OrganizationTransaction, row: SubscriptionRow, plan: PlanRow): Promise<void> {
  const before = limitsOf(row)
  const after = limitsOf(plan)
  const isLowered = UNIT_KINDS.some(
    kind => after[kind] !== null && (before[kind] === null || after[kind] < before[kind]),
  )
  if (isLowered) await tx.emit('subscription.limits_lowered', row.id, {}, bySystem)
}

export const NOTHING_PLANNED = {
  cancel_at_period_end: false,
  cancel_reason: null,
  cancel_comment: null,
  next_plan_id: null,
  next_interval: null,
  reminded_days: null,
}

interface Taken {
  readonly row: SubscriptionRow
  readonly plan: PlanRow
  readonly interval: Interval
  readonly quote: Quote
  readonly cause: Cause
  readonly now: Date
  readonly test: boolean
}

/** Puts the organization on a plan now, with the limits that the plan has now. */
export async function enterPlan(tx: OrganizationTransaction, { row, plan, interval, quote, cause, now, test }: Taken) {
  const isFirst = row.price === 0
  await updateSubscription(tx, {
    ...NOTHING_PLANNED,
    ...termsOf(plan),
    plan_id: plan.id,
    interval,
    status: quote.effect === 'trial' ? 'trialing' : 'active',
    price: quote.price,
    currency: quote.currency,
    anchor: quote.anchor,
    current_period_start: quote.periodStart,
    current_period_end: quote.periodEnd,
    credit: quote.credit,
    period_paid: quote.effect === 'now',
    ...(quote.effect === 'trial' && { trial_used: true }),
  })
  if (quote.effect === 'now')
    await recordPayment(tx, {
      cause: isFirst ? 'purchase' : 'upgrade',
      plan: plan.name,
      lines: quote.lines,
      amount: quote.due,
      currency: quote.currency,
      periodStart: isFirst ? quote.periodStart : now,
      periodEnd: quote.periodEnd,
      at: now,
      test,
    })
  await noteLowered(tx, row, plan)
  const chosen = { plan: plan.key, interval }
  if (isFirst) await tx.emit('subscription.started', row.id, { ...chosen, trial: quote.effect === 'trial' }, cause)
  else await tx.emit('subscription.upgraded', row.id, chosen, cause)
}

/** Plans another plan or interval for the end of the period. */
export async function planChange(
  tx: OrganizationTransaction,
  row: SubscriptionRow,
  next: { plan: PlanRow; interval: Interval },
  cause: Cause,
): Promise<void> {
  await updateSubscription(tx, { ...NOTHING_PLANNED, next_plan_id: next.plan.id, next_interval: next.interval })
  await tx.emit('subscription.change_planned', row.id, { plan: next.plan.key, interval: next.interval }, cause)
}

/** Keeps the subscription as it is after the end of the period. */
export async function keepPlan(tx: OrganizationTransaction, row: SubscriptionRow, cause: Cause): Promise<void> {
  await updateSubscription(tx, NOTHING_PLANNED)
  await tx.emit('subscription.resumed', row.id, {}, cause)
}

/** Cancels at the end of the period. */
export async function cancelAtPeriodEnd(
  tx: OrganizationTransaction,
  row: SubscriptionRow,
  { reason, comment }: { reason: string; comment: string },
  cause: Cause,
): Promise<void> {
  await updateSubscription(tx, {
    ...NOTHING_PLANNED,
    cancel_at_period_end: true,
    cancel_reason: reason,
    cancel_comment: comment || null,
  })
  await tx.emit('subscription.cancelled', row.id, { reason }, cause)
}

/** The currency of a plan that is taken. A plan without a price keeps that of the credit, because credit is never exchanged. */
export const currencyOf = (
  plan: Pick<PlanRow, 'currency'>,
  { price, credit }: { price: number; credit: number },
  before: Pick<SubscriptionRow, 'currency'>,
): string => (price === 0 && credit > 0 ? before.currency : plan.currency)

/** Starts the next period of a plan at the end of the current one, with an invoice if it costs anything. */
export async function startNextPeriod(
  tx: OrganizationTransaction,
  row: SubscriptionRow,
  { plan, interval, lines, due, credit, price, test }: NextPeriod,
): Promise<void> {
  const start = row.current_period_end
  const anchor = interval === row.interval && row.status !== 'trialing' ? row.anchor : start
  const end = periodEnd(anchor, interval, start)
  await updateSubscription(tx, {
    ...NOTHING_PLANNED,
    ...termsOf(plan),
    plan_id: plan.id,
    interval,
    status: 'active',
    price,
    currency: currencyOf(plan, { price, credit }, row),
    anchor,
    current_period_start: start,
    current_period_end: end,
    credit,
    period_paid: true,
  })
  await noteLowered(tx, row, plan)
  if (price === 0) return
  const payment = { cause: 'renewal', plan: plan.name, lines, amount: due, currency: plan.currency, test } as const
  const transaction_id = await recordPayment(tx, { ...payment, periodStart: start, periodEnd: end, at: start })
  await tx.emit('subscription.renewed', row.id, { plan: plan.key, interval, transaction_id }, bySystem)
}

interface NextPeriod {
  readonly plan: PlanRow
  readonly interval: Interval
  readonly price: number
  readonly lines: readonly InvoiceLine[]
  readonly due: number
  readonly credit: number
  readonly test: boolean
}

/** Ends a paid subscription: the organization is on the free plan from the end of its period. Nothing is deleted. */
export async function endSubscription(tx: OrganizationTransaction, row: SubscriptionRow): Promise<void> {
  const plan = await planByKey(tx.q, FREE_PLAN).executeTakeFirstOrThrow()
  await startNextPeriod(tx, row, {
    plan,
    interval: 'month',
    price: 0,
    lines: [],
    due: 0,
    credit: row.credit,
    test: false,
  })
  await tx.emit('subscription.ended', row.id, { plan: row.plan_key }, bySystem)
}

/** Records that a payment failed. The plan stays until the provider gives up. */
export async function recordFailedPayment(
  tx: OrganizationTransaction,
  failed: { lines: readonly InvoiceLine[]; amount: number; reason: string; at: Date; test: boolean },
): Promise<void> {
  const row = await lockSubscription(tx)
  await updateSubscription(tx, { status: 'past_due' })
  const transaction_id = await recordPayment(tx, {
    cause: 'renewal',
    plan: row.plan_name,
    lines: failed.lines,
    amount: failed.amount,
    currency: row.currency,
    periodStart: row.current_period_end,
    periodEnd: periodEnd(row.anchor, row.interval, row.current_period_end),
    at: failed.at,
    test: failed.test,
    failure: failed.reason,
  })
  await tx.emit('subscription.payment_failed', row.id, { transaction_id }, bySystem)
}
