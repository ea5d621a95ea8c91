import type { Defaulted, Instant, Json, NullableInstant } from '#platform/db/tables.ts'
import type { Interval, UnitKind } from '../policy.ts'
import type { SubscriptionStatus, TransactionCause, TransactionStatus } from '../contract/shapes.ts'

/** The limits of a plan, and of a subscription to it. Null is unlimited. */
interface Terms {
  limit_jobs: number | null
  limit_interviews: number | null
  limit_custom_ai: number | null
  limit_interview_flows: number | null
  limit_admins: number | null
  can_create_custom_ai: Defaulted<boolean>
  can_create_flow: Defaulted<boolean>
}

interface PlansTable extends Terms {
  id: string
  key: string
  name: string
  description: string
  price_monthly: number
  price_yearly: number
  currency: string
  trial_days: number
  hidden: Defaulted<boolean>
  archived_at: NullableInstant
  sort_order: number
  provider_price_monthly: string | null
  provider_price_yearly: string | null
}

interface SubscriptionsTable extends Terms {
  organization_id: string
  id: string
  plan_id: string
  status: SubscriptionStatus
  current_period_start: Instant
  current_period_end: Instant
  interval: Defaulted<Interval>
  price: Defaulted<number>
  currency: Defaulted<string>
  anchor: Instant
  cancel_at_period_end: Defaulted<boolean>
  cancel_reason: string | null
  cancel_comment: string | null
  next_plan_id: string | null
  next_interval: Interval | null
  credit: Defaulted<number>
  trial_used: Defaulted<boolean>
  /** False for a period that began without a payment, because a super admin assigned the plan. */
  period_paid: Defaulted<boolean>
  last_invoice: Defaulted<number>
  reminded_days: number | null
  provider_customer: string | null
  provider_subscription: string | null
  provider_live: boolean | null
  provider_version: Defaulted<number>
  provider_read_at: NullableInstant
  checkout_session: string | null
  checkout_number: Defaulted<number>
  past_due_since: NullableInstant
}

/** A line of an invoice as it is stored. */
export interface StoredLine {
  readonly kind: 'plan' | 'unused' | 'credit'
  readonly plan: string
  readonly interval: Interval
  readonly from: string
  readonly to: string
  readonly amount: number
}

export interface BilledTo {
  readonly name: string
  readonly address: string
  readonly tax_id: string
}

interface TransactionsTable {
  organization_id: string
  id: string
  at: Instant
  cause: TransactionCause
  status: TransactionStatus
  amount: number
  currency: string
  invoice_number: string | null
  plan_name: string
  period_start: Instant
  period_end: Instant
  lines: Json<readonly StoredLine[]>
  billed_to: Json<BilledTo>
  failure: string | null
  test: boolean
  provider_invoice: string | null
  refunded: Defaulted<number>
}

interface ProviderEventsTable {
  organization_id: string
  event_id: string
  received_at: Instant
}

interface BillingDetailsTable extends BilledTo {
  organization_id: string
}

interface UsageEntriesTable {
  organization_id: string
  kind: UnitKind
  subject_id: string
  state: 'reserved' | 'kept' | 'returned'
  at: Instant
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    plans: PlansTable
    subscriptions: SubscriptionsTable
    usage_entries: UsageEntriesTable
    transactions: TransactionsTable
    billing_details: BillingDetailsTable
    provider_events: ProviderEventsTable
  }
}
