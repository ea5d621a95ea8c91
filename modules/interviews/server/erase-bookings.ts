import type { Subscription } from '#platform/events/events.ts'
import { eraseTasksAbout } from '#platform/tasks/erase-tasks.ts'
import { bookingsOf, deleteBookingsOf } from '#modules/scheduling/public.ts'

/** Bookings have no foreign key to their subject, so they are erased when it is. */
export const eraseBookings: Subscription = {
  by: 'interviews.erase-bookings',
  event: 'application.erasing',
  async react({ db }, event) {
    const org = db.forOrganization(event.organization_id)
    const [bookings] = await org.read(q => [bookingsOf(q, org.organizationId, event.subject_id!)])
    await org.write(tx => deleteBookingsOf(tx, event.subject_id!))
    await eraseTasksAbout(
      db,
      bookings.map(({ id }) => id),
    )
  },
}
