import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#platform/access/viewer.ts'
import type { Tables } from '#platform/db/tables.ts'
import { applicationsVisibleTo } from '#modules/applications/public.ts'
import { ownJobIds } from '#modules/jobs/public.ts'

// Reads across modules: a booking belongs to an application, which has a candidate and a job.

interface Window {
  readonly from: Date
  readonly to: Date
}

/** The applications of bookings, with the candidate's name. */
export const applicationsNamed = (q: Kysely<Tables>, organizationId: string, ids: readonly string[]) =>
  q
    .selectFrom('applications as a')
    .innerJoin('candidates as c', join =>
      join.onRef('c.organization_id', '=', 'a.organization_id').onRef('c.id', '=', 'a.candidate_id'),
    )
    .select(['a.id', 'a.candidate_id', 'c.name'])
    .where('a.organization_id', '=', organizationId)
    .where('a.id', '=', sql<string>`any(${ids})`)

/** Unfinished screenings whose deadline is within a period. */
export const screeningEnds = (q: Kysely<Tables>, viewer: Viewer, { from, to }: Window) =>
  applicationsVisibleTo(q, viewer)
    .innerJoin('candidates as c', join =>
      join.onRef('c.organization_id', '=', 'a.organization_id').onRef('c.id', '=', 'a.candidate_id'),
    )
    .innerJoin('job_openings as j', join =>
      join.onRef('j.organization_id', '=', 'a.organization_id').onRef('j.id', '=', 'a.job_id'),
    )
    .select(['a.id', 'a.candidate_id', 'c.name', 'j.title as job_title', 'a.screening_state', 'a.screening_until'])
    .where('a.outcome', '=', 'active')
    .where('a.screening_until', '>=', from)
    .where('a.screening_until', '<', to)
    .where('a.screening_state', 'in', ['invited', 'opened', 'in_progress', 'interrupted'])
    .orderBy('a.screening_until')
    .limit(1000)

/** Jobs that close within a period. A closing date is a calendar day without a time zone. */
export function jobClosings(q: Kysely<Tables>, viewer: Viewer, { from, to }: Window) {
  const query = q
    .selectFrom('job_openings')
    .select(['id', 'title', 'closing_date'])
    .where('organization_id', '=', viewer.organizationId)
    .where('archived_at', 'is', null)
    .where('status', 'in', ['open', 'paused'])
    .where('closing_date', '>=', from.toISOString().slice(0, 10))
    .where('closing_date', '<=', to.toISOString().slice(0, 10))
    .orderBy('closing_date')
    .limit(500)
  return viewer.sees === 'all' ? query : query.where('id', 'in', ownJobIds(q, viewer.organizationId, viewer.adminId))
}

/** A booking, if the viewer is an interviewer or can see its application. */
export const bookingVisibleTo = (q: Kysely<Tables>, viewer: Viewer, id: string) =>
  q
    .selectFrom('bookings')
    .select('id')
    .where('organization_id', '=', viewer.organizationId)
    .where('id', '=', id)
    .where(eb =>
      eb.or([
        eb('subject_id', 'in', applicationsVisibleTo(q, viewer).select('a.id')),
        eb(
          'id',
          'in',
          q
            .selectFrom('booking_people')
            .select('booking_id')
            .where('organization_id', '=', viewer.organizationId)
            .where('admin_id', '=', viewer.adminId),
        ),
      ]),
    )
