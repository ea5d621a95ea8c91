import { z } from 'zod'
import { id, instant, line, prose } from '#platform/contract/shapes.ts'
import { INTERVALS, UNIT_KINDS } from '../policy.ts'

const interval = z.enum(INTERVALS)
const unitKind = z.enum(UNIT_KINDS)

/** The statuses have the names that Stripe uses. */
export const subscriptionStatus = z.enum(['trialing', 'active', 'past_due', 'canceled', 'unpaid', 'incomplete'])
export type SubscriptionStatus = z.output<typeof subscriptionStatus>

const transactionStatus = z.enum(['paid', 'failed', 'refunded', 'disputed'])
export type TransactionStatus = z.output<typeof transactionStatus>
export type TransactionCause = 'purchase' | 'upgrade' | 'renewal'

/** In minor units of the currency. */
const money = z.number().int()
const currency = z.string().length(3)
/** Null is unlimited. */
const limit = z.number().int().nullable()

const planLimits = z.object({
  jobs: limit,
  interviews: limit,
  custom_ai: limit,
  interview_flows: limit,
  admins: limit,
})

export const plan = z.object({
  id,
  key: z.string(),
  name: z.string(),
  description: z.string(),
  price_monthly: money,
  price_yearly: money,
  currency,
  trial_days: z.number().int(),
  limits: planLimits,
  can_create_custom_ai: z.boolean(),
  can_create_flow: z.boolean(),
})
export type Plan = z.output<typeof plan>

const planName = z.object({ id, key: z.string(), name: z.string() })

export const subscription = z.object({
  id,
  plan: planName,
  status: subscriptionStatus,
  interval,
  /** Of a complete period. */
  price: money,
  currency,
  current_period_start: instant,
  current_period_end: instant,
  cancel_at_period_end: z.boolean(),
  /** Nobody has cancelled it, and nobody has taken it either: it ends with its period, like the trial of a new organization. */
  ends_unless_kept: z.boolean(),
  /** What follows at the end of the period, if it is something else. */
  next: z.object({ plan: planName, interval, price: money }).nullable(),
  credit: money,
  limits: planLimits,
})
export type Subscription = z.output<typeof subscription>

export const usage = z.object({
  kind: unitKind,
  used: z.number().int(),
  /** Of the used ones, those that can still be returned. */
  reserved: z.number().int(),
  limit,
  /** The number at the end of the month at this pace; null if there is none. */
  forecast: z.number().int().nullable(),
})
export type Usage = z.output<typeof usage>

const invoiceLine = z.object({
  kind: z.enum(['plan', 'unused', 'credit']),
  plan: z.string(),
  interval,
  from: instant,
  to: instant,
  amount: money,
})

const exceeded = z.object({ kind: unitKind, used: z.number().int(), limit: z.number().int() })
export type Exceeded = z.output<typeof exceeded>

export const changePreview = z.object({
  effect: z.enum(['now', 'trial', 'later']),
  plan: planName,
  interval,
  lines: z.array(invoiceLine),
  /** What is paid now. */
  amount_due: money,
  currency,
  starts_at: instant,
  /** The end of the period that is paid, and what the next one costs. */
  renews_at: instant,
  renewal_amount: money,
  /** Limits that the usage exceeds: the change is refused until it fits. */
  exceeds: z.array(exceeded),
})
export type ChangePreview = z.output<typeof changePreview>

export const transaction = z.object({
  id,
  at: instant,
  status: transactionStatus,
  cause: z.enum(['purchase', 'upgrade', 'renewal']),
  plan: z.string(),
  period_start: instant,
  period_end: instant,
  amount: money,
  /** How much of the amount was paid back. */
  refunded: money,
  currency,
  invoice_number: z.string().nullable(),
  failure: z.string().nullable(),
  /** Nothing was charged. */
  test: z.boolean(),
})
export type Transaction = z.output<typeof transaction>

export const transactionFilter = z.object({
  year: z.coerce.number().int().min(2000).max(2200).optional(),
  status: transactionStatus.optional(),
})
export type TransactionFilter = z.output<typeof transactionFilter>

export const CANCEL_REASONS = ['price', 'features', 'quality', 'hired', 'other_product', 'other'] as const

export const billingDetails = z.object({ name: line(160), address: prose(500), tax_id: line(60, 0) })
export type BillingDetails = z.output<typeof billingDetails>

export const choice = z.object({ plan_id: id, interval })
export type Choice = z.output<typeof choice>
