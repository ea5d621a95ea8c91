import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, line, ok, prose, timeZone } from '#platform/contract/shapes.ts'
import { publicSettings } from '#modules/organizations/contract.ts'
import { bookingState, slot } from '#modules/scheduling/contract.ts'

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
  /** Whether everything that was offered has passed, so that only other times can be asked for. */
  times_passed: z.boolean(),
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
  state: z.enum(['to_choose', 'times_passed', 'booked', 'over', 'cancelled', 'closed']),
  start_at: instant.nullable(),
  end_at: instant.nullable(),
  time_zone: z.string(),
  minutes: z.number().int(),
  interviewers: z.array(z.string()),
  place: z.string(),
  /** When the candidate last learned about it. */
  told_at: instant,
  /** Whether the candidate has asked for other times and waits for them. */
  asked: z.boolean(),
  /** Whether its page can be opened to choose, move or cancel. */
  can_open: z.boolean(),
})
export type KnownInterview = z.output<typeof knownInterview>

const byLink = z.object({ data: z.string().min(1).max(200) })
const choice = z.object({ start_at: instant, time_zone: timeZone })
const patience = { max: 120, seconds: 60 } as const

/** What candidates do with the links in their e-mails. */
export const callsByLink = contract({
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
