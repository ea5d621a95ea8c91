import fs from 'node:fs/promises'
import path from 'node:path'
import { Kysely, type Migration, Migrator, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { runMigrations as migrateTaskQueue } from 'graphile-worker'

/** Reads `NNNN_<verb>_<noun>.sql` files as forward-only migrations. */
function sqlFiles(folder: string) {
  return {
    async getMigrations(): Promise<Record<string, Migration>> {
      const files = (await fs.readdir(folder)).filter(file => file.endsWith('.sql')).toSorted()
      const entries = files.map(async file => {
        const text = await fs.readFile(path.join(folder, file), 'utf8')
        const migration: Migration = { up: async db => void (await sql.raw(text).execute(db)) }
        return [file.replace(/\.sql$/, ''), migration] as const
      })
      return Object.fromEntries(await Promise.all(entries))
    },
  }
}

/**
 * Migrates the database to the newest schema, starting with the task queue, which the product's functions use. Takes an advisory
 * lock, so that several processes may start in parallel.
 * @throws the error of the failed migration, which is rolled back
 */
export async function migrate(url: string, folder: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  try {
    await migrateTaskQueue({ pgPool: pool, schema: 'graphile_worker' })
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
    const { error, results } = await new Migrator({ db, provider: sqlFiles(folder) }).migrateToLatest()
    const failed = results?.find(({ status }) => status === 'Error')
    if (error)
      throw new Error(`Migration ${failed?.migrationName ?? ''} failed: ${(error as Error).message}`, { cause: error })
    return (results ?? []).map(({ migrationName }) => migrationName)
  } finally {
    await pool.end()
  }
}
