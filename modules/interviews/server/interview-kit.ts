import { viewerOf } from '#platform/access/viewer.ts'
import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { flowById } from '#modules/interview-flows/public.ts'
import { jobById } from '#modules/jobs/public.ts'
import { bookingById, bookingsOf, peopleIn, presentBooking } from '#modules/scheduling/public.ts'
import type { interviewsContract } from '../contract.ts'
import { applicationsNamed } from './calendar.read-model.ts'
import { roundIdOf } from './parts.ts'

type Kit = ReplyGiven<(typeof interviewsContract)['interviews.kit']>

/** Everything that an interviewer prepares with. @throws 404 */
export async function interviewKit(org: OrganizationDb, actor: Actor, bookingId: string, now: Date): Promise<Kit> {
  const id = org.organizationId
  const [[booking]] = await org.read(q => [bookingById(q, id, bookingId)])
  if (!booking) throw notFound()
  const [[about], bookings] = await org.read(q => [
    applicationsNamed(q, viewerOf(actor), [booking.subject_id]),
    bookingsOf(q, id, booking.subject_id),
  ])
  if (!about) throw notFound()
  const [[job], people] = await org.read(q => [
    jobById(q, id, about.job_id),
    peopleIn(
      q,
      id,
      bookings.map(one => one.id),
    ),
  ])
  const flowId = job?.interview_flow_id
  const [[flow]] = flowId ? await org.read(q => [flowById(q, id, flowId)]) : [[]]
  const rounds = flow?.rounds ?? []
  const roundId = roundIdOf(booking.part)
  const round = rounds.find(one => one.id === roundId)
  return {
    interview: {
      ...presentBooking(booking, people, actor, now),
      application_id: about.id,
      candidate_uuid: about.candidate_id,
      name: about.name,
      job_id: about.job_id,
      job_title: booking.subject_title,
      sample: about.sample,
    },
    guide: round?.guide ?? '',
    questions: (round?.questions ?? []).map(({ id: key, text, competency, levels }) => ({
      id: key,
      text,
      competency,
      levels: [...levels],
    })),
    others: rounds
      .filter(one => one.id !== roundId)
      .map(one => {
        const own = bookings.find(({ part, state }) => roundIdOf(part) === one.id && state !== 'cancelled')
        return {
          round: one.name,
          kind: one.kind,
          competencies: [...new Set(one.questions.map(({ competency }) => competency))],
          state: own?.state ?? null,
          interviewers: people.filter(({ booking_id }) => booking_id === own?.id).map(({ name }) => name),
        }
      }),
  }
}
