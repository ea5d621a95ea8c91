import type { Subscription } from '#platform/events/events.ts'
import { isOpenOffer } from '../policy.ts'
import { deleteFiles, deleteOffersOf, deleteOpenApprovals, filesOf, offersOf, updateOffer } from './queries.ts'

/** A candidate who withdraws takes the open offer with them. They know it, so nobody e-mails them. */
export const cancelOnWithdrawal: Subscription = {
  by: 'offers.cancel-on-withdrawal',
  event: 'application.withdrawn',
  async react({ db, clock }, event) {
    const now = clock.now()
    await db.forOrganization(event.organization_id).write(async tx => {
      const offers = await offersOf(tx.q, tx.organizationId, event.subject_id!).forUpdate().execute()
      for (const { id } of offers.filter(({ state }) => isOpenOffer(state))) {
        await deleteOpenApprovals(tx, id)
        await updateOffer(tx, id, {
          state: 'cancelled',
          cancelled_by: 'candidate',
          cancelled_at: now,
          updated_at: now,
        })
      }
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
