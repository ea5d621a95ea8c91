import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { lockFolder } from '#platform/db/embedded/lock.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/postgres.ts'
import { prepareDatabase } from '#platform/db/embedded/prepare.ts'
import { migrate } from '#platform/db/migrate.ts'
import { productRoot } from '#platform/env/product-root.ts'
import { BadSettings, type Settings } from '#platform/env/settings.ts'
import type { Log } from '#platform/log/log.ts'

export interface RunningDatabase {
  readonly url: string
  /** Stops what was started here. An external database is not touched. */
  stop(): Promise<void>
}

async function refuseSuperuser(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ unbound: boolean }>(
      'select rolsuper or rolbypassrls as unbound from pg_roles where rolname = current_user',
    )
    if (rows[0]?.unbound)
      throw new BadSettings(
        'DATABASE_URL: this login is a superuser or bypasses row-level security. Production requires a login that only owns the database.',
      )
  } finally {
    await client.end()
  }
}

/** Starts the embedded database, or connects to the configured one, and migrates it to the newest schema. */
export async function openProductDatabase(settings: Settings, log: Log): Promise<RunningDatabase> {
  const migrations = path.join(productRoot(), 'db/migrations')
  if (settings.DATABASE_URL) {
    if (settings.production) await refuseSuperuser(settings.DATABASE_URL)
    await migrate(settings.DATABASE_URL, migrations)
    return { url: settings.DATABASE_URL, stop: async () => {} }
  }
  fs.mkdirSync(settings.DATA_DIR, { recursive: true })
  const unlock = lockFolder(settings.DATA_DIR)
  try {
    const server = await startEmbeddedPostgres(settings.DATA_DIR, {
      settings: { max_connections: '60', shared_buffers: '256MB' },
      onTrouble: error => log.error({ err: error }, 'the embedded database reported an error'),
    })
    await prepareDatabase(server)
    await migrate(server.ownerUrl, migrations)
    return {
      url: server.ownerUrl,
      async stop() {
        await server.stop()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
