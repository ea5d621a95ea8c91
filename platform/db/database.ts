import type { Kysely } from 'kysely'
import pg from 'pg'
import type { Vault } from '../auth/vault.ts'
import { createPool, queriesOn } from './connection.ts'
import { inTransaction, organizationDb, type OrganizationDb } from './organization.ts'
import type { Tables } from './tables.ts'

/** The roles the product acts as. The login is a member of both and uses neither's rights by itself. */
const APP_ROLE = 'evenhand_app'
const PLATFORM_ROLE = 'evenhand_platform'

export interface Database {
  /** The handle for one organization's rows. */
  forOrganization(id: string): OrganizationDb
  /**
   * A transaction that sees every organization. For what has no organization yet (signing in, a link from a mail),
   * for the platform's own upkeep, and for nothing else.
   */
  unsafeAcrossOrganizations<R>(work: (q: Kysely<Tables>) => Promise<R>): Promise<R>
  /** One prepared statement outside any organization, on a function that guards itself. */
  callFunction<Row extends pg.QueryResultRow>(name: string, sql: string, values: unknown[]): Promise<Row[]>
  /** Round trip to the database, in ms; throws where it is out of reach. */
  ping(): Promise<number>
  /** The login's own pool, for migrations and the task runner. */
  readonly owner: pg.Pool
  readonly vault: Vault
  close(): Promise<void>
}

export interface DatabaseSettings {
  readonly url: string
  readonly maxConnections: number
  readonly vault: Vault
  readonly onError: (error: Error) => void
}

export function openDatabase({ url, maxConnections, vault, onError }: DatabaseSettings): Database {
  const app = createPool(url, { role: APP_ROLE, max: maxConnections, onError })
  // The task runner listens for notifications and must not share a pipeline.
  const owner = new pg.Pool({
    connectionString: url,
    // One line that listens for each lane, and some for the tasks they fetch and end.
    max: 12,
    application_name: 'evenhand-worker',
    connectionTimeoutMillis: 10_000,
  })
  owner.on('error', onError)
  owner.on('connect', client => client.on('error', onError))
  return {
    owner,
    vault,
    forOrganization: id => organizationDb(app, id, vault),
    unsafeAcrossOrganizations: work =>
      inTransaction(app, ['begin', `set local role ${PLATFORM_ROLE}`], client => work(queriesOn(client))),
    async callFunction(name, text, values) {
      const { rows } = await app.query({ name, text, values })
      return rows as never
    },
    async ping() {
      const start = performance.now()
      await app.query('select 1')
      return performance.now() - start
    },
    async close() {
      await Promise.all([app.end(), owner.end()])
    },
  }
}
