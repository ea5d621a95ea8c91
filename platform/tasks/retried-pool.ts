import { EventEmitter, once } from 'node:events'
import type pg from 'pg'
import { isConnectionError } from '../db/connection.ts'
import type { Connected } from './announcements.ts'

/** The PostgreSQL errors after which graphile-worker retries. */
const CANNOT_CONNECT_NOW = '57P03'

const retried = (error: unknown): unknown =>
  isConnectionError(error)
    ? Object.assign(new Error((error as Error).message, { cause: error }), { code: CANNOT_CONNECT_NOW })
    : error

/** An object with some functions replaced; all others are called on the original object. */
const withFunctions = <T extends object>(object: T, own: Partial<Record<keyof T, unknown>>): T =>
  new Proxy(object, {
    get(target, key) {
      if (key in own) return own[key as keyof T]
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })

export interface RetriedPool {
  readonly pool: pg.Pool
  /** Waits for the writes in progress. The pool below may be closed afterwards. */
  readonly stop: () => Promise<void>
}

/**
 * The pool for graphile-worker: a lost connection is reported as an error after which it retries. Its writes about finished
 * tasks (done, failed) are not awaited (0.17.3), so that any other error would end the process, and stopping has to wait for them.
 *
 * @param listen gives the connection on which it hears of new tasks, whose errors it handles itself
 */
export function retriedPool(pool: pg.Pool, listen: (connected: Connected) => void): RetriedPool {
  let open = 0
  let stopping = false
  const idle = new EventEmitter()
  const free = () => {
    open -= 1
    if (open === 0) idle.emit('idle')
  }
  const connect = async (connected?: Connected) => {
    // With a callback, it wants the connection on which it listens.
    if (connected) return listen(connected)
    // A write that is only retried now: its task stays locked until another process releases it and runs it again.
    if (stopping && open === 0) return new Promise<never>(() => {})
    open += 1
    let client: pg.PoolClient
    try {
      client = await pool.connect()
    } catch (error) {
      free()
      throw retried(error)
    }
    const query = (...given: unknown[]) =>
      (client.query as (...args: unknown[]) => Promise<unknown>)
        .apply(client, given)
        .catch((error: unknown) => Promise.reject(retried(error)))
    const release = (...given: Parameters<pg.PoolClient['release']>) => {
      client.release(...given)
      free()
    }
    return withFunctions(client, { query, release })
  }
  return {
    pool: withFunctions(pool, { connect }),
    stop: async () => {
      stopping = true
      if (open > 0) await once(idle, 'idle')
    },
  }
}
