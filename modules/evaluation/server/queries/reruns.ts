import '../tables.ts'
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

export type RerunRow = Selectable<Tables['evaluation_reruns']>
export type RerunItemRow = Selectable<Tables['evaluation_rerun_items']>

const CHUNK = 1000

export const rerunById = (q: Kysely<Tables>, organizationId: string, id: string) =>
  q.selectFrom('evaluation_reruns').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

export const lockRerun = (tx: OrganizationTransaction, id: string) =>
  rerunById(tx.q, tx.organizationId, id).forUpdate().executeTakeFirst()

/** The reruns of a job, newest first. */
export const rerunsOf = (q: Kysely<Tables>, organizationId: string, jobId: string) =>
  q
    .selectFrom('evaluation_reruns')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('job_id', '=', jobId)
    .orderBy('created_at', 'desc')

/** @returns whether it was stored: not if another one of the job is running */
export async function insertRerun(
  tx: OrganizationTransaction,
  row: Insertable<Tables['evaluation_reruns']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx.q
    .insertInto('evaluation_reruns')
    .values(row)
    .onConflict(oc => oc.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export async function insertRerunItems(
  tx: OrganizationTransaction,
  rows: readonly Insertable<Tables['evaluation_rerun_items']>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK)
    await tx.q
      .insertInto('evaluation_rerun_items')
      .values(rows.slice(from, from + CHUNK))
      .execute()
}

/** The evaluation of a rerun that comes next. */
export const nextRerunItem = (q: Kysely<Tables>, organizationId: string, rerunId: string) =>
  q
    .selectFrom('evaluation_rerun_items')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('rerun_id', '=', rerunId)
    .orderBy('position')
    .limit(1)

/** @returns whether the item was there: not if a repeated step has removed it, or the application was deleted */
export async function removeRerunItem(
  tx: OrganizationTransaction,
  { rerun_id, position }: Pick<RerunItemRow, 'rerun_id' | 'position'>,
): Promise<boolean> {
  const { numDeletedRows } = await tx.q
    .deleteFrom('evaluation_rerun_items')
    .where('organization_id', '=', tx.organizationId)
    .where('rerun_id', '=', rerun_id)
    .where('position', '=', position)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const countRerunStep = (tx: OrganizationTransaction, id: string, result: 'done' | 'failed') =>
  tx.q
    .updateTable('evaluation_reruns')
    .set(eb => ({ [result]: eb(result, '+', 1) }))
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .execute()

/** Ends a rerun, and forgets what was left of it. An evaluation that has begun is still made. */
export async function endRerun(
  tx: OrganizationTransaction,
  id: string,
  end: { readonly state: 'finished' | 'cancelled'; readonly problem?: 'budget_spent' },
  now: Date,
): Promise<void> {
  await tx.q
    .updateTable('evaluation_reruns')
    .set({ ...end, finished_at: now })
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .execute()
  await tx.q
    .deleteFrom('evaluation_rerun_items')
    .where('organization_id', '=', tx.organizationId)
    .where('rerun_id', '=', id)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('evaluations as e')
            .select('e.id')
            .whereRef('e.organization_id', '=', 'evaluation_rerun_items.organization_id')
            .whereRef('e.id', '=', 'evaluation_rerun_items.evaluation_id'),
        ),
      ),
    )
    .execute()
}

/** Whether an evaluation that no rerun started is waiting since the given time. */
export const waitingSince = (q: Kysely<Tables>, organizationId: string, since: Date) =>
  q
    .selectFrom('evaluations as e')
    .select('e.id')
    .where('e.organization_id', '=', organizationId)
    .where('e.state', '=', sql.lit('waiting'))
    .where('e.created_at', '>', since)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('evaluation_rerun_items as i')
            .select('i.evaluation_id')
            .whereRef('i.organization_id', '=', 'e.organization_id')
            .whereRef('i.application_id', '=', 'e.application_id')
            .whereRef('i.evaluation_id', '=', 'e.id'),
        ),
      ),
    )
    .limit(1)
