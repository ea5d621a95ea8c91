import type { Subscription } from '#platform/events/events.ts'
import { bookingsOf, cancelBooking, lockTogether } from '#modules/scheduling/public.ts'
import { isOpen } from '#modules/scheduling/policy.ts'

/** Cancels offered and booked interviews after a withdrawal, which frees the interviewers' time. */
export const cancelOnWithdrawal: Subscription = {
  by: 'interviews.cancel-on-withdrawal',
  event: 'application.withdrawn',
  async react({ db, clock }, event) {
    const now = clock.now()
    await db.forOrganization(event.organization_id).write(async tx => {
      const cause = event.actor_id
        ? ({ kind: 'candidate', id: event.actor_id } as const)
        : ({ kind: 'system' } as const)
      for (const { id } of await bookingsOf(tx.q, tx.organizationId, event.subject_id!).execute()) {
        const found = await lockTogether(tx.q, tx.organizationId, id)
        if (!found) continue
        const { state, start_at } = found.booking
        if (isOpen(state) && (start_at === null || start_at > now))
          await cancelBooking(tx, found, { reason: '', cause }, now)
      }
    })
  },
}
