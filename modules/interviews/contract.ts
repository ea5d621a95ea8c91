import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, line, ok, prose, timeZone } from '#platform/contract/shapes.ts'
import { publicSettings } from '#modules/organizations/contract.ts'
import { booking, bookingState, slot } from '#modules/scheduling/contract.ts'

const slots = z.array(instant).min(1).max(20)

/** What somebody who holds a booking's link sees. */
const linkView = z.object({
  state: bookingState,
  organization_id: id,
  organization: publicSettings,
  job_title: z.string(),
  /** What the conversation is called: the round's name. */
  title: z.string(),
  name: z.string(),
  interviewers: z.array(z.string()),
  minutes: z.number().int(),
  place: z.string(),
  message: z.string(),
  /** The zone last chosen, and others to suggest. */
  time_zone: z.string(),
  time_zones: z.array(z.string()),
  /** Free times; where one is booked, those it can be moved to. */
  slots: z.array(slot),
  booked: slot.nullable(),
  can_move: z.boolean(),
  /** Why not, where a time is booked. */
  move_refusal: z.enum(['too_late', 'too_often']).nullable(),
  can_cancel: z.boolean(),
  moves_left: z.number().int(),
  /** Whether other times were asked for and are awaited. */
  asked: z.boolean(),
  /** Whom to write to. */
  contact: z.object({ name: z.string(), email: z.string() }),
  /** Until when the link works. */
  until: instant,
})
export type LinkView = z.output<typeof linkView>

/** An interview with people as the candidate knows it from the e-mails that were sent and from their own choices. */
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
  job_title: z.string(),
})

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
      'Offers a candidate a conversation with people: the given `slots`, or their choice of the interviewers’ free times. The link goes by mail.',
    body: z.object({
      application_id: id,
      /** A round of the job's flow; the first with people where none is given. */
      round_id: z.string().max(40).optional(),
      interviewer_ids: z.array(id).min(1, 'Please choose who takes part.').max(10),
      minutes: z.number().int().min(10).max(240).optional(),
      place: line(500, 0).default(''),
      message: prose(2000).default(''),
      slots: slots.optional(),
    }),
    reply: z.object({ booking }),
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
      'With `start_at`: sets or moves the time. Without: asks the candidate to choose (again); a booked time stays until they have.',
    body: z.object({
      application_id: id,
      booking_id: id.optional(),
      start_at: instant.optional(),
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
  'interviews.calendar': {
    method: 'GET',
    path: '/api/calendar',
    who: 'candidates.read',
    summary:
      'Interviews, ends of screenings and job closings of a time, at most 100 days; 31 days from now by default.',
    query: z.object({ from: instant.optional(), to: instant.optional(), interviewer: id.optional() }),
    reply: z.object({
      interviews: z.array(calendarBooking),
      screening_windows: z.array(
        z.object({
          application_id: id,
          candidate_uuid: id,
          name: z.string(),
          job_title: z.string(),
          state: z.string(),
          until: instant,
        }),
      ),
      job_closings: z.array(z.object({ job_id: id, title: z.string(), closing_date: z.string() })),
    }),
  },
  'interviews.ofApplication': {
    method: 'GET',
    path: '/api/public/application/interviews',
    who: 'link:application_status',
    summary:
      "An application's interviews with people as the candidate knows them from e-mails, oldest first, and the person to write to; the bearer token is the status link's.",
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
    summary:
      'A new address of the page on which an interview is chosen, moved or cancelled, for the holder of the status link.',
    body: z.object({ booking_id: id }),
    reply: z.object({ url: z.string() }),
    limit: { max: 20, seconds: 600 },
  },
  'interviews.openLink': {
    method: 'GET',
    path: '/api/public/bookings/:data',
    who: 'link:booking',
    linkIn: 'params.data',
    summary: 'What a link of a booking shows. Opening it changes nothing: mail scanners open links.',
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
    summary: 'Books a free time; 409 `slot_taken` with the times that are free now where somebody was faster.',
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
      'Moves the booked time, three times at most and until two hours before; the old time is kept until the new is taken.',
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
    summary: 'The candidate cancels. Saying it twice is harmless.',
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
    summary: 'The candidate finds no time that suits and asks for others; the organizer is told.',
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
