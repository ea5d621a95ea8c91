import { EventEmitter } from 'node:events'
import type pg from 'pg'
import type { Log } from '../log/log.ts'
import { CONCURRENCY } from './lanes.ts'

/** Called as `pg.Pool.connect` calls its callback. */
export type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void

export interface Announcements {
  /**
   * For one lane, what looks to graphile-worker like a connection that listens for new tasks. It is told of the lane's own
   * tasks only.
   */
  connect(tasks: ReadonlySet<string>, connected: Connected): void
  /** Closes the connection. No more tasks are looked for. */
  stop(): Promise<void>
}

/** How often tasks are looked for that became due later than they were added, as retries do. */
const LOOK_EVERY_MS = 1_000
/** A connection that does not answer for this long counts as lost, in ms. */
const ANSWER_MS = 5_000
/** More than a lane runs in parallel need not be announced: a worker that has finished a task looks for the next. */
const MOST_AT_ONCE = Math.max(...Object.values(CONCURRENCY))

const DUE = {
  name: 'due_tasks',
  query_timeout: ANSWER_MS,
  text: `select t.identifier as name, due.count from graphile_worker._private_tasks t, lateral (
      select count(*)::int as count from (
        select from graphile_worker._private_jobs j where j.task_id = t.id and j.is_available and j.run_at <= now()
        limit ${MOST_AT_ONCE}
      ) as first_few
    ) as due where due.count > 0`,
}

const LISTEN = { text: 'LISTEN "tasks"; LISTEN "worker:migrate"', query_timeout: ANSWER_MS }

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
 * and every worker of every lane would look for every new task and once a second. A lost connection is opened again within a
 * second, however long the database was away: what was not announced meanwhile is due, and found by looking.
 */
export function announcementsOn(pool: pg.Pool, log: Log): Announcements {
  const listeners = new Set<Listener>()
  let listening: pg.PoolClient | undefined
  let looking: Promise<void> | undefined

  const notify = (notification: object, to: (listener: Listener) => boolean = () => true) => {
    for (const listener of listeners) if (to(listener)) listener.emit('notification', notification)
  }
  const announce = (name: string, count: number) => notify(announced(count), listener => listener.tasks.has(name))

  const onNotification = ({ channel, payload = '' }: pg.Notification) => {
    if (channel === 'tasks') announce((JSON.parse(payload) as { name: string }).name, 1)
    else notify({ channel, payload })
  }
  const stopListening = (why: Error | true) => {
    listening?.off('notification', onNotification)
    listening?.off('error', stopListening)
    listening?.release(why)
    listening = undefined
  }
  const listen = async () => {
    listening = await pool.connect()
    listening.on('notification', onNotification)
    listening.on('error', stopListening)
    await listening.query(LISTEN)
  }
  const look = async () => {
    try {
      if (!listening) await listen()
      const { rows } = await pool.query<{ name: string; count: number }>(DUE)
      for (const { name, count } of rows) announce(name, count)
    } catch (error) {
      stopListening(error as Error)
      log.warn({ err: error }, 'could not look for tasks that are due')
    }
  }
  const lookAgain = () => {
    looking ??= look().finally(() => (looking = undefined))
  }
  lookAgain()
  const timer = setInterval(lookAgain, LOOK_EVERY_MS)

  return {
    connect(tasks, connected) {
      const listener = new Listener(tasks)
      listeners.add(listener)
      connected(undefined, listener as unknown as pg.PoolClient, () => void listeners.delete(listener))
    },
    async stop() {
      clearInterval(timer)
      await looking
      stopListening(true)
    },
  }
}
