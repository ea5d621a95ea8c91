import '../events.ts'
import './tables.ts'
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { Database } from '#platform/db/database.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

export type DataExportRow = Selectable<Tables['data_exports']>

const exportsOf = (q: Kysely<Tables>, organizationId: string) =>
  q.selectFrom('data_exports').selectAll().where('organization_id', '=', organizationId)

export const newestExport = (q: Kysely<Tables>, organizationId: string) =>
  exportsOf(q, organizationId).orderBy('asked_at', 'desc').orderBy('id', 'desc').limit(1)

export const runningExport = (q: Kysely<Tables>, organizationId: string) =>
  exportsOf(q, organizationId).where('state', '=', 'running')

export const exportById = (q: Kysely<Tables>, organizationId: string, id: string) =>
  exportsOf(q, organizationId).where('id', '=', id)

/** @returns whether none was running */
export async function insertExport(tx: OrganizationTransaction, row: Insertable<Tables['data_exports']>) {
  const { numInsertedOrUpdatedRows } = await tx.q
    .insertInto('data_exports')
    .values(row)
    .onConflict(oc => oc.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Changes an export that is being written. @returns whether it still is */
export async function updateRunning(
  tx: OrganizationTransaction,
  id: string,
  change: Updateable<Tables['data_exports']>,
) {
  const { numUpdatedRows } = await tx.q
    .updateTable('data_exports')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes the other exports of the organization that are not being written. @returns the keys of their files */
export async function deleteOtherExports(tx: OrganizationTransaction, id: string): Promise<string[]> {
  const deleted = await tx.q
    .deleteFrom('data_exports')
    .where('organization_id', '=', tx.organizationId)
    .where('id', '!=', id)
    .where('state', '!=', 'running')
    .returning('file_key')
    .execute()
  return deleted.flatMap(({ file_key }) => file_key ?? [])
}

export const deleteExport = (tx: OrganizationTransaction, id: string) =>
  tx.q.deleteFrom('data_exports').where('organization_id', '=', tx.organizationId).where('id', '=', id).execute()

/** Exports whose time is over, over all organizations: finished ones by their own date, others by when they were asked for. */
export const endedExports = (db: Database, now: Date, askedBefore: Date, limit: number) =>
  db.unsafeAcrossOrganizations(q =>
    q
      .selectFrom('data_exports')
      .select(['organization_id', 'id', 'file_key'])
      .where(eb =>
        eb.or([eb('expires_at', '<=', now), eb.and([eb('state', '=', 'failed'), eb('asked_at', '<', askedBefore)])]),
      )
      .orderBy('organization_id')
      .orderBy('id')
      .limit(limit)
      .execute(),
  )
