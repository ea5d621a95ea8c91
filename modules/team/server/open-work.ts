import type { Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import { countOwnedBy } from '#modules/applications/public.ts'
import { jobsOfTeamMember } from '#modules/jobs/public.ts'
import { countTodosOf } from '#modules/todos/public.ts'
import { type BookingRow, openBookingsWith } from '#modules/scheduling/public.ts'
import type { OpenWork } from '../contract.ts'

/** What someone else has to take over from a person: jobs, applications, interviews. */
export const openWorkQueries = (q: Kysely<Tables>, organizationId: string, adminId: string, now: Date) =>
  [
    jobsOfTeamMember(q, organizationId, adminId),
    countOwnedBy(q, organizationId, adminId),
    openBookingsWith(q, organizationId, adminId, now),
    countTodosOf(q, organizationId, adminId),
  ] as const

export const presentOpenWork = (
  jobs: OpenWork['jobs'],
  owned: readonly { count: number }[],
  bookings: readonly BookingRow[],
  todos: readonly { count: number }[],
): OpenWork => ({
  jobs,
  applications: Number(owned[0]?.count ?? 0),
  interviews: bookings.map(({ id, title, start_at }) => ({
    booking_id: id,
    title,
    start_at: start_at?.toISOString() ?? null,
  })),
  todos: Number(todos[0]?.count ?? 0),
})

export const isOpenWork = ({ jobs, applications, interviews, todos }: OpenWork): boolean =>
  jobs.length > 0 || applications > 0 || interviews.length > 0 || todos > 0
