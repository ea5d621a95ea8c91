import '../tables.ts'
import { type Kysely, sql, type Updateable } from 'kysely'
import { restoreRows } from '#platform/db/move-rows.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json, type Tables } from '#platform/db/tables.ts'

/** A row as the database has it, for putting it back. */
export type StoredRow = Readonly<Record<string, unknown>>

type Mergeable = 'candidates' | 'applications'

/** Locks candidates with their applications, always in the same order. */
export async function lockPeople({ q, organizationId }: OrganizationTransaction, candidateIds: readonly string[]) {
  const candidates = await q
    .selectFrom('candidates')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', sql<string>`any(${candidateIds})`)
    .orderBy('id')
    .forUpdate()
    .execute()
  const applications = await q
    .selectFrom('applications')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('candidate_id', '=', sql<string>`any(${candidateIds})`)
    .orderBy('id')
    .forUpdate()
    .execute()
  return { candidates, applications }
}

/** The same without locks. */
export const applicationsOfPeople = (q: Kysely<Tables>, organizationId: string, candidateIds: readonly string[]) =>
  q
    .selectFrom('applications')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('candidate_id', '=', sql<string>`any(${candidateIds})`)
    .orderBy('id')

/** Keeps the figures of the past as they are until the transaction ends. */
export const keepFigures = ({ q }: OrganizationTransaction) =>
  sql`select set_config('app.merging', 'on', true)`.execute(q)

export async function storedRow(
  { q, organizationId }: OrganizationTransaction,
  table: Mergeable,
  id: string,
): Promise<StoredRow | null> {
  const { rows } = await sql<{ row: StoredRow }>`select to_jsonb(r) as row from ${sql.table(table)} r
    where r.organization_id = ${organizationId} and r.id = ${id}`.execute(q)
  return rows[0]?.row ?? null
}

/** Takes out the row of an application whose content was moved to another one. @returns the row */
export async function takeOutApplication(
  { q, organizationId }: OrganizationTransaction,
  id: string,
): Promise<StoredRow> {
  const { rows } = await sql<{ row: StoredRow }>`delete from applications a
    where a.organization_id = ${organizationId} and a.id = ${id} returning to_jsonb(a) as row`.execute(q)
  return rows[0]!.row
}

export const putBackApplication = (tx: OrganizationTransaction, row: StoredRow) =>
  restoreRows(tx, 'applications', [row])

/** Sets columns to stored values. */
export const writeStored = (
  { q, organizationId }: OrganizationTransaction,
  table: Mergeable,
  id: string,
  values: StoredRow,
) => {
  const columns = Object.keys(values)
  if (columns.length === 0) return Promise.resolve()
  const list = sql.join(columns.map(column => sql.ref(column)))
  return sql`update ${sql.table(table)} set (${list}) = (
      select ${list} from jsonb_populate_record(null::${sql.table(table)}, ${json(values)}::jsonb))
    where organization_id = ${organizationId} and id = ${id}`.execute(q)
}

export const updateCandidate = (tx: OrganizationTransaction, id: string, change: Updateable<Tables['candidates']>) =>
  tx.q
    .updateTable('candidates')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .execute()
