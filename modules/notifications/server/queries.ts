import '../events.ts'
import './tables.ts'
import { type Insertable, type Kysely, sql } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { EmailChoice, NotificationKind } from '../policy.ts'

/** Adds notifications, each once. @returns those that are new */
export const insertNotifications = (
  tx: OrganizationTransaction,
  rows: readonly Insertable<Tables['notifications']>[],
) =>
  tx.q
    .insertInto('notifications')
    .values([...rows])
    .onConflict(oc => oc.doNothing())
    .returning(['id', 'admin_id', 'in_digest'])
    .execute()

export async function markRead(
  tx: OrganizationTransaction,
  adminId: string,
  ids: readonly string[] | undefined,
  now: Date,
): Promise<void> {
  let query = tx.q
    .updateTable('notifications')
    // Who has read it needs no e-mail about it.
    .set({ read_at: now, in_digest: false })
    .where('organization_id', '=', tx.organizationId)
    .where('admin_id', '=', adminId)
    .where('read_at', 'is', null)
  if (ids) query = query.where('id', '=', sql<string>`any(${ids})`)
  await query.execute()
}

export const preferencesOf = (q: Kysely<Tables>, organizationId: string, adminIds: readonly string[]) =>
  q
    .selectFrom('notification_preferences')
    .select(['admin_id', 'kind', 'email'])
    .where('organization_id', '=', organizationId)
    .where('admin_id', '=', sql<string>`any(${adminIds})`)

export const savePreferences = (
  tx: OrganizationTransaction,
  adminId: string,
  choices: readonly { kind: NotificationKind; email: EmailChoice }[],
) =>
  tx.q
    .insertInto('notification_preferences')
    .values(choices.map(choice => ({ organization_id: tx.organizationId, admin_id: adminId, ...choice })))
    .onConflict(oc =>
      oc.columns(['organization_id', 'admin_id', 'kind']).doUpdateSet(eb => ({ email: eb.ref('excluded.email') })),
    )
    .execute()

/** Takes what waits for somebody's daily e-mail, so that it is sent once. */
export const takeDigest = (tx: OrganizationTransaction, adminId: string) =>
  tx.q
    .updateTable('notifications')
    .set({ in_digest: false })
    .where('organization_id', '=', tx.organizationId)
    .where('admin_id', '=', adminId)
    .where('in_digest', '=', true)
    .returning(['id', 'at'])
    .execute()

export const deleteOlder = (tx: OrganizationTransaction, before: Date) =>
  tx.q.deleteFrom('notifications').where('organization_id', '=', tx.organizationId).where('at', '<', before).execute()
