import { z } from 'zod'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { task } from '#platform/tasks/tasks.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import { isOfferOver, offerEnd } from '../policy.ts'
import { lockTogether } from './plan.ts'
import { type BookingRow, updateBooking } from './queries.ts'

/** Plans the end of an offer, in place of that of an earlier one. */
export const planOfferEnd = (tx: OrganizationTransaction, first: BookingRow): Promise<void> =>
  tx.task('scheduling.end-offer', { booking_id: first.id }, { key: `offer-end:${first.id}`, runAt: offerEnd(first) })

/**
 * When nothing of an offer can be chosen any more, the organizer has to offer other times. While the organization is suspended nobody can,
 * so its end is planned again when it is restored.
 */
export const endOffer = task({
  name: 'scheduling.end-offer',
  payload: z.object({ organization_id: z.string(), booking_id: z.string() }),
  async run({ db, clock }, { organization_id, booking_id }) {
    const org = db.forOrganization(organization_id)
    const { organization } = await readOrganization(org)
    if (organization.status !== 'active') return
    await org.write(async tx => {
      const found = await lockTogether(tx.q, organization_id, booking_id)
      const now = clock.now()
      if (found?.first.state !== 'waiting_on_candidate') return
      // The queue's clock was ahead of the server's.
      if (!isOfferOver(found.first, now)) return planOfferEnd(tx, found.first)
      for (const { id } of found.rows) await updateBooking(tx, id, { state: 'needs_scheduling', updated_at: now })
      await tx.emit('booking.times_passed', found.first.subject_id, { booking_id }, { kind: 'system' })
    })
  },
})
