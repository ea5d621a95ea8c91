import type { Subscription } from '#platform/events/events.ts'
import { forgetSubject } from '#modules/scheduling/public.ts'

/** Bookings know their subject by an id alone: they go when it does. */
export const eraseBookings: Subscription = {
  by: 'interviews.erase-bookings',
  event: 'application.erasing',
  react: ({ db }, event) => db.forOrganization(event.organization_id).write(tx => forgetSubject(tx, event.subject_id!)),
}
