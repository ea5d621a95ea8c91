import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, line, ok, prose, timeZone } from '#platform/contract/shapes.ts'
import { publicSettings } from '#modules/organizations/contract.ts'
import { anyOf, areFew, booking, bookingState, plannedInterview, slot, TOO_MANY } from '#modules/scheduling/contract.ts'
import { MOST_IN_DAY } from '#modules/scheduling/policy.ts'

const slots = z.array(instant).min(1).max(20)

/** A booking as the holder of its link sees it. */
const linkView = z.object({
  state: bookingState,
  organization_id: id,
  organization: publicSettings,
  job_title: z.string(),
  /** The round's name. */
  title: z.string(),
  name: z.string(),
  interviewers: z.array(z.string()),
  /** With the breaks between several interviews. */
  minutes: z.number().int(),
  /** Several interviews that are booked together, by time; empty for a single one. */
  plan: z.array(
    z.object({
      title: z.string(),
      interviewers: z.array(z.string()),
      minutes: z.number().int(),
      /** How much later than the first one it starts, in minutes. */
      offset_minutes: z.number().int(),
    }),
  ),
  place: z.string(),
  message: z.string(),
  /** The time zone that was last chosen, and suggestions. */
  time_zone: z.string(),
  time_zones: z.array(z.string()),
  /** Free times to book or to move to. */
  slots: z.array(slot),
  booked: slot.nullable(),
  can_move: z.boolean(),
  /** Why a booked time can't be moved. */
  move_refusal: z.enum(['too_late', 'too_often']).nullable(),
  can_cancel: z.boolean(),
  moves_left: z.number().int(),
  /** Whether the candidate has asked for other times and waits for them. */
  asked: z.boolean(),
  /** The contact person. */
  contact: z.object({ name: z.string(), email: z.string() }),
  /** When the link expires. */
  until: instant,
})
export type LinkView = z.output<typeof linkView>

/** An interview with people, as the candidate knows it from e-mails that were sent and from their own actions. */
const knownInterview = z.object({
  booking_id: id,
  title: z.string(),
  state: z.enum(['to_choose', 'booked', 'over', 'cancelled', 'closed']),
  start_at: instant.nullable(),
  end_at: instant.nullable(),
  time_zone: z.string(),
  minutes: z.number().int(),
  interviewers: z.array(z.string()),
  place: z.string(),
  /** Whether its page can be opened to choose, move or cancel. */
  can_open: z.boolean(),
})
export type KnownInterview = z.output<typeof knownInterview>

const byLink = z.object({ data: z.string().min(1).max(200) })
const choice = z.object({ start_at: instant, time_zone: timeZone })
const patience = { max: 120, seconds: 60 } as const

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
      people: z.array(z.object({ id, name: z.string(), time_zone: z.string(), on_hiring_team: z.boolean() })),
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
      place: line(500, 0).default(''),
      message: prose(2000).default(''),
      slots: slots.optional(),
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
        .refine(areFew, TOO_MANY),
      place: line(500, 0).default(''),
      message: prose(2000).default(''),
      slots: slots.optional(),
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
      interviewer: id.optional(),
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
      /** When the other calendars of `interviewer`, by default the caller, say that this person is busy. */
      busy: z.array(slot),
    }),
  },
  'interviews.ofApplication': {
    method: 'GET',
    path: '/api/public/application/interviews',
    who: 'link:application_status',
    summary:
      "An application's interviews with people as the candidate knows them, oldest first, and the contact person; the bearer token is the status link's.",
    reply: z.object({
      items: z.array(knownInterview),
      contact: z.object({ name: z.string(), email: z.string().nullable() }),
    }),
    limit: patience,
  },
  'interviews.linkOfApplication': {
    steps: true,
    method: 'POST',
    path: '/api/public/application/interviews/link',
    who: 'link:application_status',
    summary: 'A new address of the page to book, move or cancel an interview, for the holder of the status link.',
    body: z.object({ booking_id: id }),
    reply: z.object({ url: z.string() }),
    limit: { max: 20, seconds: 600 },
  },
  'interviews.openLink': {
    method: 'GET',
    path: '/api/public/bookings/:data',
    who: 'link:booking',
    linkIn: 'params.data',
    summary: 'The booking that a link opens. Opening it changes nothing, because e-mail scanners open links.',
    params: byLink,
    reply: linkView,
    limit: patience,
  },
  'interviews.book': {
    steps: true,
    method: 'POST',
    path: '/api/public/bookings/:data',
    who: 'link:booking',
    linkIn: 'params.data',
    summary: 'Books a free time; 409 `slot_taken` with the times that are free now if someone else booked it.',
    params: byLink,
    body: choice,
    reply: linkView,
    idempotent: true,
    limit: patience,
  },
  'interviews.move': {
    steps: true,
    method: 'PUT',
    path: '/api/public/bookings/:data',
    who: 'link:booking',
    linkIn: 'params.data',
    summary:
      'Moves the booked time, at most three times and until two hours before the start. The old time stays booked until the new one is.',
    params: byLink,
    body: choice,
    reply: linkView,
    idempotent: true,
    limit: patience,
  },
  'interviews.cancelByLink': {
    steps: true,
    method: 'POST',
    path: '/api/public/bookings/:data/cancel',
    who: 'link:booking',
    linkIn: 'params.data',
    summary: 'The candidate cancels. Idempotent.',
    params: byLink,
    body: z.object({ reason: line(500, 0).default('') }),
    reply: linkView,
    limit: patience,
  },
  'interviews.askOtherTimes': {
    steps: true,
    method: 'POST',
    path: '/api/public/bookings/:data/ask',
    who: 'link:booking',
    linkIn: 'params.data',
    summary: 'The candidate asks for other times; the organizer is informed.',
    params: byLink,
    body: z.object({ message: prose(1000).default('') }),
    reply: ok,
    limit: { max: 10, seconds: 600 },
  },
  'interviews.calendarFile': {
    method: 'GET',
    path: '/api/public/bookings/:data/calendar.ics',
    who: 'link:booking',
    linkIn: 'params.data',
    summary: 'The booked time as a calendar file.',
    params: byLink,
    limit: patience,
  },
})
