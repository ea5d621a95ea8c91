import '../events.ts'
import './tables.ts'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { ImportItemState } from '../contract.ts'

export type ImportRow = Selectable<Tables['imports']>
export type ItemRow = Selectable<Tables['import_items']>

export const importById = (q: Kysely<Tables>, organizationId: string, id: string) =>
  q.selectFrom('imports').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

/** Locks an import until the transaction ends. Its items are locked after it, never before. */
export const lockImport = (tx: OrganizationTransaction, id: string) =>
  importById(tx.q, tx.organizationId, id).forUpdate().executeTakeFirst()

export const insertImport = (tx: OrganizationTransaction, row: Insertable<Tables['imports']>) =>
  tx.q.insertInto('imports').values(row).execute()

export const updateImport = (tx: OrganizationTransaction, id: string, change: Updateable<Tables['imports']>) =>
  tx.q
    .updateTable('imports')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .execute()

/** Uploads that nobody continued. */
export const abandonedUploads = (q: Kysely<Tables>, organizationId: string, before: Date) =>
  q
    .selectFrom('imports')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('state', '=', 'uploading')
    .where('changed_at', '<', before)

export const countItems = (q: Kysely<Tables>, organizationId: string, importId: string) =>
  q
    .selectFrom('import_items')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('import_id', '=', importId)

export const itemById = (q: Kysely<Tables>, organizationId: string, importId: string, id: string) =>
  q
    .selectFrom('import_items')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('import_id', '=', importId)
    .where('id', '=', id)

/** Adds files, each once. @returns those that are new */
export const insertItems = (tx: OrganizationTransaction, rows: readonly Insertable<Tables['import_items']>[]) =>
  tx.q
    .insertInto('import_items')
    .values([...rows])
    .onConflict(oc => oc.columns(['organization_id', 'import_id', 'sha256', 'file_name']).doNothing())
    .returning('id')
    .execute()

export const updateItem = (tx: OrganizationTransaction, id: string, change: Updateable<Tables['import_items']>) =>
  tx.q
    .updateTable('import_items')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .execute()

/** The next file to read: one that a process left behind when it died, or one that waits. */
export const nextItem = (tx: OrganizationTransaction, importId: string, abandonedBefore: Date) =>
  tx.q
    .selectFrom('import_items')
    .selectAll()
    .where('organization_id', '=', tx.organizationId)
    .where('import_id', '=', importId)
    .where(eb =>
      eb.or([
        eb('state', '=', 'waiting'),
        eb.and([eb('state', '=', 'reading'), eb('reading_since', '<', abandonedBefore)]),
      ]),
    )
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** Whether an import has files in one of the states. */
export const hasItems = async (
  tx: OrganizationTransaction,
  importId: string,
  states: readonly ImportItemState[],
): Promise<boolean> =>
  (await tx.q
    .selectFrom('import_items')
    .select('id')
    .where('organization_id', '=', tx.organizationId)
    .where('import_id', '=', importId)
    .where('state', 'in', [...states])
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Cancels the files that were not read. */
export const cancelItems = (tx: OrganizationTransaction, importId: string, now: Date) =>
  tx.q
    .updateTable('import_items')
    .set({ state: 'cancelled', changed_at: now })
    .where('organization_id', '=', tx.organizationId)
    .where('import_id', '=', importId)
    .where('state', '=', 'waiting')
    .execute()

/** Files to delete: cancelled ones at once, discarded ones after a while, all others that were not imported much later. */
export const filesToDelete = (
  q: Kysely<Tables>,
  organizationId: string,
  { discardedBefore, before, limit }: { discardedBefore: Date; before: Date; limit: number },
) =>
  q
    .selectFrom('import_items')
    .select(['id', 'file_key'])
    .where('organization_id', '=', organizationId)
    .where('file_key', 'is not', null)
    .where(eb =>
      eb.or([
        eb('state', '=', 'cancelled'),
        eb.and([eb('state', '=', 'discarded'), eb('changed_at', '<', discardedBefore)]),
        eb('changed_at', '<', before),
      ]),
    )
    .limit(limit)

/** Deletes what items tell about a file. Those that nobody decided about are discarded with it. */
export const forgetFiles = (tx: OrganizationTransaction, ids: readonly string[]) =>
  tx.q
    .updateTable('import_items')
    .set(eb => ({
      file_key: null,
      file_name: null,
      state: eb
        .case()
        .when('state', '=', 'cancelled')
        .then(eb.ref('state'))
        .else('discarded' as const)
        .end(),
    }))
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()

export const importsOf = (q: Kysely<Tables>, organizationId: string) =>
  q.selectFrom('imports').select('id').where('organization_id', '=', organizationId)

/** The files of an import, all or those in one state. */
export function itemsOf(q: Kysely<Tables>, organizationId: string, importId: string, state?: ImportItemState) {
  const query = q
    .selectFrom('import_items')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('import_id', '=', importId)
  return state ? query.where('state', '=', state) : query
}
