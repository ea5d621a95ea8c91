import { z } from 'zod'
import { task } from '#platform/tasks/tasks.ts'
import { bookingById, updateBooking } from './queries.ts'

/** After its end an interview waits for its outcome, unless it has been recorded already. */
export const askForFeedback = task({
  name: 'scheduling.ask-for-feedback',
  payload: z.object({ organization_id: z.string(), booking_id: z.string() }),
  async run({ db, clock }, { organization_id, booking_id }) {
    await db.forOrganization(organization_id).write(async tx => {
      const booking = await bookingById(tx.q, organization_id, booking_id).forUpdate().executeTakeFirst()
      const now = clock.now()
      if (booking?.state !== 'booked' || !booking.end_at || booking.end_at > now) return
      await updateBooking(tx, booking_id, { state: 'waiting_on_feedback', updated_at: now })
      const data = { booking_id, from_state: 'booked', state: 'waiting_on_feedback' } as const
      await tx.emit('booking.state_set', booking.subject_id, data, { kind: 'system' })
    })
  },
})
