import type { ColumnType } from 'kysely'
import type { Defaulted, Instant, Json, NullableInstant, NullableJson } from '#platform/db/tables.ts'
import type { BookingState, Span, WeekdayHours } from '../contract.ts'
import type { Panel } from '../panel.ts'

interface AvailabilityTable {
  organization_id: string
  admin_id: string
  hours: Json<WeekdayHours[]>
  buffer_before: number
  buffer_after: number
  notice_hours: number
  horizon_days: number
  step_minutes: number
  /** Interviews a day; null for no limit. */
  daily_limit: number | null
  /** Counts the edits. */
  version: Defaulted<number>
}

interface AvailabilityExceptionsTable {
  organization_id: string
  admin_id: string
  /** YYYY-MM-DD in the admin's zone. */
  date: string
  hours: Json<Span[]>
}

interface BookingsTable {
  organization_id: string
  id: string
  subject_id: string
  subject_title: string
  part: string
  title: string
  state: BookingState
  start_at: NullableInstant
  end_at: NullableInstant
  minutes: number
  organizer_zone: string
  attendee_zone: string
  attendee_name: string
  attendee_email: string
  place: string
  message: string
  /** ISO instants. */
  offered: NullableJson<string[]>
  offer_until: Instant
  /** Null if everyone in `booking_people` takes part. */
  panel: NullableJson<Panel>
  /** The first of the interviews that are booked together; null for a single one. */
  day_id: string | null
  /** How much later than the first one it starts. */
  offset_minutes: Defaulted<number>
  ics_uid: string
  /** -1 before the first booking; each change of the calendar entry adds 1. */
  ics_sequence: Defaulted<number>
  moves: Defaulted<number>
  /** The attendee was asked to choose another time, so this move does not count toward the limit. */
  free_move: Defaulted<boolean>
  asked: string | null
  cancelled_by: 'admin' | 'candidate' | null
  cancel_reason: string | null
  created_by: string
  created_at: Instant
  updated_at: Instant
}

interface BookingPeopleTable {
  organization_id: string
  booking_id: string
  admin_id: string
  /** Written by `tstzrange()`, read by `lower()` and `upper()`. */
  during: ColumnType<string | null, never, never>
  active: Defaulted<boolean>
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    availability: AvailabilityTable
    availability_exceptions: AvailabilityExceptionsTable
    bookings: BookingsTable
    booking_people: BookingPeopleTable
  }
}
