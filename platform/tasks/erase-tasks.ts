import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/**
 * Deletes what tasks about these ids left behind: the reason why a task failed can quote an address or a name. Tasks that are
 * still in the queue stay, without their last error; they find nothing any more. A payload has ids alone, one in each field.
 */
export async function eraseTasksAbout(db: Database, ids: readonly string[]): Promise<void> {
  await db.owner.query(
    `update graphile_worker._private_jobs set last_error = null
     where last_error is not null and exists (select 1 from json_each_text(payload) field where field.value = any($1::text[]))`,
    [ids],
  )
  await db.unsafeAcrossOrganizations(q =>
    sql`delete from dead_tasks where exists (select 1 from jsonb_each_text(payload) field where field.value = any(${ids}::text[]))`.execute(
      q,
    ),
  )
}
