import '../tables.ts'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

type Q = Kysely<Tables>
export type BulkRunRow = Selectable<Tables['bulk_runs']>
export type BulkItemRow = Selectable<Tables['bulk_items']>

export const bulkRunById = (q: Q, organizationId: string, id: string) =>
  q.selectFrom('bulk_runs').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

/** @returns false if the run exists already */
export async function insertBulkRun(
  tx: OrganizationTransaction,
  row: Insertable<Tables['bulk_runs']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.q
    .insertInto('bulk_runs')
    .values(row)
    .onConflict(oc => oc.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const updateBulkRun = (tx: OrganizationTransaction, id: string, change: Updateable<Tables['bulk_runs']>) =>
  tx.q
    .updateTable('bulk_runs')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .execute()

export const insertBulkItems = (tx: OrganizationTransaction, rows: readonly Insertable<Tables['bulk_items']>[]) =>
  tx.q
    .insertInto('bulk_items')
    .values([...rows])
    .execute()

const itemsIn = (tx: OrganizationTransaction, runId: string, state: BulkItemRow['state']) =>
  tx.q
    .selectFrom('bulk_items')
    .selectAll()
    .where('organization_id', '=', tx.organizationId)
    .where('run_id', '=', runId)
    .where('state', '=', state)

/** The next item in a state, locked. Other processes that work on the same run skip it. */
export const nextBulkItem = (tx: OrganizationTransaction, runId: string, state: BulkItemRow['state']) =>
  itemsIn(tx, runId, state).orderBy('position').limit(1).forUpdate().skipLocked().executeTakeFirst()

export const hasBulkItems = (tx: OrganizationTransaction, runId: string, state: BulkItemRow['state']) =>
  itemsIn(tx, runId, state).limit(1).executeTakeFirst()

export const updateBulkItem = (
  tx: OrganizationTransaction,
  { run_id, application_id }: Pick<BulkItemRow, 'run_id' | 'application_id'>,
  change: Updateable<Tables['bulk_items']>,
) =>
  tx.q
    .updateTable('bulk_items')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('run_id', '=', run_id)
    .where('application_id', '=', application_id)
    .execute()

export const countBulkItems = (q: Q, organizationId: string, runId: string) =>
  q
    .selectFrom('bulk_items')
    .select(['state', eb => eb.fn.countAll<number>().as('count')])
    .where('organization_id', '=', organizationId)
    .where('run_id', '=', runId)
    .groupBy('state')

/** Whether an e-mail of a kind to a candidate has been sent since, or is being sent. */
export const emailSentSince = (q: Q, organizationId: string, applicationId: string, templateKey: string, since: Date) =>
  q
    .selectFrom('mail_messages')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('subject_id', '=', applicationId)
    .where('template_key', '=', templateKey)
    .where('created_at', '>=', since)
    .where('state', '!=', 'cancelled')
    .where(eb => eb.or([eb('state', 'not in', ['held', 'waiting']), eb('claimed_at', 'is not', null)]))
    .limit(1)

/** Deletes the reports of runs from before a time, in small steps. */
export const deleteBulkRunsBefore = (tx: OrganizationTransaction, before: Date) =>
  tx.q
    .deleteFrom('bulk_runs')
    .where('organization_id', '=', tx.organizationId)
    .where('id', 'in', eb =>
      eb
        .selectFrom('bulk_runs')
        .select('id')
        .where('organization_id', '=', tx.organizationId)
        .where('created_at', '<', before)
        .limit(sql.lit(20)),
    )
    .execute()
