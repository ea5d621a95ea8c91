import type { Subscription } from '#platform/events/events.ts'
import { bookingsOf, cancelBooking } from '#modules/scheduling/public.ts'
import { isOpen } from '#modules/scheduling/policy.ts'

/** Cancels offered and booked interviews after a withdrawal, which frees the interviewers' time. */
export const cancelOnWithdrawal: Subscription = {
  by: 'interviews.cancel-on-withdrawal',
  event: 'application.withdrawn',
  async react({ db, clock }, event) {
    const now = clock.now()
    await db.forOrganization(event.organization_id).write(async tx => {
      const bookings = await bookingsOf(tx.q, tx.organizationId, event.subject_id!).forUpdate().execute()
      const ahead = bookings.filter(({ state, start_at }) => isOpen(state) && (start_at === null || start_at > now))
      for (const booking of ahead) {
        const cause = event.actor_id
          ? ({ kind: 'candidate', id: event.actor_id } as const)
          : ({ kind: 'system' } as const)
        await cancelBooking(tx, booking, { reason: '', cause }, now)
      }
    })
  },
}
