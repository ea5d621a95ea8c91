import { EventEmitter } from 'node:events'
import { Logger, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker'
import { newId } from '../db/id.ts'
import { json } from '../db/tables.ts'
import type { Services } from '../services.ts'
import { retriedPool } from './retried-pool.ts'
import { type TaskDefinition, Unmendable } from './tasks.ts'

/** A worker that has not been heard of for this long is dead, and its tasks are freed; in ms. */
const DEAD_AFTER_MS = 12_000
const BEAT_EVERY_MS = 3_000

export interface Worker {
  /** Ends after the running tasks have. */
  stop(): Promise<void>
}

export interface WorkerSettings {
  readonly concurrency: number
}

const reasonOf = (error: unknown) =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 500)

/** Runs one task; on its last failure writes the dead letter before the error is handed on. */
function runnerOf(definition: TaskDefinition, services: Services): TaskList[string] {
  return async (given, helpers) => {
    const { attempts, max_attempts } = helpers.job
    const payload = definition.payload.parse(given) as never
    try {
      await definition.run(services, payload, { number: attempts, of: max_attempts })
    } catch (error) {
      const last = attempts >= max_attempts || error instanceof Unmendable
      services.log.warn({ err: error, task: definition.name, attempt: attempts, last }, 'task failed')
      if (!last) throw error
      await definition.failed?.(services, payload, reasonOf(error))
      await services.db.unsafeAcrossOrganizations(q =>
        q
          .insertInto('dead_tasks')
          .values({
            id: newId(),
            name: definition.name,
            payload: json(given),
            reason: reasonOf(error),
            failed_at: new Date(),
          })
          .execute(),
      )
    }
  }
}

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

const quiet = new Logger(() => () => {})

/**
 * Starts running background tasks. Lives through a restart of the database; tasks of a killed process are freed within
 * seconds by any other.
 */
export async function startWorker(
  services: Services,
  definitions: readonly TaskDefinition[],
  { concurrency }: WorkerSettings,
): Promise<Worker> {
  const workerIds: string[] = []
  const taskList: TaskList = Object.fromEntries(
    definitions.map(definition => [definition.name, runnerOf(definition, services)]),
  )
  const beat = async () => {
    const now = new Date()
    await services.db.unsafeAcrossOrganizations(async q => {
      for (const worker_id of workerIds) {
        await q
          .insertInto('worker_heartbeats')
          .values({ worker_id, beat_at: now })
          .onConflict(oc => oc.column('worker_id').doUpdateSet({ beat_at: now }))
          .execute()
      }
      await q
        .deleteFrom('worker_heartbeats')
        .where('beat_at', '<', new Date(now.getTime() - 3_600_000))
        .execute()
    })
    await freeTasksOfTheDead(services, workerIds)
  }
  let runner: Runner | undefined
  let stopping = false
  const start = async () => {
    workerIds.length = 0
    const events: WorkerEvents = new EventEmitter()
    // A task is locked in the name of the runner's pool, not of the single worker.
    events.on('pool:create', ({ workerPool }) => workerIds.push(workerPool.id))
    runner = await run({
      pgPool: retriedPool(services.db.owner),
      taskList,
      concurrency,
      noHandleSignals: true,
      pollInterval: 1000,
      logger: quiet,
      schema: 'graphile_worker',
      events,
    })
    runner.promise.catch((error: unknown) => void goOn(error))
  }
  /** A runner that lost its database ends. What it held is free at once, and the next one starts as soon as it can. */
  const goOn = async (error: unknown) => {
    services.log.warn({ err: error }, 'worker stopped; starting it again')
    const ended = [...workerIds]
    while (!stopping) {
      await new Promise(resolve => setTimeout(resolve, 500))
      try {
        await services.db.unsafeAcrossOrganizations(q =>
          q.deleteFrom('worker_heartbeats').where('worker_id', 'in', ended).execute(),
        )
        await start()
        return await beat()
      } catch (again) {
        services.log.warn({ err: again }, 'worker could not start yet')
      }
    }
  }
  // The first beat comes before the first task: a task must never be held by a worker without a pulse.
  await start()
  const timer = setInterval(
    () => void beat().catch(error => services.log.warn({ err: error }, 'no heartbeat')),
    BEAT_EVERY_MS,
  )
  await beat().catch(() => {})
  return {
    async stop() {
      stopping = true
      clearInterval(timer)
      await runner?.stop().catch(() => {})
    },
  }
}
