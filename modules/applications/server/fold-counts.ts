import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '#platform/db/database.ts'
import type { ScheduleEntry } from '#platform/tasks/schedule.ts'
import { task, type TaskDefinition } from '#platform/tasks/tasks.ts'

const BATCH = 10_000

/** Adds one batch of changes to the counters. One process folds at a time; the others leave it to that one. */
const foldBatch = (db: Database) =>
  db.unsafeAcrossOrganizations(async q => {
    const lock = await sql<{ taken: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('fold_application_counts')) as taken`.execute(q)
    if (!lock.rows[0]!.taken) return 0
    const { rows } = await sql<{ folded: number }>`
      with taken as (
        delete from application_count_deltas
        where (organization_id, id) in (
          select organization_id, id from application_count_deltas order by organization_id, id limit ${BATCH}
        )
        returning organization_id, job_id, stage, outcome, delta
      ), added as (
        insert into application_counts as c (organization_id, job_id, stage, outcome, count)
        select organization_id, job_id, stage, outcome, sum(delta) from taken group by 1, 2, 3, 4
        on conflict (organization_id, job_id, stage, outcome) do update set count = c.count + excluded.count
      )
      select count(*)::integer as folded from taken`.execute(q)
    return rows[0]!.folded
  })

/** Folds what was counted since the last time into the counters, so that reads stay short. @returns how many changes */
export async function foldApplicationCounts(db: Database): Promise<number> {
  let total = 0
  for (;;) {
    const folded = await foldBatch(db)
    total += folded
    if (folded < BATCH) return total
  }
}

const foldTask = task({
  name: 'applications.fold-counts',
  lane: 'maintenance',
  payload: z.object({}),
  run: async ({ db }) => void (await foldApplicationCounts(db)),
})

export const foldCounts: ScheduleEntry = { task: foldTask as TaskDefinition, when: '* * * * *' }
