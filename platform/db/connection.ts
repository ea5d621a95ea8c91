import { createHash } from 'node:crypto'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.ts'

// int8 counts fit into a double. Dates without a time stay text, because a Date would shift them by the server's time zone.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, value => value)

const names = new Map<string, string>()
/** A short stable name for a prepared statement, so that each connection parses and plans it once. */
function statementName(sql: string): string {
  let name = names.get(sql)
  if (!name) {
    name = `s_${createHash('sha1').update(sql).digest('base64url').slice(0, 20)}`
    if (names.size < 5000) names.set(sql, name)
  }
  return name
}

/** Lists of values make statements that hardly come again, and that each connection would keep. */
const MOST_PARAMETERS = 60

/** A statement that each connection keeps prepared. */
export const preparedStatement = ({ sql, parameters }: CompiledQuery): pg.QueryConfig => ({
  ...(parameters.length <= MOST_PARAMETERS && { name: statementName(sql) }),
  text: sql,
  values: parameters as unknown[],
})

class ClientConnection implements DatabaseConnection {
  constructor(private readonly client: pg.ClientBase) {}
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.client.query(preparedStatement(query))
    return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) }
  }
  streamQuery(): never {
    throw new Error('Rows are read in pages, not streamed.')
  }
}

const refuseTransaction = async (): Promise<void> => {
  throw new Error('The handle is the transaction already.')
}

/** Kysely on one checked-out client. The handle manages transactions, not Kysely. */
class ClientDriver implements Driver {
  private readonly connection: ClientConnection
  constructor(client: pg.ClientBase) {
    this.connection = new ClientConnection(client)
  }
  async init() {}
  async acquireConnection() {
    return this.connection
  }
  async releaseConnection() {}
  async destroy() {}
  beginTransaction = refuseTransaction
  commitTransaction = refuseTransaction
  rollbackTransaction = refuseTransaction
}

const builders = new WeakMap<pg.ClientBase, Kysely<Tables>>()

/** The query builder whose queries run on this client. */
export function queriesOn(client: pg.ClientBase): Kysely<Tables> {
  let builder = builders.get(client)
  if (!builder) {
    builder = new Kysely<Tables>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new ClientDriver(client),
        createIntrospector: db => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    })
    builders.set(client, builder)
  }
  return builder
}

/**
 * A pool of pipelining connections that act as `role`. Every client has an error listener: without one, a restart of
 * the database would end this process.
 */
export function createPool(
  url: string,
  options: { role?: string; max: number; onError: (error: Error) => void },
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    application_name: 'evenhand',
    pipeline: true,
    // Indexes are mostly in memory or on an SSD, where a page out of order costs about as much as the next one.
    options: ['-c random_page_cost=1.1', ...(options.role ? [`-c role=${options.role}`] : [])].join(' '),
  } as pg.PoolConfig)
  pool.on('error', options.onError)
  pool.on('connect', client => client.on('error', options.onError))
  return pool
}

const CONNECTION_LOST = /^(08|57P0)/

/** Whether an error means that the connection or the server is gone, not that the query is wrong. */
export function isConnectionError(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  if (
    code &&
    (CONNECTION_LOST.test(code) ||
      code === 'ECONNREFUSED' ||
      code === 'ECONNRESET' ||
      code === 'ENOENT' ||
      code === 'EPIPE')
  )
    return true
  return /Connection terminated|timeout exceeded when trying to connect|not queryable/.test(message ?? '')
}
