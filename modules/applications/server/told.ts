import type { Subscription } from '#platform/events/events.ts'
import { toldKind } from '../contract.ts'
import './tables.ts'

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
      const application = await tx.q
        .selectFrom('applications')
        .select('id')
        .where('organization_id', '=', tx.organizationId)
        .where('id', '=', applicationId)
        .executeTakeFirst()
      if (!application) return
      await tx.q
        .insertInto('told')
        .values({
          organization_id: tx.organizationId,
          message_id: messageId,
          application_id: applicationId,
          kind: kind.data,
          at: event.at,
        })
        .onConflict(oc => oc.doNothing())
        .execute()
      await tx.q
        .updateTable('applications')
        .set({ last_told: kind.data, last_told_at: event.at })
        .where('organization_id', '=', tx.organizationId)
        .where('id', '=', applicationId)
        .where(eb => eb.or([eb('last_told_at', 'is', null), eb('last_told_at', '<=', event.at)]))
        .execute()
    })
  },
}
