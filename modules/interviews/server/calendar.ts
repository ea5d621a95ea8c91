import { viewerOf } from '#platform/access/viewer.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import type { QueryOf, ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { invalidField } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { bookingsBetween, peopleIn, presentBooking } from '#modules/scheduling/public.ts'
import type { interviewsContract } from '../contract.ts'
import { applicationsNamed, jobClosings, screeningEnds } from './calendar.read-model.ts'

type Calendar = (typeof interviewsContract)['interviews.calendar']

const LONGEST_MS = 100 * DAY

function windowOf({ from, to }: QueryOf<Calendar>, now: Date) {
  const start = from ? new Date(from) : now
  const end = to ? new Date(to) : later(start, 31 * DAY)
  if (end <= start) throw invalidField('to', 'The end must come after the start.')
  if (end.getTime() - start.getTime() > LONGEST_MS) throw invalidField('to', 'The period can be at most 100 days.')
  return { from: start, to: end }
}

/** Upcoming interviews and deadlines within a period. Interviewers see their own interviews and the deadlines of their jobs. */
export async function readCalendar(
  org: OrganizationDb,
  actor: Actor,
  query: QueryOf<Calendar>,
  now: Date,
): Promise<ReplyGiven<Calendar>> {
  const { from, to } = windowOf(query, now)
  const viewer = viewerOf(actor)
  const id = org.organizationId
  // Someone who cannot see every job gets their own calendar, regardless of the filter.
  const interviewerId = viewer.sees === 'all' ? (query.interviewer ?? null) : actor.adminId
  const [bookings, windows, closings] = await org.read(q => [
    bookingsBetween(q, id, { from, to, interviewerId }),
    screeningEnds(q, viewer, { from, to }),
    jobClosings(q, viewer, { from, to }),
  ])
  const [people, named] = await org.read(q => [
    peopleIn(
      q,
      id,
      bookings.map(one => one.id),
    ),
    applicationsNamed(
      q,
      id,
      bookings.map(one => one.subject_id),
    ),
  ])
  return {
    interviews: bookings.flatMap(row => {
      const about = named.find(one => one.id === row.subject_id)
      if (!about) return []
      const { candidate_id, name } = about
      return {
        ...presentBooking(row, people, actor, now),
        application_id: about.id,
        candidate_uuid: candidate_id,
        name,
        job_title: row.subject_title,
      }
    }),
    screening_windows: windows.map(row => ({
      application_id: row.id,
      candidate_uuid: row.candidate_id,
      name: row.name,
      job_title: row.job_title,
      state: row.screening_state ?? '',
      until: row.screening_until!.toISOString(),
    })),
    job_closings: closings.map(row => ({ job_id: row.id, title: row.title, closing_date: row.closing_date! })),
  }
}
