import { EventEmitter } from 'node:events'
import type pg from 'pg'
import type { Log } from '../log/log.ts'

/** Called as `pg.Pool.connect` calls its callback. */
export type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void

export interface Announcements {
  /**
   * For one lane, what looks to graphile-worker like a connection that listens for new tasks. It hears of the lane's own
   * tasks only.
   */
  connect(tasks: ReadonlySet<string>, connected: Connected): void
  /** No more tasks are looked for. */
  stop(): void
}

/** How often tasks are looked for that became due later than they were added, as retries do. */
const LOOK_EVERY_MS = 1_000
/** More than a lane runs in parallel need not be announced: a worker that has finished a task looks for the next. */
const MOST_AT_ONCE = 4

const DUE = {
  name: 'due_tasks',
  text: `select t.identifier as name, due.count from graphile_worker._private_tasks t, lateral (
      select count(*)::int as count from (
        select from graphile_worker._private_jobs j where j.task_id = t.id and j.is_available and j.run_at <= now()
        limit ${MOST_AT_ONCE}
      ) as first_few
    ) as due where due.count > 0`,
}

/** As graphile-worker announces tasks. */
const announced = (count: number) => ({ channel: 'jobs:insert', payload: JSON.stringify({ count }) })

/** What a lane gets instead of a connection: it hears what it is told, and its LISTEN and UNLISTEN need no query. */
class Listener extends EventEmitter {
  constructor(readonly tasks: ReadonlySet<string>) {
    super()
  }
  async query(): Promise<void> {}
}

/**
 * Tells each lane of this process of its tasks: of new ones through one connection on which `enqueue_task` announces them, and
 * of those that are due later by looking every second. graphile-worker by itself would listen with a connection for each lane,
 * and every worker of every lane would look for every new task and once a second.
 */
export function announcementsOn(pool: pg.Pool, log: Log): Announcements {
  const listeners = new Set<Listener>()
  let open: Promise<pg.PoolClient> | undefined
  let looking = false

  const announce = (name: string, count: number) => {
    for (const listener of listeners) if (listener.tasks.has(name)) listener.emit('notification', announced(count))
  }
  const look = async () => {
    if (looking || listeners.size === 0) return
    looking = true
    try {
      const { rows } = await pool.query<{ name: string; count: number }>(DUE)
      for (const { name, count } of rows) announce(name, count)
    } catch (error) {
      // The next look finds what is due.
      log.warn({ err: error }, 'could not look for tasks that are due')
    } finally {
      looking = false
    }
  }
  const timer = setInterval(() => void look(), LOOK_EVERY_MS)

  const hear = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect()
    const onNotification = ({ channel, payload = '' }: pg.Notification) => {
      if (channel === 'tasks') announce((JSON.parse(payload) as { name: string }).name, 1)
      else for (const listener of listeners) listener.emit('notification', { channel, payload })
    }
    const stopHearing = (error: Error) => {
      client.off('notification', onNotification)
      client.off('error', onError)
      client.release(error)
    }
    // Each lane reconnects after a pause, which opens the next connection.
    const onError = (error: Error) => {
      open = undefined
      stopHearing(error)
      for (const listener of listeners) listener.emit('error', error)
    }
    client.on('notification', onNotification)
    client.on('error', onError)
    try {
      await client.query('LISTEN "tasks"; LISTEN "worker:migrate"')
    } catch (error) {
      stopHearing(error as Error)
      throw error
    }
    return client
  }

  return {
    connect(tasks, connected) {
      const opening = (open ??= hear())
      opening.then(
        client => {
          const listener = new Listener(tasks)
          listeners.add(listener)
          connected(undefined, listener as unknown as pg.PoolClient, () => {
            listeners.delete(listener)
            if (listeners.size > 0 || open !== opening) return
            open = undefined
            client.release(true)
          })
        },
        (error: unknown) => {
          if (open === opening) open = undefined
          connected(error as Error)
        },
      )
    },
    stop: () => clearInterval(timer),
  }
}
