import type { Services } from '../services.ts'
import { announcementsOn } from './announcements.ts'
import { beat } from './heartbeat.ts'
import { CONCURRENCY, type Lane, LANES } from './lanes.ts'
import { type RunningLane, runLane } from './run-lane.ts'
import { cronItems, type ScheduleEntry } from './schedule.ts'
import type { TaskDefinition } from './tasks.ts'

const BEAT_EVERY_MS = 3_000

export interface Worker {
  /** Waits for the running tasks, then stops. */
  stop(): Promise<void>
}

export interface WorkerSettings {
  readonly concurrency?: Partial<Record<Lane, number>>
  /** The scheduled work; its tasks are run as well. */
  readonly schedule?: readonly ScheduleEntry[]
}

/**
 * Runs background tasks, each lane separately. Survives restarts of the database. Tasks of a killed process are
 * released within seconds by another process.
 */
export async function startWorker(
  services: Services,
  definitions: readonly TaskDefinition[],
  { concurrency = {}, schedule = [] }: WorkerSettings = {},
): Promise<Worker> {
  const lanes: RunningLane[] = []
  const beatForAll = () =>
    beat(
      services,
      lanes.flatMap(lane => lane.workerIds()),
    )
  const announcements = announcementsOn(services.db.owner, services.log)
  const all = [...definitions, ...schedule.map(entry => entry.task)]
  for (const lane of LANES) {
    const own = all.filter(one => (one.lane ?? 'quick') === lane)
    if (own.length === 0) continue
    const settings = {
      announcements,
      concurrency: concurrency[lane] ?? CONCURRENCY[lane],
      schedule: cronItems(schedule.filter(entry => own.includes(entry.task))),
      recovered: beatForAll,
    }
    lanes.push(await runLane(services, own, settings))
    // Without a first heartbeat another process would consider these workers dead.
    await beatForAll().catch(() => {})
  }
  const timer = setInterval(
    () => void beatForAll().catch(error => services.log.warn({ err: error }, 'no heartbeat')),
    BEAT_EVERY_MS,
  )
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all([announcements.stop(), ...lanes.map(lane => lane.stop())])
    },
  }
}
