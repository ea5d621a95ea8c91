import { EventEmitter } from 'node:events'
import { Logger, type ParsedCronItem, run, type Runner, type WorkerEvents } from 'graphile-worker'
import type { Services } from '../services.ts'
import type { Announcements } from './announcements.ts'
import { declareDead } from './heartbeat.ts'
import { retriedPool } from './retried-pool.ts'
import { runnerOf } from './run-task.ts'
import type { TaskDefinition } from './tasks.ts'

export interface RunningLane {
  /** The worker IDs in the database, to tell whose tasks are running. */
  workerIds(): readonly string[]
  /** Waits for the running tasks, then stops. */
  stop(): Promise<void>
}

export interface LaneSettings {
  /** Where this lane hears of its new tasks. */
  readonly announcements: Announcements
  readonly concurrency: number
  /** The scheduled tasks of this lane. */
  readonly schedule: readonly ParsedCronItem[]
  /** Called when a lane that lost its database runs again. */
  readonly recovered: () => Promise<void>
}

const RESTART_AFTER_MS = 500
const quiet = new Logger(() => () => {})

/** Runs the tasks of one lane, and restarts after the database was unavailable. */
export async function runLane(
  services: Services,
  definitions: readonly TaskDefinition[],
  { announcements, concurrency, schedule, recovered }: LaneSettings,
): Promise<RunningLane> {
  const workerIds: string[] = []
  let runner: Runner | undefined
  let stopping = false
  const names = new Set(definitions.map(({ name }) => name))
  const { pool, stop: stopPool } = retriedPool(services.db.owner, connected => announcements.connect(names, connected))
  const start = async () => {
    workerIds.length = 0
    const events: WorkerEvents = new EventEmitter()
    // A task is locked by the runner's pool, not by a single worker.
    events.on('pool:create', ({ workerPool }) => workerIds.push(workerPool.id))
    runner = await run({
      pgPool: pool,
      taskList: Object.fromEntries(definitions.map(one => [one.name, runnerOf(one, services)])),
      parsedCronItems: [...schedule],
      concurrency,
      noHandleSignals: true,
      // Tasks are announced; this is for the case that an announcement got lost.
      pollInterval: 60_000,
      logger: quiet,
      schema: 'graphile_worker',
      events,
    })
    runner.promise.catch((error: unknown) => void goOn(error))
  }
  /** A runner that loses its database ends. Its tasks are released, and the next runner starts as soon as possible. */
  const goOn = async (error: unknown) => {
    services.log.warn({ err: error }, 'worker stopped; starting it again')
    const ended = [...workerIds]
    while (!stopping) {
      await new Promise(resolve => setTimeout(resolve, RESTART_AFTER_MS))
      try {
        await declareDead(services, ended)
        await start()
        return await recovered()
      } catch (again) {
        services.log.warn({ err: again }, 'worker could not start yet')
      }
    }
  }
  await start()
  return {
    workerIds: () => workerIds,
    async stop() {
      stopping = true
      await runner?.stop().catch(() => {})
      await stopPool()
    },
  }
}
