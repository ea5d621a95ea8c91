import './tables.ts'
import type { Insertable, Kysely, Updateable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

export const sampleDataOf = (q: Kysely<Tables>, organizationId: string) =>
  q.selectFrom('sample_data').selectAll().where('organization_id', '=', organizationId)

/** @returns whether there was none */
export async function insertSampleData(tx: OrganizationTransaction, row: Insertable<Tables['sample_data']>) {
  const { numInsertedOrUpdatedRows } = await tx.q
    .insertInto('sample_data')
    .values(row)
    .onConflict(oc => oc.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const updateSampleData = (tx: OrganizationTransaction, change: Updateable<Tables['sample_data']>) =>
  tx.q.updateTable('sample_data').set(change).where('organization_id', '=', tx.organizationId).execute()

export const deleteSampleData = (tx: OrganizationTransaction) =>
  tx.q.deleteFrom('sample_data').where('organization_id', '=', tx.organizationId).execute()
