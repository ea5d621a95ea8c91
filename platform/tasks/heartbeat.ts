import type { Services } from '../services.ts'

/** A worker without a heartbeat for this long is considered dead, and its tasks are released; in ms. */
const DEAD_AFTER_MS = 12_000
const FORGOTTEN_AFTER_MS = 3_600_000

async function freeTasksOfTheDead(services: Services, workerIds: readonly string[]) {
  const { rows } = await services.db.owner.query<{ locked_by: string }>(
    'select distinct locked_by from graphile_worker._private_jobs where locked_by is not null',
  )
  const held = rows.map(row => row.locked_by).filter(id => !workerIds.includes(id))
  if (held.length === 0) return
  const alive = await services.db.unsafeAcrossOrganizations(q =>
    q
      .selectFrom('worker_heartbeats')
      .select('worker_id')
      .where('beat_at', '>', new Date(Date.now() - DEAD_AFTER_MS))
      .execute(),
  )
  const dead = held.filter(id => !alive.some(({ worker_id }) => worker_id === id))
  if (dead.length === 0) return
  await services.db.owner.query('select graphile_worker.force_unlock_workers($1)', [dead])
  services.log.warn({ workers: dead.length }, 'freed the tasks of workers that died')
}

/** Records that these workers are alive, and releases the tasks of dead workers. */
export async function beat(services: Services, workerIds: readonly string[]): Promise<void> {
  const now = new Date()
  await services.db.unsafeAcrossOrganizations(async q => {
    if (workerIds.length > 0) {
      await q
        .insertInto('worker_heartbeats')
        .values(workerIds.map(worker_id => ({ worker_id, beat_at: now })))
        .onConflict(oc => oc.column('worker_id').doUpdateSet({ beat_at: now }))
        .execute()
    }
    await q
      .deleteFrom('worker_heartbeats')
      .where('beat_at', '<', new Date(now.getTime() - FORGOTTEN_AFTER_MS))
      .execute()
  })
  await freeTasksOfTheDead(services, workerIds)
}

/** Releases the tasks of workers that ended in this process. */
export const declareDead = (services: Services, workerIds: readonly string[]): Promise<unknown> =>
  services.db.unsafeAcrossOrganizations(async q => {
    if (workerIds.length > 0) await q.deleteFrom('worker_heartbeats').where('worker_id', 'in', workerIds).execute()
  })
