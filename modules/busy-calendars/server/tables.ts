import type { Defaulted, Instant, NullableInstant } from '#platform/db/tables.ts'
import type { CalendarProblem } from '../policy.ts'

interface BusyCalendarsTable {
  organization_id: string
  id: string
  admin_id: string
  address: Buffer
  address_hash: Buffer
  host: string
  problem: CalendarProblem | null
  failures: Defaulted<number>
  etag: string | null
  time_zone: string | null
  read_at: NullableInstant
  stored_at: NullableInstant
  tried_at: NullableInstant
  unread: Defaulted<number>
  created_at: Instant
}

interface BusyPeriodsTable {
  organization_id: string
  calendar_id: string
  starts_at: Instant
  ends_at: Instant
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    busy_calendars: BusyCalendarsTable
    busy_periods: BusyPeriodsTable
  }
}
