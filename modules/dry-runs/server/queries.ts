import './tables.ts'
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'
import { CANDIDATES, type CandidateKind } from '../policy.ts'
import type { DryRunProblem } from './tables.ts'

export type DryRunRow = Selectable<Tables['dry_runs']>
export type CandidateRow = Selectable<Tables['dry_run_candidates']>

/** So many dry runs of a flow are stored, the newest. */
const KEPT = 5

export const runById = (q: Kysely<Tables>, organizationId: string, id: string) =>
  q.selectFrom('dry_runs').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

export const lockRun = (tx: OrganizationTransaction, id: string) =>
  runById(tx.q, tx.organizationId, id).forUpdate().executeTakeFirst()

const runsOf = (q: Kysely<Tables>, organizationId: string, flowId: string) =>
  q
    .selectFrom('dry_runs')
    .where('organization_id', '=', organizationId)
    .where('flow_id', '=', flowId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')

export const newestRun = (q: Kysely<Tables>, organizationId: string, flowId: string) =>
  runsOf(q, organizationId, flowId).selectAll().limit(1)

export const candidatesOf = (q: Kysely<Tables>, organizationId: string, runId: string) =>
  q
    .selectFrom('dry_run_candidates')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('run_id', '=', runId)
    .orderBy('position')

/** The candidates of the newest run of a flow. */
export const newestCandidates = (q: Kysely<Tables>, organizationId: string, flowId: string) =>
  q
    .selectFrom('dry_run_candidates')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('run_id', 'in', runsOf(q, organizationId, flowId).select('id').limit(1))
    .orderBy('position')

export const candidateOf = (q: Kysely<Tables>, organizationId: string, runId: string, kind: CandidateKind) =>
  candidatesOf(q, organizationId, runId).where('kind', '=', kind)

/** @returns whether it was stored: not if another one of the flow is running */
export async function insertRun(tx: OrganizationTransaction, row: Insertable<Tables['dry_runs']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx.q
    .insertInto('dry_runs')
    .values(row)
    .onConflict(oc => oc.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export async function insertCandidates(tx: OrganizationTransaction, runId: string): Promise<void> {
  await tx.q
    .insertInto('dry_run_candidates')
    .values(
      CANDIDATES.map((kind, position) => ({
        organization_id: tx.organizationId,
        run_id: runId,
        kind,
        position,
        state: 'waiting',
      })),
    )
    .execute()
}

export async function deleteOldRuns(tx: OrganizationTransaction, flowId: string): Promise<void> {
  await tx.q
    .deleteFrom('dry_runs')
    .where('organization_id', '=', tx.organizationId)
    .where('flow_id', '=', flowId)
    .where('id', 'in', runsOf(tx.q, tx.organizationId, flowId).select('id').offset(KEPT))
    .execute()
}

export async function updateCandidate(
  tx: OrganizationTransaction,
  { run_id, kind }: Pick<CandidateRow, 'run_id' | 'kind'>,
  changes: Updateable<Tables['dry_run_candidates']>,
): Promise<void> {
  await tx.q
    .updateTable('dry_run_candidates')
    .set(changes)
    .where('organization_id', '=', tx.organizationId)
    .where('run_id', '=', run_id)
    .where('kind', '=', kind)
    .execute()
}

export async function endRun(
  tx: OrganizationTransaction,
  id: string,
  end: { readonly state: 'finished' | 'cancelled'; readonly problem?: DryRunProblem },
  now: Date,
): Promise<void> {
  await tx.q
    .updateTable('dry_runs')
    .set({ ...end, finished_at: now })
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}
