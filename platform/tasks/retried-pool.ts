import type pg from 'pg'
import { isConnectionError } from '../db/connection.ts'

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

/**
 * The pool for graphile-worker: a lost connection is reported as an error after which it retries. Its writes about finished
 * tasks (done, failed) are not awaited (0.17.3), so that any other error would end the process.
 */
export function retriedPool(pool: pg.Pool): pg.Pool {
  const connect = async (...given: [] | Parameters<pg.Pool['connect']>) => {
    // The connection on which it listens: it handles errors of that one itself.
    if (given.length > 0) return pool.connect(...(given as Parameters<pg.Pool['connect']>))
    let client: pg.PoolClient
    try {
      client = await pool.connect()
    } catch (error) {
      throw retried(error)
    }
    const query = (...given: unknown[]) =>
      (client.query as (...args: unknown[]) => Promise<unknown>)
        .apply(client, given)
        .catch((error: unknown) => Promise.reject(retried(error)))
    return withFunctions(client, { query })
  }
  return withFunctions(pool, { connect })
}
