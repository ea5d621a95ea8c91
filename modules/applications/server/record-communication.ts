import type { Subscription } from '#platform/events/events.ts'
import { communicationKind } from '../contract.ts'
import { applicationById, insertCommunication, updateLastCommunication } from './queries.ts'

/** Records the messages sent to candidates: when an e-mail was sent, not when it was scheduled. */
export const recordCommunication: Subscription = {
  by: 'applications.record-communication',
  event: 'mail.sent',
  async react({ db }, event) {
    const kind = communicationKind.safeParse(event.data.template_key)
    const applicationId = event.subject_id
    const messageId = event.data.message_id
    if (!kind.success || !applicationId || typeof messageId !== 'string') return
    await db.forOrganization(event.organization_id).write(async tx => {
      if (!(await applicationById(tx.q, tx.organizationId, applicationId).executeTakeFirst())) return
      await insertCommunication(tx, {
        organization_id: tx.organizationId,
        message_id: messageId,
        application_id: applicationId,
        kind: kind.data,
        at: event.at,
      })
      await updateLastCommunication(tx, applicationId, kind.data, event.at)
    })
  },
}
