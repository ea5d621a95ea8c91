import '../events.ts'
import './tables.ts'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { BookingState } from '../contract.ts'
import { OPEN_STATES } from '../policy.ts'

export type BookingRow = Selectable<Tables['bookings']>

export const bookingById = (q: Kysely<Tables>, organizationId: string, id: string) =>
  q.selectFrom('bookings').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

/**
 * The interviews that are booked together with one, by time; only itself if it is single. A query that locks them does so in this
 * order, so that two changes of the same day cannot deadlock.
 */
export const bookingsOfDay = (
  q: Kysely<Tables>,
  organizationId: string,
  { id, day_id }: Pick<BookingRow, 'id' | 'day_id'>,
) => {
  const query = q.selectFrom('bookings').selectAll().where('organization_id', '=', organizationId)
  const own = day_id ? query.where('day_id', '=', day_id) : query.where('id', '=', id)
  return own.orderBy('offset_minutes').orderBy('id')
}

const takesPartIn = (adminId: string) => sql<boolean>`exists (
  select from booking_people p
  where p.organization_id = bookings.organization_id and p.booking_id = bookings.id and p.admin_id = ${adminId})`

/** The bookings in which a person still takes part or that they organize: offered, or booked and not over. By time. */
export const openBookingsWith = (q: Kysely<Tables>, organizationId: string, adminId: string, now: Date) =>
  q
    .selectFrom('bookings')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('state', 'in', [...OPEN_STATES])
    .where(eb => eb.or([eb('end_at', 'is', null), eb('end_at', '>', now)]))
    .where(eb => eb.or([eb('created_by', '=', adminId), takesPartIn(adminId)]))
    .orderBy('start_at')
    .orderBy('id')

/** A subject's bookings, newest first; those of a day by time. */
export const bookingsOf = (q: Kysely<Tables>, organizationId: string, subjectId: string) =>
  q
    .selectFrom('bookings')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('subject_id', '=', subjectId)
    .orderBy('created_at', 'desc')
    .orderBy('offset_minutes')
    .orderBy('id', 'desc')
    .limit(100)

const CALENDAR_STATES: readonly BookingState[] = ['booked', 'waiting_on_feedback', 'complete', 'no_show']

/** Bookings that start within a period; at most 1,000. */
export const bookingsBetween = (q: Kysely<Tables>, organizationId: string, { from, to }: { from: Date; to: Date }) =>
  q
    .selectFrom('bookings')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('start_at', '>=', from)
    .where('start_at', '<', to)
    .where('state', 'in', CALENDAR_STATES)
    .orderBy('start_at')
    .limit(1000)

/** Offers of specific times that are still open after an instant; at most 200. */
export const openOffers = (q: Kysely<Tables>, organizationId: string, after: Date) =>
  q
    .selectFrom('bookings')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('state', '=', 'waiting_on_candidate')
    .where('offered', 'is not', null)
    .where('offer_until', '>=', after)
    .orderBy('offer_until')
    .limit(200)

/** Offers that were still open after an instant and that the attendee has not answered. */
export const unansweredOffers = (q: Kysely<Tables>, organizationId: string, after: Date) =>
  q
    .selectFrom('bookings')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('state', '=', 'waiting_on_candidate')
    .where('offer_until', '>', after)
    .orderBy('id')

/** Locked until the transaction ends, if the attendee has still not answered. */
export const lockUnanswered = (q: Kysely<Tables>, organizationId: string, id: string) =>
  bookingById(q, organizationId, id).where('state', '=', 'waiting_on_candidate').forUpdate()

/** The bookings in which a person takes part. */
export const bookingIdsOf = (q: Kysely<Tables>, organizationId: string, adminIds: readonly string[]) =>
  q
    .selectFrom('booking_people')
    .select('booking_id')
    .where('organization_id', '=', organizationId)
    .where('admin_id', 'in', adminIds)

/** Exceptions from today on; past ones do not matter. */
export const exceptionsOf = (q: Kysely<Tables>, organizationId: string, adminIds: readonly string[], now: Date) =>
  q
    .selectFrom('availability_exceptions')
    .select(['admin_id', 'date', 'hours'])
    .where('organization_id', '=', organizationId)
    .where('admin_id', '=', sql<string>`any(${adminIds})`)
    .where('date', '>=', sql<string>`(${now}::timestamptz - interval '2 days')::date`)
    .orderBy('date')

/** When people are busy from eight days ago on, which includes the current week in any zone, ignoring some bookings. */
export function busyTimes(
  q: Kysely<Tables>,
  organizationId: string,
  adminIds: readonly string[],
  now: Date,
  exceptIds: readonly string[],
) {
  const query = q
    .selectFrom('booking_people as p')
    .innerJoin('bookings as b', join =>
      join.onRef('b.organization_id', '=', 'p.organization_id').onRef('b.id', '=', 'p.booking_id'),
    )
    .select(['p.admin_id', 'b.start_at', sql<Date>`lower(p.during)`.as('start'), sql<Date>`upper(p.during)`.as('end')])
    .where('p.organization_id', '=', organizationId)
    .where('p.admin_id', '=', sql<string>`any(${adminIds})`)
    .where('p.active', '=', true)
    .where(sql<boolean>`p.during && tstzrange(${now}::timestamptz - interval '8 days', null)`)
  return exceptIds.length > 0 ? query.where('p.booking_id', '<>', sql<string>`all(${exceptIds})`) : query
}

/** Waits until nobody else books a person's time. */
export const lockPerson = (tx: OrganizationTransaction, adminId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`booking ${tx.organizationId} ${adminId}`}, 0))`.execute(tx.q)

/** A subject's booking of one part that is offered or booked. */
export const openBookingOf = (q: Kysely<Tables>, organizationId: string, subjectId: string, part: string) =>
  bookingsOf(q, organizationId, subjectId)
    .where('part', '=', part)
    .where('state', 'in', [...OPEN_STATES])

export const insertBooking = (tx: OrganizationTransaction, row: Insertable<Tables['bookings']>): Promise<BookingRow> =>
  tx.q.insertInto('bookings').values(row).returningAll().executeTakeFirstOrThrow()

/** The attendee has one calendar entry for all interviews of a day, that of the first one: what changes any of them changes it. */
export async function raiseSequenceOfDay(
  tx: OrganizationTransaction,
  { id, day_id }: Pick<BookingRow, 'id' | 'day_id'>,
): Promise<void> {
  if (day_id === null || day_id === id) return
  await tx.q
    .updateTable('bookings')
    .set(eb => ({ ics_sequence: eb('ics_sequence', '+', 1) }))
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', day_id)
    .execute()
}

export const updateBooking = (
  tx: OrganizationTransaction,
  id: string,
  change: Updateable<Tables['bookings']>,
): Promise<BookingRow> =>
  tx.q
    .updateTable('bookings')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Deletes every booking of a subject, with the attendee's name and address. */
export const deleteBookingsOf = (tx: OrganizationTransaction, subjectId: string) =>
  tx.q
    .deleteFrom('bookings')
    .where('organization_id', '=', tx.organizationId)
    .where('subject_id', '=', subjectId)
    .execute()

export const insertPeople = (tx: OrganizationTransaction, bookingId: string, adminIds: readonly string[]) =>
  tx.q
    .insertInto('booking_people')
    .values(adminIds.map(admin_id => ({ organization_id: tx.organizationId, booking_id: bookingId, admin_id })))
    .execute()

/** @returns whether they took part */
export async function deletePerson(tx: OrganizationTransaction, bookingId: string, adminId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.q
    .deleteFrom('booking_people')
    .where('organization_id', '=', tx.organizationId)
    .where('booking_id', '=', bookingId)
    .where('admin_id', '=', adminId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Reserves a person's time for a booking. The database refuses an overlap with another one. */
export const reserveTime = (
  tx: OrganizationTransaction,
  bookingId: string,
  adminId: string,
  { start, end }: { start: Date; end: Date },
) =>
  sql`update booking_people
    set during = tstzrange(${start}::timestamptz, ${end}::timestamptz), active = true
    where organization_id = ${tx.organizationId} and booking_id = ${bookingId} and admin_id = ${adminId}`.execute(tx.q)

/** Gives back the time that bookings reserved. */
export const releaseTime = (tx: OrganizationTransaction, bookingIds: readonly string[]) =>
  tx.q
    .updateTable('booking_people')
    .set({ active: false })
    .where('organization_id', '=', tx.organizationId)
    .where('booking_id', '=', sql<string>`any(${bookingIds})`)
    .execute()

type AvailabilityRules = Omit<Insertable<Tables['availability']>, 'organization_id' | 'admin_id' | 'version'>

/**
 * Writes an admin's working hours, over the earlier ones.
 * @param seen the version that they replace; null replaces any
 * @returns whether they were written: not if there is another version now
 */
export async function writeAvailability(
  tx: OrganizationTransaction,
  adminId: string,
  rules: AvailabilityRules,
  seen: number | null,
): Promise<boolean> {
  const insert = tx.q
    .insertInto('availability')
    .values({ organization_id: tx.organizationId, admin_id: adminId, ...rules })
  const { numInsertedOrUpdatedRows = 0n } = await insert
    .onConflict(oc => {
      const update = oc
        .columns(['organization_id', 'admin_id'])
        .doUpdateSet({ ...rules, version: sql<number>`availability.version + 1` })
      return seen === null ? update : update.where('availability.version', '=', seen)
    })
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** Replaces all exceptions from an admin's working hours. */
export async function replaceExceptions(
  tx: OrganizationTransaction,
  adminId: string,
  dates: readonly Pick<Insertable<Tables['availability_exceptions']>, 'date' | 'hours'>[],
) {
  await tx.q
    .deleteFrom('availability_exceptions')
    .where('organization_id', '=', tx.organizationId)
    .where('admin_id', '=', adminId)
    .execute()
  if (dates.length === 0) return
  const rows = dates.map(date => ({ organization_id: tx.organizationId, admin_id: adminId, ...date }))
  await tx.q.insertInto('availability_exceptions').values(rows).execute()
}
