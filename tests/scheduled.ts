import { sql } from 'kysely'
import { schedule } from '#apps/server/schedule.ts'
import type { TestServer } from './api.ts'

/** Runs a scheduled task now and waits for the tasks it creates. */
export async function runScheduled(server: TestServer, name: string): Promise<void> {
  const entry = schedule.find(({ task }) => task.name === name)
  if (!entry) throw new Error(`There is no scheduled task ${name}.`)
  await entry.task.run(server.services, {}, { number: 1, of: 1 })
  await server.settled()
}

/** Carries out now what candidates asked to be deleted. */
export async function eraseRequested(server: TestServer): Promise<void> {
  await announceRequestedErasures(server)
  await runWaiting(server, 'applications.erase')
}

/** Starts to carry it out. The clock does not change, so that sessions remain valid. */
export async function announceRequestedErasures(server: TestServer): Promise<void> {
  await server.services.db.unsafeAcrossOrganizations(q =>
    sql`update applications set erasure_requested_at = erasure_requested_at - interval '8 days'`.execute(q),
  )
  await runScheduled(server, 'applications.end-retention')
}

/**
 * Runs future tasks of a kind now. One that is running already is waited for: if it fails, its next attempt would otherwise be
 * later than the test.
 */
export async function runWaiting(server: TestServer, name: string): Promise<void> {
  const { owner } = server.services.db
  const isOfKind = 'task_id = (select id from graphile_worker._private_tasks where identifier = $1)'
  let running: number | null
  do {
    await server.settled()
    const { rowCount } = await owner.query(
      `with moved as (update graphile_worker._private_jobs set run_at = now() where ${isOfKind} and locked_at is null)
       select 1 from graphile_worker._private_jobs where ${isOfKind} and locked_at is not null`,
      [name],
    )
    running = rowCount
  } while (running)
  await server.settled()
}
