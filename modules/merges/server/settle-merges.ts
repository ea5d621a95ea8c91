import { forEachOrganization } from '#modules/organizations/public.ts'
import type { Subscription } from '#platform/events/events.ts'
import { settleDue, settleWith } from './queries/merges.ts'

/** Deletes what merges store for an undo when its time is over. */
export const settleMerges = forEachOrganization({
  name: 'merges.settle',
  when: '35 * * * *',
  async run({ db, clock }, organizationId) {
    await db.forOrganization(organizationId).write(tx => settleDue(tx, clock.now()))
  },
})

/** An application that is erased takes what merges store about it with it: they cannot be undone any more. */
export const settleOnErasure: Subscription = {
  by: 'merges.settle-on-erasure',
  event: 'application.erasing',
  async react({ db, clock }, { organization_id, subject_id }) {
    if (subject_id) await db.forOrganization(organization_id).write(tx => settleWith(tx, subject_id, clock.now()))
  },
}
