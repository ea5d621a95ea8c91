import { EventEmitter } from 'node:events'
import { Logger, type ParsedCronItem, run, type Runner, type WorkerEvents } from 'graphile-worker'
import type { Services } from '../services.ts'
import { declareDead } from './heartbeat.ts'
import { retriedPool } from './retried-pool.ts'
import { runnerOf } from './run-task.ts'
import type { TaskDefinition } from './tasks.ts'

export interface RunningLane {
  /** By these the database knows whose the running tasks are. */
  workerIds(): readonly string[]
  /** Ends after the running tasks have. */
  stop(): Promise<void>
}

export interface LaneSettings {
  readonly concurrency: number
  /** What this lane puts into the queue by the clock. */
  readonly schedule: readonly ParsedCronItem[]
  /** Called after a lane that lost its database runs again. */
  readonly recovered: () => Promise<void>
}

const RESTART_AFTER_MS = 500
const quiet = new Logger(() => () => {})

/** Runs the tasks of one lane, and starts again whenever the database was away. */
export async function runLane(
  services: Services,
  definitions: readonly TaskDefinition[],
  { concurrency, schedule, recovered }: LaneSettings,
): Promise<RunningLane> {
  const workerIds: string[] = []
  let runner: Runner | undefined
  let stopping = false
  const start = async () => {
    workerIds.length = 0
    const events: WorkerEvents = new EventEmitter()
    // A task is locked in the name of the runner's pool, not of the single worker.
    events.on('pool:create', ({ workerPool }) => workerIds.push(workerPool.id))
    runner = await run({
      pgPool: retriedPool(services.db.owner),
      taskList: Object.fromEntries(definitions.map(one => [one.name, runnerOf(one, services)])),
      parsedCronItems: [...schedule],
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
    },
  }
}
