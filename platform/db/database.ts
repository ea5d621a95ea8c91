import type { Compilable, Kysely } from 'kysely'
import pg from 'pg'
import type { Vault } from '../auth/vault.ts'
import { createPool, queriesOn } from './connection.ts'
import { inTransaction, organizationDb, type OrganizationDb, readTogether, type RowsOf } from './organization.ts'
import { type PlatformActor, type PlatformTransaction, platformTransaction } from './platform-transaction.ts'
import type { Tables } from './tables.ts'

/** The roles of the product. The login is a member of both, but does not inherit their rights. */
const APP_ROLE = 'evenhand_app'
const PLATFORM_ROLE = 'evenhand_platform'

export interface Database {
  /** The handle for one organization's rows. `address` is the network address of the person who makes the call. */
  forOrganization(id: string, address?: string): OrganizationDb
  /**
   * A transaction that sees all organizations. Only for calls without an organization (login, a link from an e-mail)
   * and for the maintenance of the platform.
   */
  unsafeAcrossOrganizations<R>(work: (q: Kysely<Tables>) => Promise<R>): Promise<R>
  /** The same for independent read queries, in one round trip and one snapshot. */
  unsafeReadAcrossOrganizations<const T extends readonly Compilable[]>(
    build: (q: Kysely<Tables>) => T,
  ): Promise<RowsOf<T>>
  /** A transaction of a super admin over all organizations, with its entry in the platform's audit log. */
  asSuperAdmin<R>(actor: PlatformActor, work: (tx: PlatformTransaction) => Promise<R>): Promise<R>
  /** One prepared statement without an organization, on a database function that checks access itself. */
  callFunction<Row extends pg.QueryResultRow>(name: string, sql: string, values: unknown[]): Promise<Row[]>
  /** The round-trip time to the database, in ms. Throws if it is unavailable. */
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
    // One that listens for new tasks, and some for fetching and finishing them.
    max: 8,
    application_name: 'evenhand-worker',
    connectionTimeoutMillis: 10_000,
  })
  owner.on('error', onError)
  owner.on('connect', client => client.on('error', onError))
  return {
    owner,
    vault,
    forOrganization: (id, address) => organizationDb(app, id, vault, address),
    unsafeAcrossOrganizations: work =>
      inTransaction(app, ['begin', `set local role ${PLATFORM_ROLE}`], client => work(queriesOn(client))),
    unsafeReadAcrossOrganizations: build =>
      readTogether(app, [`begin read only; set local role ${PLATFORM_ROLE}`], build),
    asSuperAdmin: (actor, work) =>
      platformTransaction(app, { roles: { app: APP_ROLE, platform: PLATFORM_ROLE }, vault, actor }, work),
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
