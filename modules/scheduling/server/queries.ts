import '../events.ts'
import './tables.ts'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'

export type BookingRow = Selectable<Tables['bookings']>

export const bookingById = (q: Kysely<Tables>, organizationId: string, id: string) =>
  q.selectFrom('bookings').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

/** A subject's bookings, newest first. */
export const bookingsOf = (q: Kysely<Tables>, organizationId: string, subjectId: string) =>
  q
    .selectFrom('bookings')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('subject_id', '=', subjectId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)

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

/** Bookings that start within a period, for the given people (null means everyone); at most 1,000. */
export function bookingsBetween(
  q: Kysely<Tables>,
  organizationId: string,
  { from, to, interviewerId }: { from: Date; to: Date; interviewerId: string | null },
) {
  const query = q
    .selectFrom('bookings as b')
    .selectAll('b')
    .where('b.organization_id', '=', organizationId)
    .where('b.start_at', '>=', from)
    .where('b.start_at', '<', to)
    .where('b.state', 'in', ['booked', 'waiting_on_feedback', 'complete', 'no_show'])
    .orderBy('b.start_at')
    .limit(1000)
  if (!interviewerId) return query
  return query.where(eb =>
    eb.exists(
      eb
        .selectFrom('booking_people as p')
        .select('p.admin_id')
        .whereRef('p.organization_id', '=', 'b.organization_id')
        .whereRef('p.booking_id', '=', 'b.id')
        .where('p.admin_id', '=', interviewerId),
    ),
  )
}

export const availabilityOf = (q: Kysely<Tables>, organizationId: string, adminIds: readonly string[]) =>
  q
    .selectFrom('admins as m')
    .leftJoin('availability as a', join =>
      join.onRef('a.organization_id', '=', 'm.organization_id').onRef('a.admin_id', '=', 'm.id'),
    )
    .select([
      'm.id',
      'm.time_zone',
      'a.hours',
      'a.buffer_before',
      'a.buffer_after',
      'a.notice_hours',
      'a.horizon_days',
      'a.step_minutes',
    ])
    .where('m.organization_id', '=', organizationId)
    .where('m.id', '=', sql<string>`any(${adminIds})`)

export type AvailabilityRow = Awaited<ReturnType<ReturnType<typeof availabilityOf>['executeTakeFirstOrThrow']>>

/** Exceptions from today on; past ones do not matter. */
export const exceptionsOf = (q: Kysely<Tables>, organizationId: string, adminIds: readonly string[], now: Date) =>
  q
    .selectFrom('availability_exceptions')
    .select(['admin_id', 'date', 'hours'])
    .where('organization_id', '=', organizationId)
    .where('admin_id', '=', sql<string>`any(${adminIds})`)
    .where('date', '>=', sql<string>`(${now}::timestamptz - interval '2 days')::date`)
    .orderBy('date')

/** When people are busy from now on, ignoring one booking. */
export function busyTimes(
  q: Kysely<Tables>,
  organizationId: string,
  adminIds: readonly string[],
  now: Date,
  exceptBookingId: string | null,
) {
  const query = q
    .selectFrom('booking_people')
    .select(['admin_id', sql<Date>`lower(during)`.as('start'), sql<Date>`upper(during)`.as('end')])
    .where('organization_id', '=', organizationId)
    .where('admin_id', '=', sql<string>`any(${adminIds})`)
    .where('active', '=', true)
    .where(sql<boolean>`during && tstzrange(${now}::timestamptz, null)`)
  return exceptBookingId ? query.where('booking_id', '<>', exceptBookingId) : query
}
