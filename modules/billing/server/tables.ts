import type { Instant } from '#platform/db/tables.ts'

interface PlansTable {
  id: string
  key: string
  name: string
  limit_jobs: number | null
  limit_interviews: number | null
  limit_custom_ai: number | null
  limit_interview_flows: number | null
  limit_admins: number | null
}

interface SubscriptionsTable {
  organization_id: string
  id: string
  plan_id: string
  status: 'trialing' | 'active' | 'past_due' | 'canceled' | 'unpaid' | 'incomplete'
  current_period_start: Instant
  current_period_end: Instant
}

export type UnitKind = 'interview' | 'job' | 'interview_flow' | 'custom_ai' | 'admin'

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
  }
}
