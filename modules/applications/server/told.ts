import type { Subscription } from '#platform/events/events.ts'
import { toldKind } from '../contract.ts'
import { applicationById, insertTold, updateLastTold } from './queries.ts'

/** Keeps the record of what candidates were told: written when a mail has gone, not when it was meant to. */
export const recordTold: Subscription = {
  by: 'applications.record-told',
  event: 'mail.sent',
  async react({ db }, event) {
    const kind = toldKind.safeParse(event.data.template_key)
    const applicationId = event.subject_id
    const messageId = event.data.message_id
    if (!kind.success || !applicationId || typeof messageId !== 'string') return
    await db.forOrganization(event.organization_id).write(async tx => {
      if (!(await applicationById(tx.q, tx.organizationId, applicationId).executeTakeFirst())) return
      await insertTold(tx, {
        organization_id: tx.organizationId,
        message_id: messageId,
        application_id: applicationId,
        kind: kind.data,
        at: event.at,
      })
      await updateLastTold(tx, applicationId, kind.data, event.at)
    })
  },
}
