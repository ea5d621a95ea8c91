import '../../events.ts'
import '../tables.ts'
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { RunProblem } from '../../policy.ts'

export type RunRow = Selectable<Tables['custom_ai_runs']>
export type RunItemRow = Selectable<Tables['custom_ai_run_items']>

const CHUNK = 1000

export const runById = (q: Kysely<Tables>, organizationId: string, id: string) =>
  q.selectFrom('custom_ai_runs').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

export const lockRun = (tx: OrganizationTransaction, id: string) =>
  runById(tx.q, tx.organizationId, id).forUpdate().executeTakeFirst()

export const newestRun = (q: Kysely<Tables>, organizationId: string, fieldId: string) =>
  q
    .selectFrom('custom_ai_runs')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('field_id', '=', fieldId)
    .orderBy('created_at', 'desc')
    .limit(1)

/** @returns whether it was stored: not if another one of the field is running */
export async function insertRun(
  tx: OrganizationTransaction,
  row: Insertable<Tables['custom_ai_runs']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx.q
    .insertInto('custom_ai_runs')
    .values(row)
    .onConflict(oc => oc.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export async function insertRunItems(
  tx: OrganizationTransaction,
  rows: readonly Insertable<Tables['custom_ai_run_items']>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK)
    await tx.q
      .insertInto('custom_ai_run_items')
      .values(rows.slice(from, from + CHUNK))
      .execute()
}

export const nextItem = (q: Kysely<Tables>, organizationId: string, runId: string) =>
  q
    .selectFrom('custom_ai_run_items')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('run_id', '=', runId)
    .orderBy('position')
    .limit(1)

/** @returns whether the item was there: not if a repeated step has removed it, or the application was deleted */
export async function removeItem(
  tx: OrganizationTransaction,
  { run_id, position }: Pick<RunItemRow, 'run_id' | 'position'>,
): Promise<boolean> {
  const { numDeletedRows } = await tx.q
    .deleteFrom('custom_ai_run_items')
    .where('organization_id', '=', tx.organizationId)
    .where('run_id', '=', run_id)
    .where('position', '=', position)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const countStep = (tx: OrganizationTransaction, id: string, result: 'done' | 'failed', tokens: number) =>
  tx.q
    .updateTable('custom_ai_runs')
    .set(eb => ({ [result]: eb(result, '+', 1), spent_tokens: eb('spent_tokens', '+', tokens) }))
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .execute()

/** Ends a run. What was left of it is not answered. */
export async function endRun(
  tx: OrganizationTransaction,
  id: string,
  end: { readonly state: 'finished' | 'cancelled'; readonly problem?: RunProblem },
  now: Date,
): Promise<void> {
  await tx.q
    .updateTable('custom_ai_runs')
    .set({ ...end, finished_at: now })
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .execute()
  await tx.q
    .deleteFrom('custom_ai_run_items')
    .where('organization_id', '=', tx.organizationId)
    .where('run_id', '=', id)
    .execute()
}
