import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { ProductEvent } from '#platform/events/events.ts'
import { adminById } from '#modules/accounts/public.ts'
import type { OrganizationFacts } from '#modules/organizations/public.ts'
import { bookingById, type BookingRow, peopleIn, type PersonRow } from '#modules/scheduling/public.ts'

/** An event of a booking that e-mails follow. */
export type BookingEvent = ProductEvent<
  | 'booking.proposed'
  | 'booking.booked'
  | 'booking.moved'
  | 'booking.handed_over'
  | 'booking.cancelled'
  | 'booking.times_asked'
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

/** The time in an event. E-mails follow the events in order and say what changed. */
export function timeOf({ data, at }: TimeEvent) {
  if (data.start_at === null || data.end_at === null) return null
  return { start: new Date(data.start_at), end: new Date(data.end_at), sequence: data.ics_sequence, stamp: at }
}

/** The calendar file of an e-mail, as an attachment. */
export const calendarPart = (method: 'REQUEST' | 'CANCEL', content: string) => [
  { file_name: 'interview.ics', content_type: `text/calendar; charset=utf-8; method=${method}`, content },
]

/** What a calendar file says about the people. */
export const factsOf = ({ organizer, people }: BookingFacts, { organization }: OrganizationFacts) => ({
  organizationName: organization.name,
  organizer,
  interviewers: people.map(({ name }) => name),
})
