import { schedule } from '#apps/server/schedule.ts'
import type { TestServer } from './api.ts'

/** Runs a scheduled task now and waits for the tasks it creates. */
export async function runScheduled(server: TestServer, name: string): Promise<void> {
  const entry = schedule.find(({ task }) => task.name === name)
  if (!entry) throw new Error(`There is no scheduled task ${name}.`)
  await entry.task.run(server.services, {}, { number: 1, of: 1 })
  await server.settled()
}

/** Runs future tasks of a kind now. */
export async function runWaiting(server: TestServer, name: string): Promise<void> {
  await server.services.db.owner.query(
    `update graphile_worker._private_jobs set run_at = now()
     where task_id = (select id from graphile_worker._private_tasks where identifier = $1)`,
    [name],
  )
  await server.settled()
}
