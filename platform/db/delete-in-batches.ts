import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

const BATCH = 1_000

/** Deletes rows of any organization in batches, one transaction each, so that no lock is held for long. @returns how many */
export async function deleteInBatches(
  db: Database,
  table: keyof Tables,
  condition: RawBuilder<SqlBool>,
): Promise<number> {
  for (let total = 0; ;) {
    const { numAffectedRows } = await db.unsafeAcrossOrganizations(q =>
      sql`delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${condition} limit ${BATCH}))`.execute(q),
    )
    const deleted = Number(numAffectedRows ?? 0)
    total += deleted
    if (deleted < BATCH) return total
  }
}
