import './tables.ts'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { Period } from '../reading/busy-times.ts'

export type BusyCalendarRow = Selectable<Tables['busy_calendars']>

const calendars = (q: Kysely<Tables>, organizationId: string) =>
  q.selectFrom('busy_calendars').selectAll().where('organization_id', '=', organizationId)

export const calendarsOf = (q: Kysely<Tables>, organizationId: string, adminId: string) =>
  calendars(q, organizationId).where('admin_id', '=', adminId).orderBy('created_at').orderBy('id')

export const calendarById = (q: Kysely<Tables>, organizationId: string, id: string) =>
  calendars(q, organizationId).where('id', '=', id)

/** All calendars of an organization, those that were not tried for longest first. */
export const calendarsByAge = (q: Kysely<Tables>, organizationId: string) =>
  calendars(q, organizationId)
    .orderBy(sql`tried_at nulls first`)
    .limit(5000)

/** @returns undefined if the person has added this address before */
export const insertCalendar = (tx: OrganizationTransaction, row: Insertable<Tables['busy_calendars']>) =>
  tx.q
    .insertInto('busy_calendars')
    .values(row)
    .onConflict(oc => oc.doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateCalendar = (tx: OrganizationTransaction, id: string, change: Updateable<Tables['busy_calendars']>) =>
  tx.q
    .updateTable('busy_calendars')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** @returns whether it existed */
export async function deleteCalendar(tx: OrganizationTransaction, adminId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.q
    .deleteFrom('busy_calendars')
    .where('organization_id', '=', tx.organizationId)
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes a person's calendars with their busy times. */
export const deleteCalendarsOf = (tx: OrganizationTransaction, adminId: string) =>
  tx.q
    .deleteFrom('busy_calendars')
    .where('organization_id', '=', tx.organizationId)
    .where('admin_id', '=', adminId)
    .execute()

/** Replaces the busy times of a calendar. */
export async function replacePeriods(
  tx: OrganizationTransaction,
  calendarId: string,
  periods: readonly Period[],
): Promise<void> {
  await tx.q
    .deleteFrom('busy_periods')
    .where('organization_id', '=', tx.organizationId)
    .where('calendar_id', '=', calendarId)
    .execute()
  const at = (end: 'from' | 'to') => periods.map(period => new Date(period[end]).toISOString())
  await sql`insert into busy_periods (organization_id, calendar_id, starts_at, ends_at)
    select ${tx.organizationId}::uuid, ${calendarId}::uuid, s, e
    from unnest(${at('from')}::timestamptz[], ${at('to')}::timestamptz[]) as p (s, e)`.execute(tx.q)
}

/** When people's other calendars say that they are busy, from now on. */
export const busyPeriodsOf = (q: Kysely<Tables>, organizationId: string, adminIds: readonly string[], now: Date) =>
  q
    .selectFrom('busy_calendars as c')
    .innerJoin('busy_periods as p', join =>
      join.onRef('p.organization_id', '=', 'c.organization_id').onRef('p.calendar_id', '=', 'c.id'),
    )
    .select(['c.admin_id', 'p.starts_at as start', 'p.ends_at as end'])
    .where('c.organization_id', '=', organizationId)
    .where('c.admin_id', '=', sql<string>`any(${adminIds})`)
    .where('p.ends_at', '>', now)
