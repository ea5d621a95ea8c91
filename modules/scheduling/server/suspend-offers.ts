import { extendLinks } from '#platform/auth/links.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { offerLinkEnd } from '../policy.ts'
import { planOfferEnd } from './end-offer.task.ts'
import { lockUnanswered, unansweredOffers, updateBooking } from './queries.ts'

/** Links of offers work at least this long while an organization is suspended, to say whom to contact. */
const LINKS_DURING_SUSPENSION_MS = 400 * DAY

/** Stops the time of all offers that nobody answered: they do not end while the organization is suspended. */
export async function stopOffers(tx: OrganizationTransaction, now: Date): Promise<void> {
  for (const { id } of await unansweredOffers(tx.q, tx.organizationId, now).execute())
    await extendLinks(tx, 'booking', id, later(now, LINKS_DURING_SUSPENSION_MS))
}

/**
 * Gives the offers that nobody answered the time back that the suspension took. Offered times that have passed meanwhile cannot be chosen:
 * if none is left, the offer ends now.
 */
export async function resumeOffers(tx: OrganizationTransaction, milliseconds: number, now: Date): Promise<void> {
  const stoppedAt = later(now, -milliseconds)
  for (const { id } of await unansweredOffers(tx.q, tx.organizationId, stoppedAt).execute()) {
    const row = await lockUnanswered(tx.q, tx.organizationId, id).executeTakeFirst()
    if (!row) continue
    const until = later(row.offer_until, milliseconds)
    const resumed = await updateBooking(tx, id, { offer_until: until })
    await extendLinks(tx, 'booking', id, offerLinkEnd(resumed))
    await planOfferEnd(tx, resumed)
  }
}
