import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, line, prose } from '#platform/contract/shapes.ts'
import { schedulingInputProblems } from '#modules/scheduling/words/input-problems.ts'
import { anyOf, areFew, booking, bookingState, plannedInterview, slot } from '#modules/scheduling/contract.ts'
import { MOST_IN_DAY } from '#modules/scheduling/policy.ts'
import { callsByLink } from './contract/by-link.ts'
import { MOST_SHOWN_PEOPLE } from './policy.ts'

export type { KnownInterview, LinkView } from './contract/by-link.ts'

const slots = z.array(instant).min(1).max(20)
const invitation = { place: line(500, 0).default(''), message: prose(2000).default(''), slots: slots.optional() }

const calendarBooking = booking.extend({
  application_id: id,
  candidate_uuid: id,
  name: z.string(),
  job_id: id,
  job_title: z.string(),
  /** Fictional, of a sample job. */
  sample: z.boolean(),
})
export type CalendarInterview = z.output<typeof calendarBooking>

export const interviewsContract = contract({
  'interviews.options': {
    method: 'GET',
    path: '/api/organizations/applications/:id/rounds',
    who: 'candidates.decide',
    about: { application: 'params.id' },
    summary: "What a second round for an application can be: the flow's rounds with people, and who could hold them.",
    params: z.object({ id }),
    reply: z.object({
      rounds: z.array(z.object({ id: z.string(), name: z.string(), minutes: z.number().int() })),
      people: z.array(
        z.object({
          id,
          name: z.string(),
          time_zone: z.string(),
          on_hiring_team: z.boolean(),
          /** The round that they take on this job; null for any. */
          round_id: z.string().nullable(),
        }),
      ),
      candidate: z.object({ name: z.string(), time_zone: z.string() }),
    }),
  },
  'interviews.propose': {
    method: 'POST',
    path: '/api/admins/schedule/round_two',
    who: 'candidates.decide',
    about: { application: 'body.application_id' },
    summary:
      'Invites a candidate to an interview with people, at one of the given `slots` or of the interviewers’ free times. The link is sent by e-mail.',
    body: z.object({
      application_id: id,
      /** A round of the job's flow; by default the first with people. */
      round_id: z.string().max(40).optional(),
      /** Everyone of these takes part. */
      interviewer_ids: z.array(id).max(10),
      /** Of each of these groups so many take part. Who does is decided when the time is booked. */
      any_of: z.array(anyOf).max(5).default([]),
      minutes: z.number().int().min(10).max(240).optional(),
      ...invitation,
    }),
    reply: z.object({ booking }),
    status: 201,
    idempotent: true,
  },
  'interviews.proposeDay': {
    method: 'POST',
    path: '/api/organizations/applications/:id/interview-days',
    who: 'candidates.decide',
    about: { application: 'params.id' },
    summary:
      'Invites a candidate to several interviews one after the other, which they book as one. `slots` are times at which the first one can start.',
    params: z.object({ id }),
    body: z.object({
      interviews: z
        .array(
          plannedInterview.extend({
            /** The same round can take place several times. */
            round_id: z.string().max(40),
            /** By default the round's name. */
            title: line(120).optional(),
          }),
        )
        .min(2)
        .max(MOST_IN_DAY)
        .refine(areFew, schedulingInputProblems.tooManyPeople),
      ...invitation,
    }),
    reply: z.object({ bookings: z.array(booking) }),
    status: 201,
    idempotent: true,
  },
  'interviews.reschedule': {
    steps: true,
    method: 'POST',
    path: '/api/interview-review/reschedule',
    who: 'candidates.decide',
    about: { application: 'body.application_id' },
    summary:
      'With `start_at`: sets or moves the time. Without: asks the candidate to choose (again); a booked time stays until they do.',
    body: z.object({
      application_id: id,
      booking_id: id.optional(),
      start_at: instant.optional(),
      /** The time that was shown when it was moved. 409 `stale` with the current booking if someone else moved it meanwhile. */
      seen_start_at: instant.nullable().optional(),
      slots: slots.optional(),
    }),
    reply: z.object({ booking }),
    idempotent: true,
  },
  'interviews.list': {
    method: 'GET',
    path: '/api/organizations/applications/:id/bookings',
    who: 'candidates.read',
    about: { application: 'params.id' },
    summary: "An application's bookings, newest first.",
    params: z.object({ id }),
    reply: z.object({ items: z.array(booking) }),
  },
  'interviews.kit': {
    method: 'GET',
    path: '/api/organizations/bookings/:id/kit',
    who: 'candidates.read',
    about: { booking: 'params.id' },
    summary:
      'What an interviewer needs: the interview, its round’s guide and questions with their levels, and what other interviews cover.',
    params: z.object({ id }),
    reply: z.object({
      interview: calendarBooking,
      guide: z.string(),
      questions: z.array(
        z.object({ id: z.string(), text: z.string(), competency: z.string(), levels: z.array(z.string()) }),
      ),
      /** The other rounds of the job, with who covers what for this candidate. */
      others: z.array(
        z.object({
          round: z.string(),
          kind: z.enum(['ai_screening', 'human_interview']),
          competencies: z.array(z.string()),
          state: bookingState.nullable(),
          interviewers: z.array(z.string()),
        }),
      ),
    }),
  },
  'interviews.calendar': {
    method: 'GET',
    path: '/api/calendar',
    who: 'candidates.read',
    summary:
      'Interviews, screening deadlines and closing dates within a period of at most 100 days; by default the next 31 days.',
    query: z.object({
      from: instant.optional(),
      to: instant.optional(),
      /** IDs, separated by commas: interviews with at least one of these people. */
      interviewer: z
        .string()
        .max(37 * MOST_SHOWN_PEOPLE)
        .transform(text => [...new Set(text.split(','))])
        .pipe(z.array(id).max(MOST_SHOWN_PEOPLE))
        .optional(),
      job_id: id.optional(),
    }),
    reply: z.object({
      interviews: z.array(calendarBooking),
      /** Invitations with specific times that the candidate has not answered; `times` are those within the period. */
      offers: z.array(calendarBooking.extend({ times: z.array(instant) })),
      screening_windows: z.array(
        z.object({
          application_id: id,
          candidate_uuid: id,
          name: z.string(),
          job_id: id,
          job_title: z.string(),
          state: z.string(),
          until: instant,
          sample: z.boolean(),
        }),
      ),
      job_closings: z.array(z.object({ job_id: id, title: z.string(), closing_date: z.string(), sample: z.boolean() })),
      /** When the other calendars of the one `interviewer`, or of the caller, say that this person is busy; empty for several others. */
      busy: z.array(slot),
    }),
  },
  ...callsByLink,
})
