import '#modules/team/events.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Subscription } from '#platform/events/events.ts'
import { erasePractice } from '#modules/applications/public.ts'
import { deletePractice, deletePracticesOf } from './queries.ts'

/** Deletes a practice interview of a person. @throws 404 */
export async function removePractice(tx: OrganizationTransaction, adminId: string, id: string): Promise<void> {
  const removed = await deletePractice(tx, adminId, id)
  if (!removed) throw notFound()
  await erasePractice(tx, removed.application_id)
}

/** Practice interviews go with the person who took them. */
export const removeWithAdmin: Subscription = {
  by: 'practice.remove-with-admin',
  event: 'admin.removed',
  async react({ db }, event) {
    await db.forOrganization(event.organization_id).write(async tx => {
      for (const { application_id } of await deletePracticesOf(tx, event.subject_id!))
        await erasePractice(tx, application_id)
    })
  },
}
