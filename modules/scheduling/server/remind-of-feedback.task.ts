import { z } from 'zod'
import { DAY, later } from '#platform/clock/clock.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { task } from '#platform/tasks/tasks.ts'
import { bookingById, type BookingRow } from './queries.ts'

/** When interviewers are reminded of their feedback, in days after the end of the interview. */
const REMINDERS = [1, 3] as const

/** Plans the reminders of a booked time, in place of those of an earlier one. */
export async function planReminders(tx: OrganizationTransaction, { id, end_at }: BookingRow): Promise<void> {
  for (const days of REMINDERS) {
    await tx.task(
      'scheduling.remind-of-feedback',
      { booking_id: id, days },
      { key: `feedback-reminder:${days}:${id}`, runAt: later(end_at!, days * DAY) },
    )
  }
}

/** Reminds of the feedback about an interview that took place. Who still owes it is known above this module. */
export const remindOfFeedback = task({
  name: 'scheduling.remind-of-feedback',
  payload: z.object({ organization_id: z.string(), booking_id: z.string(), days: z.number() }),
  async run({ db, clock }, { organization_id, booking_id, days }) {
    await db.forOrganization(organization_id).write(async tx => {
      const booking = await bookingById(tx.q, organization_id, booking_id).executeTakeFirst()
      if (booking?.state !== 'waiting_on_feedback' && booking?.state !== 'complete') return
      if (!booking.end_at || later(booking.end_at, days * DAY) > clock.now()) return
      await tx.emit('booking.feedback_overdue', booking.subject_id, { booking_id, days }, { kind: 'system' })
    })
  },
})
