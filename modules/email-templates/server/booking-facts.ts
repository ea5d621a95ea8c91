import { later, MINUTE } from '#platform/clock/clock.ts'
import { locale } from '#platform/locale/locale.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { ProductEvent } from '#platform/events/events.ts'
import { adminById } from '#modules/accounts/public.ts'
import type { OrganizationFacts } from '#modules/organizations/public.ts'
import {
  bookingById,
  bookingFile,
  type BookingRow,
  bookingsOfDay,
  forAttendee,
  type ForAttendee,
  peopleIn,
  type PersonRow,
} from '#modules/scheduling/public.ts'
import { emailWords } from '../words/emails.ts'

/** An event of a booking that e-mails follow. */
export type BookingEvent = ProductEvent<
  | 'booking.proposed'
  | 'booking.booked'
  | 'booking.moved'
  | 'booking.handed_over'
  | 'booking.cancelled'
  | 'booking.times_asked'
  | 'booking.times_passed'
>
/** An event about an interview's time. */
export type TimeEvent = ProductEvent<'booking.booked' | 'booking.moved' | 'booking.handed_over' | 'booking.cancelled'>

export interface BookingFacts {
  readonly booking: BookingRow
  readonly people: readonly PersonRow[]
  readonly organizer: { readonly id: string; readonly name: string; readonly email: string; readonly time_zone: string }
}

/** What an e-mail about a booking's event needs; null if the booking no longer exists. */
export async function readBooking(tx: OrganizationTransaction, event: BookingEvent): Promise<BookingFacts | null> {
  const booking = await bookingById(tx.q, tx.organizationId, event.data.booking_id).executeTakeFirst()
  if (!booking) return null
  const people = await peopleIn(tx.q, tx.organizationId, [booking.id]).execute()
  const admin = await adminById(tx.q, tx.organizationId, booking.created_by).executeTakeFirst()
  const organizer = admin ?? people[0]
  return organizer ? { booking, people, organizer } : null
}

/** What an e-mail to the attendee needs. */
export interface AttendeeFacts extends BookingFacts {
  readonly whole: ForAttendee
}

/**
 * The same for the attendee, who hears about a day once: of its first interview, or of the first one that was cancelled.
 * @returns null for the other interviews of a day
 */
export async function readForAttendee(tx: OrganizationTransaction, event: BookingEvent): Promise<AttendeeFacts | null> {
  const found = await readBooking(tx, event)
  if (!found) return null
  const { booking } = found
  const rows = await bookingsOfDay(tx.q, tx.organizationId, booking).execute()
  const told = event.name === 'booking.cancelled' ? rows.find(({ state }) => state === 'cancelled') : rows[0]
  if (told && told.id !== booking.id) return null
  const ids = rows.map(({ id }) => id)
  const people = await peopleIn(tx.q, tx.organizationId, ids).execute()
  return { ...found, people, whole: forAttendee(rows, people) }
}

/** What the attendee is told about all interviews of the day, whichever of them the event is about. The booking is the first one. */
export async function readDayForAttendee(
  tx: OrganizationTransaction,
  event: BookingEvent,
): Promise<AttendeeFacts | null> {
  const found = await readBooking(tx, event)
  if (!found) return null
  const rows = await bookingsOfDay(tx.q, tx.organizationId, found.booking).execute()
  const ids = rows.map(({ id }) => id)
  const people = await peopleIn(tx.q, tx.organizationId, ids).execute()
  return { ...found, booking: rows[0] ?? found.booking, people, whole: forAttendee(rows, people) }
}

/** The interviews of a day, each with its time if one is booked; empty for a single interview. */
export const planLines = ({ booking, whole }: AttendeeFacts, start: Date | null): string[] =>
  whole.plan.map(one => {
    const at = start && locale.time(later(start, one.offset_minutes * MINUTE), booking.attendee_zone)
    return emailWords.planned(at, one.title, one.minutes, one.interviewers)
  })

/** The time in an event. E-mails follow the events in order and say what changed. */
export function timeOf({ data, at }: TimeEvent) {
  if (data.start_at === null || data.end_at === null) return null
  return { start: new Date(data.start_at), end: new Date(data.end_at), sequence: data.ics_sequence, stamp: at }
}

/** The calendar file of an e-mail, as an attachment. */
export const calendarPart = (method: 'REQUEST' | 'CANCEL', content: string) => [
  { file_name: 'interview.ics', content_type: `text/calendar; charset=utf-8; method=${method}`, content },
]

/** The attendee's calendar file has one entry for the whole day. */
export function attendeeFile(
  method: 'REQUEST' | 'CANCEL',
  found: AttendeeFacts,
  time: NonNullable<ReturnType<typeof timeOf>>,
  facts: OrganizationFacts,
  link: string | null,
) {
  const { booking, whole } = found
  const reader = { role: 'attendee', name: booking.attendee_name, email: booking.attendee_email, link } as const
  const about = { ...factsOf(found, facts), interviewers: whole.interviewers, plan: whole.plan }
  const during = { ...time, end: later(time.start, whole.minutes * MINUTE) }
  return calendarPart(method, bookingFile(method, { ...booking, title: whole.title }, during, about, reader))
}

/** What a calendar file says about the people. */
export const factsOf = ({ organizer, people }: BookingFacts, { organization }: OrganizationFacts) => ({
  organizationName: organization.name,
  organizer,
  interviewers: people.map(({ name }) => name),
})
