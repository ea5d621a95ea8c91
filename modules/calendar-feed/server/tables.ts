import type { Instant, NullableInstant } from '#platform/db/tables.ts'

interface CalendarFeedsTable {
  organization_id: string
  admin_id: string
  names: 'initials' | 'full'
  created_at: Instant
  opened_at: NullableInstant
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    calendar_feeds: CalendarFeedsTable
  }
}
