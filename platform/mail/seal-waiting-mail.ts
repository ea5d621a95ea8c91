import type { Database } from '../db/database.ts'
import { sealContent } from './content.ts'

const BATCH = 100

/**
 * Encrypts messages that were queued before the product encrypted them. A migration cannot do this, because the key is
 * not in the database. Several processes may run it in parallel.
 */
export async function sealWaitingMail(db: Database): Promise<void> {
  for (;;) {
    const sealed = await db.unsafeAcrossOrganizations(async q => {
      const rows = await q.selectFrom('unsealed_mail').selectAll().limit(BATCH).forUpdate().skipLocked().execute()
      for (const { organization_id, id, content } of rows) {
        await q
          .updateTable('mail_messages')
          .set({ sealed: sealContent(db.vault, organization_id, id, content) })
          .where('organization_id', '=', organization_id)
          .where('id', '=', id)
          .where('state', 'in', ['held', 'waiting', 'kept', 'failed'])
          .execute()
        await q
          .deleteFrom('unsealed_mail')
          .where('organization_id', '=', organization_id)
          .where('id', '=', id)
          .execute()
      }
      return rows.length
    })
    if (sealed === 0) return
  }
}
