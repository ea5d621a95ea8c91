import { forEachOrganization } from '#modules/organizations/public.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Services } from '#platform/services.ts'
import { REMINDER_DAYS } from '../contract.ts'
import { lockOffer, requireAction } from './change-offer.ts'
import { deleteFiles, offersEnding, unusedFiles, updateOffer } from './queries.ts'

/** More than an organization's offers that end within three days. */
const BATCH = 1000
const bySystem = { kind: 'system' } as const

interface Place {
  readonly id: string
  readonly application_id: string
}

/** Expires an offer whose time is over, unless it was answered or extended in the meantime. */
async function expire(tx: OrganizationTransaction, { id, application_id }: Place, now: Date): Promise<void> {
  const locked = await lockOffer(tx, application_id, id)
  const { state, expires_at, version } = locked.offer
  if (state !== 'sent' || expires_at! > now) return
  await updateOffer(tx, id, { state: requireAction(locked, 'expire'), updated_at: now })
  await tx.emit('offer.expired', application_id, { offer_id: id, version }, bySystem)
}

/** Announces the end of an offer's time, once. An offer that was sent for a few days only is not announced on its first day. */
async function remind(tx: OrganizationTransaction, { id, application_id }: Place, now: Date): Promise<void> {
  const { offer, application } = await lockOffer(tx, application_id, id)
  if (offer.state !== 'sent' || offer.reminded_at || application.outcome !== 'active') return
  if (offer.expires_at! <= now || later(offer.sent_at!, DAY) > now) return
  await updateOffer(tx, id, { reminded_at: now })
  await tx.emit('offer.reminder_due', application_id, { offer_id: id, version: offer.version }, bySystem)
}

/**
 * Deletes files that were uploaded for an offer and not attached to one within a day. Their rows are locked, so that nobody
 * attaches them meanwhile, and deleted last: without them the files could not be found again.
 */
const deleteUnused = ({ db, files, clock }: Services, organizationId: string) =>
  db.forOrganization(organizationId).write(async tx => {
    const yesterday = later(clock.now(), -DAY)
    const unused = await unusedFiles(tx.q, organizationId, yesterday, BATCH).forUpdate().skipLocked().execute()
    for (const { file_key } of unused) await files.remove(file_key)
    await deleteFiles(
      tx,
      unused.map(({ id }) => id),
    )
  })

/** Every hour: expires offers whose last day is over, and announces the ones that end within three days. */
export const endOffers = forEachOrganization({
  name: 'offers.end',
  when: '5 * * * *',
  async run(services, organizationId) {
    const now = services.clock.now()
    const org = services.db.forOrganization(organizationId)
    const [due] = await org.read(q => [
      offersEnding(q, organizationId, { now, soon: later(now, REMINDER_DAYS * DAY) }, BATCH),
    ])
    for (const one of due) await org.write(tx => (one.expires_at! <= now ? expire : remind)(tx, one, now))
    await deleteUnused(services, organizationId)
  },
})
