import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#platform/access/viewer.ts'
import type { Tables } from '#platform/db/tables.ts'
import { applicationsVisibleTo } from '#modules/applications/public.ts'
import { ownJobIds } from '#modules/jobs/public.ts'
import { bookingIdsOf, bookingsBetween, openOffers } from '#modules/scheduling/public.ts'

// Reads across modules: a booking belongs to an application, which has a candidate and a job.

interface Window {
  readonly from: Date
  readonly to: Date
}

/** Whose bookings a calendar shows, and of which job. */
export interface BookingFilter {
  /** Null: everyone's. */
  readonly interviewerIds: readonly string[] | null
  readonly jobId: string | null
  /** Also the bookings of all applications that the viewer can see, for people who arrange interviews. */
  readonly seesApplications: boolean
}

type Bookings = ReturnType<typeof bookingsBetween>

function filtered(query: Bookings, q: Kysely<Tables>, viewer: Viewer, filter: BookingFilter): Bookings {
  const { organizationId, adminId } = viewer
  let found = query
  if (filter.interviewerIds) found = found.where('id', 'in', bookingIdsOf(q, organizationId, filter.interviewerIds))
  if (filter.jobId) {
    const ofJob = q.selectFrom('applications').select('id').where('organization_id', '=', organizationId)
    found = found.where('subject_id', 'in', ofJob.where('job_id', '=', filter.jobId))
  }
  if (viewer.sees === 'all') return found
  return found.where(eb => {
    const own = eb('id', 'in', bookingIdsOf(q, organizationId, [adminId]))
    if (!filter.seesApplications) return own
    // For each booking of the period: as a list, all applications that the viewer can see would be read.
    const application = applicationsVisibleTo(q, viewer).where(sql<boolean>`a.id = bookings.subject_id`)
    return eb.or([own, eb.exists(application.select('a.id').limit(1))])
  })
}

/** The interviews that start within a period. */
export const interviewsWithin = (q: Kysely<Tables>, viewer: Viewer, window: Window, filter: BookingFilter) =>
  filtered(bookingsBetween(q, viewer.organizationId, window), q, viewer, filter)

/** Invitations with specific times, some of which can be after the given instant. */
export const invitationsAfter = (q: Kysely<Tables>, viewer: Viewer, after: Date, filter: BookingFilter) =>
  filtered(openOffers(q, viewer.organizationId, after), q, viewer, filter)

/** The applications of bookings, with the candidate's name, and whether the viewer's role on the job is to decide. */
export const applicationsNamed = (q: Kysely<Tables>, viewer: Viewer, ids: readonly string[]) =>
  q
    .selectFrom('applications as a')
    .select(['a.id', 'a.candidate_id', 'a.job_id', 'a.sample', 'a.candidate_name as name'])
    .select(
      (viewer.sees === 'all'
        ? sql<boolean>`true`
        : sql<boolean>`a.job_id in ${ownJobIds(q, { ...viewer, deciding: true })}`
      ).as('decided'),
    )
    .where('a.organization_id', '=', viewer.organizationId)
    .where('a.id', '=', sql<string>`any(${ids})`)

/** Unfinished screenings whose deadline is within a period. */
export function screeningEnds(q: Kysely<Tables>, viewer: Viewer, { from, to }: Window, jobId: string | null) {
  const query = applicationsVisibleTo(q, viewer)
    .innerJoin('job_openings as j', join =>
      join.onRef('j.organization_id', '=', 'a.organization_id').onRef('j.id', '=', 'a.job_id'),
    )
    .select([
      'a.id',
      'a.candidate_id',
      'a.job_id',
      'a.candidate_name as name',
      'j.title as job_title',
      'a.screening_state',
      'a.screening_until',
      'a.sample',
    ])
    .where('a.outcome', '=', 'active')
    .where('a.screening_until', '>=', from)
    .where('a.screening_until', '<', to)
    .where('a.screening_state', 'in', ['invited', 'opened', 'in_progress', 'interrupted'])
    .orderBy('a.screening_until')
    .limit(1000)
  return jobId ? query.where('a.job_id', '=', jobId) : query
}

/** Jobs that close within a period. A closing date is a calendar day without a time zone. */
export function jobClosings(q: Kysely<Tables>, viewer: Viewer, { from, to }: Window, jobId: string | null) {
  const all = q
    .selectFrom('job_openings')
    .select(['id', 'title', 'closing_date', 'sample'])
    .where('organization_id', '=', viewer.organizationId)
    .where('archived_at', 'is', null)
    .where('status', 'in', ['open', 'paused'])
    .where('closing_date', '>=', from.toISOString().slice(0, 10))
    .where('closing_date', '<=', to.toISOString().slice(0, 10))
    .orderBy('closing_date')
    .limit(500)
  const query = jobId ? all.where('id', '=', jobId) : all
  return viewer.sees === 'all' ? query : query.where('id', 'in', ownJobIds(q, viewer))
}

/** A booking, if the viewer is an interviewer or can see its application. */
export const bookingVisibleTo = (q: Kysely<Tables>, viewer: Viewer, id: string) =>
  q
    .selectFrom('bookings')
    .select('id')
    .where('organization_id', '=', viewer.organizationId)
    .where('id', '=', id)
    .where(eb => {
      const ofApplications = eb('subject_id', 'in', applicationsVisibleTo(q, viewer).select('a.id'))
      if (viewer.deciding) return ofApplications
      return eb.or([ofApplications, eb('id', 'in', bookingIdsOf(q, viewer.organizationId, [viewer.adminId]))])
    })
