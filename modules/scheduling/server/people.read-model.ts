import './tables.ts'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/accounts/public.ts'

// Reads across modules: the admins who take part in bookings, and their working hours.

/** The participants of bookings, by name. */
export const peopleIn = (q: Kysely<Tables>, organizationId: string, bookingIds: readonly string[]) =>
  q
    .selectFrom('booking_people as p')
    .innerJoin('admins as m', join =>
      join.onRef('m.organization_id', '=', 'p.organization_id').onRef('m.id', '=', 'p.admin_id'),
    )
    .select(['p.booking_id', 'm.id', 'm.name', 'm.email', 'm.time_zone'])
    .where('p.organization_id', '=', organizationId)
    .where('p.booking_id', '=', sql<string>`any(${bookingIds})`)
    .orderBy('m.name')
    .orderBy('m.id')

export type PersonRow = Awaited<ReturnType<ReturnType<typeof peopleIn>['executeTakeFirstOrThrow']>>

/** Working hours of people who can sign in. */
export const availabilityOf = (q: Kysely<Tables>, organizationId: string, adminIds: readonly string[]) =>
  q
    .selectFrom('admins as m')
    .leftJoin('availability as a', join =>
      join.onRef('a.organization_id', '=', 'm.organization_id').onRef('a.admin_id', '=', 'm.id'),
    )
    .select([
      'm.id',
      'm.name',
      'm.time_zone',
      'a.hours',
      'a.buffer_before',
      'a.buffer_after',
      'a.notice_hours',
      'a.horizon_days',
      'a.step_minutes',
      'a.daily_limit',
      'a.version',
    ])
    .where('m.organization_id', '=', organizationId)
    .where('m.id', '=', sql<string>`any(${adminIds})`)
    .where('m.removed_at', 'is', null)

export type AvailabilityRow = Awaited<ReturnType<ReturnType<typeof availabilityOf>['executeTakeFirstOrThrow']>>
