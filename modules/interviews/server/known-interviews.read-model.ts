import type { Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'

// Reads across modules: the event log of an application's bookings.

const NOTICES = {
  'booking.proposed': 'interview_proposed',
  'booking.booked': 'interview_booked',
  'booking.moved': 'interview_moved',
  'booking.cancelled': 'interview_cancelled',
} as const

export type BookingEventName = keyof typeof NOTICES

/** The e-mail that informs the candidate about such an event. */
export const noticeOf = (name: BookingEventName) => NOTICES[name]

/** Events of an application's bookings that candidates are informed about, oldest first. */
export const bookingEvents = (q: Kysely<Tables>, organizationId: string, applicationId: string) =>
  q
    .selectFrom('events')
    .select(['id', 'name', 'actor_kind', 'data', 'at'])
    .where('organization_id', '=', organizationId)
    .where('subject_id', '=', applicationId)
    .where('name', 'in', Object.keys(NOTICES) as BookingEventName[])
    .orderBy('at')
    .orderBy('id')
    .limit(500)
