import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** Whether all reactions to an event have run. A reaction that failed permanently counts as open until it is run again. */
export async function hasOpenReactions(db: Database, eventId: string): Promise<boolean> {
  const { rows: queued } = await db.owner.query(
    `select 1 from graphile_worker._private_jobs where payload ->> 'event_id' = $1 limit 1`,
    [eventId],
  )
  if (queued.length > 0) return true
  return db.unsafeAcrossOrganizations(async q => {
    const { rows } = await sql`select 1 from dead_tasks
      where payload ->> 'event_id' = ${eventId} and run_again_at is null limit 1`.execute(q)
    return rows.length > 0
  })
}
