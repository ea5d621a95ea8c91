import type { Subscription } from '#platform/events/events.ts'
import { type CommunicationKind, communicationKind } from '../contract.ts'
import { applicationById, insertCommunication, markResponded, updateLastCommunication } from './queries.ts'

/** Messages that are sent automatically, and say nothing about what happens next. */
const RECEIPTS: readonly CommunicationKind[] = [
  'application_received',
  'application_imported',
  'interview_received',
  'interview_reminder',
  'withdrawn_confirmed',
  'accommodation_requested',
]

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
      if (!RECEIPTS.includes(kind.data)) await markResponded(tx, applicationId, event.at)
    })
  },
}
