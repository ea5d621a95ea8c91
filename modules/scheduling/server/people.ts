import type { Kysely } from 'kysely'
import type { OrganizationDb } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { WeekdayHours } from '../contract.ts'
import type { Person } from '../slots.ts'
import { availabilityOf, type AvailabilityRow } from './people.read-model.ts'
import { busyPeriodsOf } from '#modules/busy-calendars/public.ts'
import { busyTimes, exceptionsOf } from './queries.ts'

/** Default hours: Monday to Friday, 09:00 to 17:00 in the admin's time zone. */
const DEFAULT_HOURS: readonly WeekdayHours[] = [1, 2, 3, 4, 5].map(weekday => ({
  weekday,
  spans: [{ from: '09:00', to: '17:00' }],
}))

/** An admin's availability rules, or the defaults if none are stored. Units are in the names. */
export const rulesOf = (row: AvailabilityRow) => ({
  hours: [...(row.hours ?? DEFAULT_HOURS)],
  buffer_before: row.buffer_before ?? 0,
  buffer_after: row.buffer_after ?? 0,
  notice_hours: row.notice_hours ?? 24,
  horizon_days: row.horizon_days ?? 30,
  step_minutes: row.step_minutes ?? 30,
  daily_limit: row.daily_limit,
})

export type Participant = Person & { readonly id: string }

interface Wanted {
  readonly organizationId: string
  readonly adminIds: readonly string[]
  readonly now: Date
  /** The time of these bookings counts as free. */
  readonly exceptIds: readonly string[]
}

const queriesFor = (q: Kysely<Tables>, { organizationId, adminIds, now, exceptIds }: Wanted) =>
  [
    availabilityOf(q, organizationId, adminIds),
    exceptionsOf(q, organizationId, adminIds, now),
    busyTimes(q, organizationId, adminIds, now, exceptIds),
    busyPeriodsOf(q, organizationId, adminIds, now),
  ] as const

type Rows<Q> = Q extends { execute(): Promise<infer R> } ? R : never
type Read = ReturnType<typeof queriesFor>

function assemble(
  { adminIds }: Wanted,
  rows: Rows<Read[0]>,
  exceptions: Rows<Read[1]>,
  booked: Rows<Read[2]>,
  elsewhere: Rows<Read[3]>,
): Participant[] {
  return adminIds.flatMap(id => {
    const row = rows.find(one => one.id === id)
    if (!row) return []
    const rules = rulesOf(row)
    return {
      id,
      timeZone: row.time_zone,
      hours: rules.hours,
      exceptions: exceptions.filter(one => one.admin_id === id).map(({ date, hours }) => ({ date, spans: hours })),
      bufferBefore: rules.buffer_before,
      bufferAfter: rules.buffer_after,
      noticeHours: rules.notice_hours,
      horizonDays: rules.horizon_days,
      stepMinutes: rules.step_minutes,
      busy: [...booked, ...elsewhere]
        .filter(one => one.admin_id === id)
        .map(({ start, end }) => ({ start: start.getTime(), end: end.getTime() })),
      dailyLimit: rules.daily_limit,
      bookedAt: booked.flatMap(one => (one.admin_id === id && one.start_at ? [one.start_at.getTime()] : [])),
    }
  })
}

/** The people with their hours and bookings, in one round trip. Ids that are not admins of the organization are left out. */
export async function readPeople(org: OrganizationDb, wanted: Omit<Wanted, 'organizationId'>): Promise<Participant[]> {
  const all = { ...wanted, organizationId: org.organizationId }
  return assemble(all, ...(await org.read(q => queriesFor(q, all))))
}

/** The same inside a transaction, so that a decision uses what the transaction sees. */
export async function readPeopleIn(q: Kysely<Tables>, wanted: Wanted): Promise<Participant[]> {
  const [rows, exceptions, booked, elsewhere] = queriesFor(q, wanted)
  return assemble(
    wanted,
    await rows.execute(),
    await exceptions.execute(),
    await booked.execute(),
    await elsewhere.execute(),
  )
}
