import { busyPeriodsOf } from '#modules/busy-calendars/public.ts'
import { viewerOf } from '#platform/access/viewer.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import type { QueryOf, ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { invalidField } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { mayArrange } from '#modules/scheduling/policy.ts'
import { type BookingRow, peopleIn, presentBooking } from '#modules/scheduling/public.ts'
import type { interviewsContract } from '../contract.ts'
import { interviewProblems as problems } from '../words/problems.ts'
import {
  applicationsNamed,
  interviewsWithin,
  invitationsAfter,
  jobClosings,
  screeningEnds,
} from './calendar.read-model.ts'

type Calendar = (typeof interviewsContract)['interviews.calendar']

const LONGEST_MS = 100 * DAY

function windowOf({ from, to }: QueryOf<Calendar>, now: Date) {
  const start = from ? new Date(from) : now
  const end = to ? new Date(to) : later(start, 31 * DAY)
  if (end <= start) throw invalidField('to', problems.endBeforeStart)
  if (end.getTime() - start.getTime() > LONGEST_MS) throw invalidField('to', problems.periodTooLong)
  return { from: start, to: end }
}

/** Whose busy times are shown: those of one person, as nothing says whose they are. Who arranges interviews sees when colleagues are free anyway. */
function busyOf(actor: Actor, chosen: readonly string[]): readonly string[] {
  if (chosen.length === 0 || chosen.includes(actor.adminId) || !mayArrange(actor)) return [actor.adminId]
  return chosen.length === 1 ? chosen : []
}

/**
 * Interviews, invitations and deadlines within a period. Interviewers see their own interviews and the deadlines of their jobs, hiring
 * managers also the interviews of their jobs.
 */
export async function readCalendar(
  org: OrganizationDb,
  actor: Actor,
  query: QueryOf<Calendar>,
  now: Date,
): Promise<ReplyGiven<Calendar>> {
  const window = windowOf(query, now)
  const viewer = viewerOf(actor)
  const id = org.organizationId
  const jobId = query.job_id ?? null
  const filter = { interviewerIds: query.interviewer ?? null, jobId, seesApplications: mayArrange(actor) }
  const soonest = window.from > now ? window.from : now
  const busyIds = busyOf(actor, query.interviewer ?? [])
  const [bookings, invitations, windows, closings, busy] = await org.read(q => [
    interviewsWithin(q, viewer, window, filter),
    invitationsAfter(q, viewer, soonest, filter),
    screeningEnds(q, viewer, window, jobId),
    jobClosings(q, viewer, window, jobId),
    busyPeriodsOf(q, id, busyIds, window.from).where('p.starts_at', '<', window.to).orderBy('p.starts_at').limit(1000),
  ])
  const shown = [...bookings, ...invitations]
  const [people, named] = await org.read(q => [
    peopleIn(
      q,
      id,
      shown.map(one => one.id),
    ),
    applicationsNamed(
      q,
      viewer,
      shown.map(one => one.subject_id),
    ),
  ])
  const present = (row: BookingRow) => {
    const about = named.find(one => one.id === row.subject_id)
    if (!about) return []
    return [
      {
        ...presentBooking(row, people, about.decided ? actor : { ...actor, role: 'interviewer' }, now),
        application_id: about.id,
        candidate_uuid: about.candidate_id,
        name: about.name,
        job_id: about.job_id,
        job_title: row.subject_title,
        sample: about.sample,
      },
    ]
  }
  const timesOf = ({ offered }: BookingRow) =>
    (offered ?? []).filter(at => new Date(at) >= soonest && new Date(at) < window.to)
  return {
    interviews: bookings.flatMap(present),
    offers: invitations
      .filter(row => timesOf(row).length > 0)
      .flatMap(row => present(row).map(one => ({ ...one, times: timesOf(row) }))),
    screening_windows: windows.map(row => ({
      application_id: row.id,
      candidate_uuid: row.candidate_id,
      name: row.name,
      job_id: row.job_id,
      job_title: row.job_title,
      state: row.screening_state ?? '',
      until: row.screening_until!.toISOString(),
      sample: row.sample,
    })),
    job_closings: closings.map(row => ({
      job_id: row.id,
      title: row.title,
      closing_date: row.closing_date!,
      sample: row.sample,
    })),
    busy: busy.map(({ start, end }) => ({ start_at: start.toISOString(), end_at: end.toISOString() })),
  }
}
