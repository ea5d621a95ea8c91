import { lockApplication } from '#modules/applications/public.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Subscription } from '#platform/events/events.ts'
import { isOpenOffer } from '../policy.ts'
import { deleteFiles, deleteOffersOf, deleteOpenApprovals, filesOf, offersOf, updateOffer } from './queries.ts'

/**
 * Cancels what is open or was accepted without an e-mail of its own, because the candidate knows it from another one or did it themselves.
 * If the application goes on later, it can get another offer.
 */
async function endOffersOf(
  tx: OrganizationTransaction,
  applicationId: string,
  { cancelled_by, since }: { cancelled_by: 'admin' | 'candidate'; since: string },
  now: Date,
): Promise<void> {
  // Nothing that was offered since the event, which IDs tell: a reaction can be late, and the application may go on.
  const offers = await offersOf(tx.q, tx.organizationId, applicationId).where('id', '<', since).forUpdate().execute()
  for (const { id } of offers.filter(({ state }) => isOpenOffer(state) || state === 'accepted')) {
    await deleteOpenApprovals(tx, id)
    await updateOffer(tx, id, { state: 'cancelled', cancelled_by, cancelled_at: now, updated_at: now })
  }
}

/** A candidate who withdraws takes the offer with them, also one that they accepted. */
export const cancelOnWithdrawal: Subscription = {
  by: 'offers.cancel-on-withdrawal',
  event: 'application.withdrawn',
  async react({ db, clock }, event) {
    await db
      .forOrganization(event.organization_id)
      .write(tx => endOffersOf(tx, event.subject_id!, { cancelled_by: 'candidate', since: event.id }, clock.now()))
  },
}

/** An offer ends with the e-mail about a rejection, not with the decision, which can be undone until then. */
export const cancelOnRejectionEmail: Subscription = {
  by: 'offers.cancel-on-rejection-email',
  event: 'mail.sent',
  async react({ db, clock }, event) {
    const applicationId = event.subject_id
    if (event.data.template_key !== 'rejected' || !applicationId) return
    await db.forOrganization(event.organization_id).write(async tx => {
      const application = await lockApplication(tx, applicationId)
      if (application?.outcome === 'rejected')
        await endOffersOf(tx, applicationId, { cancelled_by: 'admin', since: event.id }, clock.now())
    })
  },
}

/** Deletes the offers of an application that is erased, with their files, which no foreign key covers. */
export const eraseOffers: Subscription = {
  by: 'offers.erase',
  event: 'application.erasing',
  async react({ db, files }, event) {
    const org = db.forOrganization(event.organization_id)
    const [stored] = await org.read(q => [filesOf(q, org.organizationId, event.subject_id!)])
    for (const { file_key } of stored) await files.remove(file_key)
    await org.write(async tx => {
      await deleteFiles(
        tx,
        stored.map(({ id }) => id),
      )
      await deleteOffersOf(tx, event.subject_id!)
    })
  },
}
