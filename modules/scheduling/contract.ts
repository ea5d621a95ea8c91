import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { day, id, instant, line } from '#platform/contract/shapes.ts'

/** Where a booking stands (product, lifecycle of the human interview). */
export const bookingState = z.enum([
  'needs_scheduling',
  'waiting_on_candidate',
  'booked',
  'waiting_on_feedback',
  'complete',
  'cancelled',
  'no_show',
])
export type BookingState = z.infer<typeof bookingState>

const clock = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Please give a time like 09:30.')
/** Hours of a day on the wall clock of the person's zone; `24:00` is the day's end. */
const span = z
  .object({ from: clock, to: clock })
  .refine(({ from, to }) => from < to, 'The end must come after the start.')
export type Span = z.output<typeof span>

const apart = (spans: readonly Span[]) =>
  spans
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .every((one, at, all) => at === 0 || all[at - 1]!.to <= one.from)
const OVERLAP = 'Two of these hours overlap.'
const spans = z.array(span).max(8).refine(apart, OVERLAP)

/** Hours of one weekday; 1 is Monday, 7 is Sunday (ISO 8601). */
const weekdayHours = z.object({ weekday: z.number().int().min(1).max(7), spans })
export type WeekdayHours = z.output<typeof weekdayHours>

/** What holds on a date in place of the week's hours; no hours is a day off. */
const exception = z.object({ date: day, spans })
export type Exception = z.output<typeof exception>

const allDifferent = (list: readonly unknown[]) => new Set(list).size === list.length

const availabilityInput = z.object({
  hours: z
    .array(weekdayHours)
    .max(7)
    .refine(list => allDifferent(list.map(({ weekday }) => weekday)), 'A weekday stands here twice.'),
  exceptions: z
    .array(exception)
    .max(366)
    .refine(list => allDifferent(list.map(({ date }) => date)), 'A date stands here twice.')
    .default([]),
  /** Minutes kept free before and after each conversation. */
  buffer_before: z.number().int().min(0).max(120).default(0),
  buffer_after: z.number().int().min(0).max(120).default(0),
  /** Nothing is booked nearer than this, in hours. */
  notice_hours: z.number().int().min(0).max(336).default(24),
  /** Nothing is booked farther than this, in days. */
  horizon_days: z.number().int().min(1).max(180).default(30),
  /** Times begin at multiples of this, in minutes. */
  step_minutes: z.union([z.literal(15), z.literal(30), z.literal(60)]).default(30),
})

const availability = z.object({
  admin_id: id,
  /** IANA zone of the hours: the admin's own. */
  time_zone: z.string(),
  hours: z.array(weekdayHours),
  exceptions: z.array(exception),
  buffer_before: z.number().int(),
  buffer_after: z.number().int(),
  notice_hours: z.number().int(),
  horizon_days: z.number().int(),
  step_minutes: z.number().int(),
  /** Whether nobody changed it yet. */
  is_default: z.boolean(),
})

export const slot = z.object({ start_at: instant, end_at: instant })
export type Slot = z.output<typeof slot>

export const booking = z.object({
  id,
  subject_id: id,
  subject_title: z.string(),
  part: z.string(),
  title: z.string(),
  state: bookingState,
  /** What the reader may say of it now. */
  next_states: z.array(bookingState),
  /** Whether the reader may move, offer and cancel it. */
  can_arrange: z.boolean(),
  start_at: instant.nullable(),
  end_at: instant.nullable(),
  minutes: z.number().int(),
  place: z.string(),
  message: z.string(),
  interviewers: z.array(z.object({ id, name: z.string() })),
  attendee: z.object({ name: z.string(), time_zone: z.string() }),
  /** Times that a recruiter offered; null: the attendee chooses from the interviewers' free times. */
  offered: z.array(instant).nullable(),
  offer_until: instant,
  /** How often the attendee moved it. */
  moves: z.number().int(),
  /** The attendee's words on asking for other times. */
  asked: z.string().nullable(),
  cancelled: z.object({ by: z.enum(['admin', 'candidate']), reason: z.string() }).nullable(),
  created_at: instant,
  updated_at: instant,
})
export type Booking = z.output<typeof booking>

const byId = z.object({ id })
const oneOrMore = z.preprocess(value => (Array.isArray(value) ? value : [value]), z.array(id).min(1).max(10))

export const schedulingContract = contract({
  'availability.read': {
    method: 'GET',
    path: '/api/admins/:id/availability',
    who: 'signed_in',
    summary: "When an admin takes conversations: the week's hours, exceptions, buffers and notice.",
    params: byId,
    reply: availability,
  },
  'availability.save': {
    steps: true,
    method: 'PUT',
    path: '/api/admins/:id/availability',
    who: 'signed_in',
    summary: "Saves when an admin takes conversations: one's own, or anybody's by an owner or admin.",
    params: byId,
    body: availabilityInput,
    reply: availability,
  },
  'scheduling.freeSlots': {
    method: 'GET',
    path: '/api/organizations/free-slots',
    who: 'candidates.decide',
    summary: 'Times at which all the named people are free.',
    query: z.object({
      interviewer: oneOrMore,
      minutes: z.coerce.number().int().min(10).max(240).default(45),
      /** Its own time counts as free. */
      booking_id: id.optional(),
    }),
    reply: z.object({ slots: z.array(slot) }),
  },
  'bookings.cancel': {
    method: 'POST',
    path: '/api/organizations/bookings/:id/cancel',
    who: 'candidates.decide',
    about: { booking: 'params.id' },
    summary: 'Cancels a booking or an offer; the attendee reads the reason. Saying it twice is harmless.',
    params: byId,
    body: z.object({ reason: line(500, 0).default('') }),
    reply: booking,
  },
  'bookings.setState': {
    method: 'PUT',
    path: '/api/organizations/bookings/:id',
    who: 'candidates.review',
    about: { booking: 'params.id' },
    summary: 'Says how a conversation went: complete, not shown up, or waiting for feedback.',
    params: byId,
    body: z.object({ state: z.enum(['waiting_on_feedback', 'complete', 'no_show']) }),
    reply: booking,
  },
})
