import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, invalidField, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import {
  advanceTo,
  assignInterviewers,
  candidateById,
  lockApplication,
  requireAddress,
} from '#modules/applications/public.ts'
import { flowById } from '#modules/interview-flows/public.ts'
import { jobById } from '#modules/jobs/public.ts'
import { panelOf } from '#modules/scheduling/policy.ts'
import { type BookingRow, panelMembers, proposeBooking } from '#modules/scheduling/public.ts'
import type { interviewsContract } from '../contract.ts'
import { roundsWithPeople } from './interview-options.ts'

export type Propose = (typeof interviewsContract)['interviews.propose']

/** Invites an application's candidate to an interview with people and moves the application to that stage. @throws 404, 409, 422 */
export async function proposeInterview(
  tx: OrganizationTransaction,
  input: BodyOf<Propose>,
  actor: Pick<Actor, 'adminId' | 'timeZone'>,
  now: Date,
): Promise<BookingRow> {
  // Locked, so that two parallel requests for the same interview create one.
  const application = await lockApplication(tx, input.application_id)
  if (!application) throw notFound()
  if (application.outcome !== 'active') {
    throw conflict('application_ended', 'This application is closed. Reopen it before you schedule an interview.')
  }
  const candidate = await candidateById(tx.q, tx.organizationId, application.candidate_id).executeTakeFirstOrThrow()
  const job = await jobById(tx.q, tx.organizationId, application.job_id).executeTakeFirstOrThrow()
  const flow = job.interview_flow_id
    ? await flowById(tx.q, tx.organizationId, job.interview_flow_id).executeTakeFirst()
    : undefined
  const rounds = roundsWithPeople(flow)
  const round = input.round_id ? rounds.find(({ id }) => id === input.round_id) : rounds[0]
  if (!round) throw invalidField('round_id', 'The interview flow of this job has no such round with people.')
  const panel = panelOf(input.interviewer_ids, input.any_of)
  const interviewerIds = panel ? panelMembers(panel) : input.interviewer_ids
  if (interviewerIds.length === 0) throw invalidField('interviewer_ids', 'Choose at least one interviewer.')
  if (panel?.any_of.some(({ count, ids }) => ids.length < count))
    throw invalidField('any_of', 'A group has fewer people than take part, without those who are named elsewhere.')
  const booking = await proposeBooking(
    tx,
    {
      subjectId: application.id,
      subjectTitle: job.title,
      part: round.id,
      title: round.name,
      minutes: input.minutes ?? round.minutes,
      place: input.place,
      message: input.message,
      attendee: { name: candidate.name, email: requireAddress(candidate), timeZone: candidate.time_zone },
      interviewerIds,
      panel,
      slots: input.slots ?? null,
      organizer: { adminId: actor.adminId, timeZone: actor.timeZone },
    },
    now,
  )
  await assignInterviewers(tx, application.id, interviewerIds)
  await tx.emit(
    'interview.proposed',
    application.id,
    { round: round.name, booking_id: booking.id },
    { kind: 'admin', id: actor.adminId },
  )
  await advanceTo(tx, application.id, 'interview', ['applied', 'screening', 'review'], now)
  return booking
}
