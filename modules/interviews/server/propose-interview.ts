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
import { LONGEST_DAY_MINUTES } from '#modules/scheduling/policy.ts'
import { type BookingRow, plannedDay, proposeDay } from '#modules/scheduling/public.ts'
import type { interviewsContract } from '../contract.ts'
import { interviewProblems as problems } from '../words/problems.ts'
import { roundsWithPeople } from './interview-options.ts'
import { partOf } from './parts.ts'

type Propose = (typeof interviewsContract)['interviews.propose']
type ProposeDay = (typeof interviewsContract)['interviews.proposeDay']
type Organizer = Pick<Actor, 'adminId' | 'timeZone'>

interface Invitation {
  readonly interviews: readonly {
    readonly round_id?: string
    readonly title?: string
    readonly interviewer_ids: readonly string[]
    readonly any_of: BodyOf<Propose>['any_of']
    readonly minutes?: number
    readonly break_minutes: number
  }[]
  readonly place: string
  readonly message: string
  readonly slots?: readonly string[]
}

/** Invites an application's candidate to an interview with people and moves the application to that stage. @throws 404, 409, 422 */
export async function proposeInterview(
  tx: OrganizationTransaction,
  { application_id, place, message, slots, ...interview }: BodyOf<Propose>,
  actor: Organizer,
  now: Date,
): Promise<BookingRow> {
  const interviews = [{ ...interview, break_minutes: 0 }]
  const [row] = await invite(tx, application_id, { interviews, place, message, slots }, actor, now)
  return row!
}

/** Invites to several interviews that are booked together. @throws 404, 409, 422 */
export async function proposeInterviewDay(
  tx: OrganizationTransaction,
  applicationId: string,
  input: BodyOf<ProposeDay>,
  actor: Organizer,
  now: Date,
): Promise<BookingRow[]> {
  return invite(tx, applicationId, input, actor, now)
}

async function invite(
  tx: OrganizationTransaction,
  applicationId: string,
  { interviews, place, message, slots }: Invitation,
  actor: Organizer,
  now: Date,
): Promise<BookingRow[]> {
  // Locked, so that two parallel requests for the same interview create one.
  const application = await lockApplication(tx, applicationId)
  if (!application) throw notFound()
  if (application.outcome !== 'active') throw conflict('application_ended', problems.closedToSchedule)
  const candidate = await candidateById(tx.q, tx.organizationId, application.candidate_id).executeTakeFirstOrThrow()
  const job = await jobById(tx.q, tx.organizationId, application.job_id).executeTakeFirstOrThrow()
  const flow = job.interview_flow_id
    ? await flowById(tx.q, tx.organizationId, job.interview_flow_id).executeTakeFirst()
    : undefined
  const rounds = roundsWithPeople(flow)
  const planned = plannedDay(
    interviews.map(one => {
      const round = one.round_id ? rounds.find(({ id }) => id === one.round_id) : rounds[0]
      if (!round) throw invalidField('round_id', problems.noSuchRound)
      return { ...one, round, minutes: one.minutes ?? round.minutes }
    }),
  )
  for (const { adminIds, panel } of planned) {
    if (adminIds.length === 0) throw invalidField('interviewer_ids', problems.noInterviewer)
    if (panel?.any_of.some(({ count, ids }) => ids.length < count)) throw invalidField('any_of', problems.groupTooSmall)
  }
  const last = planned.at(-1)!
  if (planned.length > 1 && last.offset_minutes + last.minutes > LONGEST_DAY_MINUTES)
    throw invalidField('interviews', problems.dayTooLong)
  const bookings = await proposeDay(
    tx,
    {
      subjectId: application.id,
      subjectTitle: job.title,
      interviews: planned.map(({ input: { round, title }, ...one }, index) => {
        const earlier = planned.slice(0, index).filter(({ input }) => input.round.id === round.id).length
        return { ...one, part: partOf(round.id, earlier), title: title ?? round.name }
      }),
      place,
      message,
      attendee: { name: candidate.name, email: requireAddress(candidate), timeZone: candidate.time_zone },
      slots: slots ?? null,
      organizer: { adminId: actor.adminId, timeZone: actor.timeZone },
    },
    now,
  )
  await assignInterviewers(tx, application.id, [...new Set(planned.flatMap(({ adminIds }) => adminIds))])
  for (const { id, title } of bookings) {
    const cause = { kind: 'admin', id: actor.adminId } as const
    await tx.emit('interview.proposed', application.id, { round: title, booking_id: id }, cause)
  }
  await advanceTo(tx, application.id, 'interview', ['applied', 'screening', 'review'], now)
  return bookings
}
