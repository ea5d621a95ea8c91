import type { Database } from '../db/database.ts'
import { type Lane, LANES } from './lanes.ts'
import { laneOf } from './tasks.ts'

export interface QueueState {
  readonly lane: Lane
  /** Tasks that could run now and have not started. */
  readonly waiting: number
  /** Since when the first of them could run. */
  readonly oldest: Date | null
  /** How many failed for good since the given time. */
  readonly failed: number
}

/** The state of each lane of the task queue. */
export async function readQueues(db: Database, since: Date): Promise<QueueState[]> {
  const { rows: waiting } = await db.owner.query<{ name: string; count: number; oldest: Date }>(
    `select t.identifier as name, count(*)::int as count, min(j.run_at) as oldest
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where j.run_at <= now() and j.locked_at is null group by 1`,
  )
  const failed = await db.unsafeAcrossOrganizations(q =>
    q
      .selectFrom('dead_tasks')
      .select(eb => ['name', eb.fn.countAll<string>().as('count')])
      .where('failed_at', '>=', since)
      .groupBy('name')
      .execute(),
  )
  return LANES.map(lane => {
    const own = waiting.filter(({ name }) => laneOf(name) === lane)
    const starts = own.map(({ oldest }) => oldest.getTime())
    return {
      lane,
      waiting: own.reduce((sum, { count }) => sum + count, 0),
      oldest: starts.length > 0 ? new Date(Math.min(...starts)) : null,
      failed: failed.filter(({ name }) => laneOf(name) === lane).reduce((sum, { count }) => sum + Number(count), 0),
    }
  })
}
