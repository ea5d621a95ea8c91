import type { BodyOf, ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, invalidField, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { advanceTo, applicationById, candidateById } from '#modules/applications/public.ts'
import { adminsOf } from '#modules/accounts/public.ts'
import { flowById } from '#modules/interview-flows/public.ts'
import { jobById } from '#modules/jobs/public.ts'
import { type BookingRow, proposeBooking } from '#modules/scheduling/public.ts'
import type { interviewsContract } from '../contract.ts'

export type Propose = (typeof interviewsContract)['interviews.propose']
type Options = ReplyGiven<(typeof interviewsContract)['interviews.options']>

/** The round where the job's flow has none with people. */
const CONVERSATION = { id: 'conversation', name: 'Conversation with the team', minutes: 45 }

/** An application with what a conversation about it needs. @throws 404 */
async function readSubject(tx: OrganizationTransaction, applicationId: string, { hold }: { hold: boolean }) {
  const found = applicationById(tx.q, tx.organizationId, applicationId)
  const application = await (hold ? found.forUpdate() : found).executeTakeFirst()
  if (!application) throw notFound()
  const candidate = await candidateById(tx.q, tx.organizationId, application.candidate_id).executeTakeFirstOrThrow()
  const job = await jobById(tx.q, tx.organizationId, application.job_id).executeTakeFirstOrThrow()
  const flow = job.interview_flow_id
    ? await flowById(tx.q, tx.organizationId, job.interview_flow_id).executeTakeFirst()
    : undefined
  const withPeople = (flow?.rounds ?? []).filter(({ kind }) => kind === 'human_interview')
  return { application, candidate, job, rounds: withPeople.length > 0 ? withPeople : [CONVERSATION] }
}

/** What can be offered for an application, and who could take part: the job's hiring team first. @throws 404 */
export async function roundOptions(tx: OrganizationTransaction, applicationId: string): Promise<Options> {
  const { candidate, job, rounds } = await readSubject(tx, applicationId, { hold: false })
  const admins = await adminsOf(tx.q, tx.organizationId).execute()
  const people = admins.map(({ id, name, time_zone }) => ({
    id,
    name,
    time_zone,
    on_hiring_team: job.hiring_team.includes(id),
  }))
  return {
    rounds: rounds.map(({ id, name, minutes }) => ({ id, name, minutes })),
    people: people.toSorted((a, b) => Number(b.on_hiring_team) - Number(a.on_hiring_team)),
    candidate: { name: candidate.name, time_zone: candidate.time_zone },
  }
}

/** Offers the candidate of an application a conversation with people, and moves the application on to it. @throws 404, 409, 422 */
export async function proposeInterview(
  tx: OrganizationTransaction,
  input: BodyOf<Propose>,
  actor: Pick<Actor, 'adminId' | 'timeZone'>,
  now: Date,
): Promise<BookingRow> {
  // Held, so that the same offer made twice at once is made once.
  const { application, candidate, job, rounds } = await readSubject(tx, input.application_id, { hold: true })
  if (application.outcome !== 'active') {
    throw conflict('application_ended', 'This application has ended. Reopen it before you offer a conversation.')
  }
  const round = input.round_id ? rounds.find(({ id }) => id === input.round_id) : rounds[0]
  if (!round) throw invalidField('round_id', 'The flow of this job has no such round with people.')
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
      attendee: { name: candidate.name, email: candidate.email, timeZone: candidate.time_zone },
      interviewerIds: input.interviewer_ids,
      slots: input.slots ?? null,
      organizer: { adminId: actor.adminId, timeZone: actor.timeZone },
    },
    now,
  )
  await tx.emit(
    'round.proposed',
    application.id,
    { round: round.name, booking_id: booking.id },
    { kind: 'admin', id: actor.adminId },
  )
  await advanceTo(tx, application.id, 'interview', ['applied', 'screening', 'review'], now)
  return booking
}
