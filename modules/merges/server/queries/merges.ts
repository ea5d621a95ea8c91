import '../../events.ts'
import '../tables.ts'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

export type MergeRow = Selectable<Tables['merges']>

export const insertMerge = (tx: OrganizationTransaction, row: Insertable<Tables['merges']>) =>
  tx.q.insertInto('merges').values(row).execute()

export const lockMerge = ({ q, organizationId }: OrganizationTransaction, id: string) =>
  q
    .selectFrom('merges')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const updateMerge = (tx: OrganizationTransaction, id: string, change: Updateable<Tables['merges']>) =>
  tx.q.updateTable('merges').set(change).where('organization_id', '=', tx.organizationId).where('id', '=', id).execute()

/** Whether one of the candidates was merged again after a merge. Merges are undone in the opposite order. */
export const hasLaterMerge = async (
  { q, organizationId }: OrganizationTransaction,
  { id, kept_id, merged_id, merged_at }: MergeRow,
): Promise<boolean> =>
  (await q
    .selectFrom('merges')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', '<>', id)
    .where('state', 'in', ['merged', 'settled'])
    .where('merged_at', '>=', merged_at)
    .where(eb => eb.or([eb('kept_id', 'in', [kept_id, merged_id]), eb('merged_id', 'in', [kept_id, merged_id])]))
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Reduces merges to what the audit log needs: nothing of what was moved, and no undo. */
const settled = (tx: OrganizationTransaction, now: Date) =>
  tx.q
    .updateTable('merges')
    .set({ state: 'settled', record: null, ended_at: now })
    .where('organization_id', '=', tx.organizationId)
    .where('state', '=', 'merged')

/** Merges whose time for an undo is over. */
export const settleDue = (tx: OrganizationTransaction, now: Date) =>
  settled(tx, now).where('undo_until', '<=', now).execute()

/** Merges that changed an application which is erased. */
export const settleWith = (tx: OrganizationTransaction, applicationId: string, now: Date) =>
  settled(tx, now)
    .where(sql<boolean>`application_ids @> array[${applicationId}::uuid]`)
    .execute()

/** Merges into a candidate that can be undone, newest first: not those that a later one, which cannot be undone, rests on. */
export const undoableMerges = (q: Kysely<Tables>, organizationId: string, keptId: string, now: Date) =>
  q
    .selectFrom('merges')
    .select(['id', 'merged_id', 'merged_by', 'merged_at', 'undo_until'])
    .where('organization_id', '=', organizationId)
    .where('kept_id', '=', keptId)
    .where('state', '=', 'merged')
    .where('undo_until', '>', now)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('merges as later')
            .select('later.id')
            .whereRef('later.organization_id', '=', 'merges.organization_id')
            .whereRef('later.kept_id', '=', 'merges.kept_id')
            .where('later.state', '=', 'settled')
            .whereRef('later.merged_at', '>=', 'merges.merged_at'),
        ),
      ),
    )
    .orderBy('merged_at', 'desc')
    .limit(10)
