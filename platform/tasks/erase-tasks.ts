import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/**
 * Deletes what is stored about tasks with these IDs: the reason of a failure can quote an address or a name. Tasks that are
 * still queued stay, without their last error, and will find nothing. A payload contains only IDs, one per field.
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

/** Removes the tasks of an organization that no longer exists, queued and failed ones. One that is running finds nothing. */
export async function removeTasksOf(db: Database, organizationId: string): Promise<void> {
  await db.owner.query(
    `delete from graphile_worker._private_jobs where locked_at is null and payload ->> 'organization_id' = $1`,
    [organizationId],
  )
  await eraseTasksAbout(db, [organizationId])
}
