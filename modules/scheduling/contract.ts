import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { day, id, instant, line } from '#platform/contract/shapes.ts'
import { areApart, MOST_IN_ALL, MOST_IN_DAY } from './policy.ts'
import { schedulingInputProblems as problems } from './words/input-problems.ts'

/** The state of a booking. */
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

const clock = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, problems.clock)
/** Hours of a day in the person's time zone; `24:00` is the end of the day. */
const span = z.object({ from: clock, to: clock }).refine(({ from, to }) => from < to, problems.endBeforeStart)
export type Span = z.output<typeof span>

const spans = z.array(span).max(8).refine(areApart, problems.overlap)

/** Hours of one weekday; 1 is Monday, 7 is Sunday (ISO 8601). */
const weekdayHours = z.object({ weekday: z.number().int().min(1).max(7), spans })
export type WeekdayHours = z.output<typeof weekdayHours>

/** Replaces the weekly hours on a date; no hours means a day off. */
const exception = z.object({ date: day, spans })
export type Exception = z.output<typeof exception>

const allDifferent = (list: readonly unknown[]) => new Set(list).size === list.length

const availabilityInput = z.object({
  hours: z
    .array(weekdayHours)
    .max(7)
    .refine(list => allDifferent(list.map(({ weekday }) => weekday)), problems.weekdayTwice),
  exceptions: z
    .array(exception)
    .max(366)
    .refine(list => allDifferent(list.map(({ date }) => date)), problems.dateTwice)
    .default([]),
  /** Minutes kept free before and after each interview. */
  buffer_before: z.number().int().min(0).max(120).default(0),
  buffer_after: z.number().int().min(0).max(120).default(0),
  /** Minimum notice, in hours. */
  notice_hours: z.number().int().min(0).max(336).default(24),
  /** How far ahead times can be booked, in days. */
  horizon_days: z.number().int().min(1).max(180).default(30),
  /** Start times are multiples of this, in minutes. */
  step_minutes: z.union([z.literal(15), z.literal(30), z.literal(60)]).default(30),
  /** Most interviews a day, in the person's own time zone; null for no limit. */
  daily_limit: z.number().int().min(1).max(20).nullable().default(null),
})

const availability = z.object({
  admin_id: id,
  /** IANA time zone of the hours: the admin's. */
  time_zone: z.string(),
  hours: z.array(weekdayHours),
  exceptions: z.array(exception),
  buffer_before: z.number().int(),
  buffer_after: z.number().int(),
  notice_hours: z.number().int(),
  horizon_days: z.number().int(),
  step_minutes: z.number().int(),
  daily_limit: z.number().int().nullable(),
  /** Counts the edits; 0 for the defaults. */
  version: z.number().int(),
  /** Whether the reader can edit it. */
  can_edit: z.boolean(),
  /** Whether these are the defaults. */
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
  /** The outcomes that the reader can record now. */
  next_states: z.array(bookingState),
  /** Whether the reader can move, offer and cancel it. */
  can_arrange: z.boolean(),
  start_at: instant.nullable(),
  end_at: instant.nullable(),
  minutes: z.number().int(),
  place: z.string(),
  message: z.string(),
  interviewers: z.array(z.object({ id, name: z.string() })),
  /** Groups of whom only so many take part; null if everyone does. */
  panel: z
    .object({ required: z.array(id), any_of: z.array(z.object({ count: z.number().int(), ids: z.array(id) })) })
    .nullable(),
  attendee: z.object({ name: z.string(), time_zone: z.string() }),
  /** The first of the interviews that are booked together with it; null for a single one. */
  day_id: id.nullable(),
  /** How much later than the first one it starts, in minutes. */
  offset_minutes: z.number().int(),
  /** Times that a recruiter offered; null if the attendee chooses from the interviewers' free times. */
  offered: z.array(instant).nullable(),
  offer_until: instant,
  /** How often the attendee moved it. */
  moves: z.number().int(),
  /** The attendee's message when asking for other times. */
  asked: z.string().nullable(),
  cancelled: z.object({ by: z.enum(['admin', 'candidate']), reason: z.string() }).nullable(),
  created_at: instant,
  updated_at: instant,
})
export type Booking = z.output<typeof booking>

const byId = z.object({ id })
/** Whose availability; by default one's own. */
const ofAdmin = z.object({ admin_id: id.optional() })
const MOST_IN_GROUP = 10
/** A group of whom any `count` take part. */
export const anyOf = z
  .object({ count: z.number().int().min(1).max(MOST_IN_GROUP), interviewer_ids: z.array(id).min(1).max(MOST_IN_GROUP) })
  .refine(({ count, interviewer_ids }) => new Set(interviewer_ids).size >= count, problems.groupTooSmall)
/** One of several interviews that take place one after the other. */
export const plannedInterview = z.object({
  /** Everyone of these takes part. */
  interviewer_ids: z.array(id).max(MOST_IN_GROUP),
  any_of: z.array(anyOf).max(5).default([]),
  minutes: z.number().int().min(10).max(240),
  /** Minutes between its end and the next one. */
  break_minutes: z.number().int().min(0).max(240).default(0),
})

type Named = Pick<z.output<typeof plannedInterview>, 'interviewer_ids' | 'any_of'>
/** Whether the interviews of a day name as many people as one interview can. */
export const areFew = (interviews: readonly Named[]): boolean =>
  interviews.flatMap(one => [...one.interviewer_ids, ...one.any_of.flatMap(group => group.interviewer_ids)]).length <=
  MOST_IN_ALL

/** The same in a query: "2:ID,ID,ID". */
const anyOfInQuery = z.preprocess(
  value => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
  z
    .array(
      z
        .string()
        .max(500)
        .transform(text => {
          const [count, ids = ''] = text.split(':')
          return { count: Number(count), interviewer_ids: ids.split(',') }
        })
        .pipe(anyOf),
    )
    .max(5),
)
const oneOrMore = z.preprocess(
  value => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
  z.array(id).max(10),
)

export const schedulingContract = contract({
  'availability.read': {
    method: 'GET',
    path: '/api/availability',
    who: 'signed_in',
    summary: "An admin's availability: weekly hours, exceptions, buffers and notice. By default one's own.",
    query: ofAdmin,
    reply: availability,
  },
  'availability.save': {
    steps: true,
    method: 'PUT',
    path: '/api/availability',
    who: 'signed_in',
    summary: "Saves an admin's availability: one's own, or anyone's for owners and admins.",
    query: ofAdmin,
    body: availabilityInput.extend({
      /** The version that was edited. 409 `stale_edit` with `current` if someone else saved another meanwhile. */
      version: z.number().int().min(0).optional(),
    }),
    reply: availability,
  },
  'availability.preview': {
    steps: true,
    method: 'POST',
    path: '/api/availability/preview',
    who: 'signed_in',
    summary: 'The free times of the next two weeks under availability that is not saved yet.',
    query: ofAdmin,
    body: availabilityInput.extend({ minutes: z.number().int().min(10).max(240).default(45) }),
    reply: z.object({ slots: z.array(slot) }),
  },
  'scheduling.freeSlots': {
    method: 'GET',
    path: '/api/organizations/free-slots',
    who: 'candidates.decide',
    summary:
      'Times at which all given people are free, and enough of each group; without people those of the given booking.',
    query: z.object({
      interviewer: oneOrMore.optional(),
      any_of: anyOfInQuery.optional(),
      minutes: z.coerce.number().int().min(10).max(240).default(45),
      /** This booking's own time counts as free. */
      booking_id: id.optional(),
    }),
    reply: z.object({ slots: z.array(slot) }),
  },
  'scheduling.freeDays': {
    steps: true,
    method: 'POST',
    path: '/api/organizations/free-days',
    who: 'candidates.decide',
    summary: 'Times at which several interviews could take place one after the other.',
    body: z.object({
      interviews: z.array(plannedInterview).min(1).max(MOST_IN_DAY).refine(areFew, problems.tooManyPeople),
    }),
    reply: z.object({ slots: z.array(slot) }),
  },
  'bookings.check': {
    method: 'GET',
    path: '/api/organizations/bookings/:id/check',
    who: 'candidates.decide',
    about: { booking: 'params.id' },
    summary:
      'Whether an interview could take place at a time: which interviewers could not, and the nearest free times.',
    params: byId,
    query: z.object({ start_at: instant }),
    reply: z.object({
      conflicts: z.array(
        z.object({
          admin_id: id,
          name: z.string(),
          /** `outside_hours` is a note, everything else prevents the time. */
          reason: z.enum(['busy', 'full', 'outside_hours']),
        }),
      ),
      slots: z.array(slot),
    }),
  },
  'bookings.cancel': {
    method: 'POST',
    path: '/api/organizations/bookings/:id/cancel',
    who: 'candidates.decide',
    about: { booking: 'params.id' },
    summary: 'Cancels a booking or an offer. The attendee can read the reason. Idempotent.',
    params: byId,
    body: z.object({ reason: line(500, 0).default('') }),
    reply: booking,
  },
  'bookings.replacePerson': {
    method: 'POST',
    path: '/api/organizations/bookings/:id/replace',
    who: 'candidates.review',
    about: { booking: 'params.id' },
    summary:
      'Someone else of the same group takes a person’s place in a booked interview: their own, or anyone’s for people who arrange interviews.',
    params: byId,
    body: z.object({ admin_id: id }),
    reply: booking,
  },
  'bookings.setState': {
    method: 'PUT',
    path: '/api/organizations/bookings/:id',
    who: 'candidates.review',
    about: { booking: 'params.id' },
    summary: 'Records the outcome of an interview: complete, no-show, or waiting for feedback.',
    params: byId,
    body: z.object({ state: z.enum(['waiting_on_feedback', 'complete', 'no_show']) }),
    reply: booking,
  },
})
