import './tables.ts'
import type { Kysely, Selectable, Updateable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

export type FeedRow = Selectable<Tables['calendar_feeds']>

export const feedOf = (q: Kysely<Tables>, organizationId: string, adminId: string) =>
  q
    .selectFrom('calendar_feeds')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('admin_id', '=', adminId)

/** Writes a person's feed, over an earlier one. */
export const writeFeed = (tx: OrganizationTransaction, adminId: string, names: FeedRow['names'], now: Date) => {
  const fresh = { names, created_at: now, opened_at: null }
  return tx.q
    .insertInto('calendar_feeds')
    .values({ organization_id: tx.organizationId, admin_id: adminId, ...fresh })
    .onConflict(oc => oc.columns(['organization_id', 'admin_id']).doUpdateSet(fresh))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const updateFeed = (
  tx: OrganizationTransaction,
  adminId: string,
  change: Updateable<Tables['calendar_feeds']>,
) =>
  tx.q
    .updateTable('calendar_feeds')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('admin_id', '=', adminId)
    .returningAll()
    .executeTakeFirst()

export const deleteFeed = (tx: OrganizationTransaction, adminId: string) =>
  tx.q
    .deleteFrom('calendar_feeds')
    .where('organization_id', '=', tx.organizationId)
    .where('admin_id', '=', adminId)
    .execute()
