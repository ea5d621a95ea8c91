import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '#platform/db/embedded/postgres.ts'
import { prepareDatabase } from '#platform/db/embedded/prepare.ts'
import { migrate } from '#platform/db/migrate.ts'

interface TemporaryDatabase {
  /** The connection string of the administrator. */
  readonly adminUrl: string
  /** The connection string of the tables' owner. */
  readonly ownerUrl: string
  readonly folder: string
  /** Stops it and deletes its folder. */
  stop(): Promise<void>
}

/** A PostgreSQL of its own with all migrations, for tests, measurements and tools. @param settings of the server, by name */
export async function startTemporaryDatabase(
  settings: Record<string, string> = {},
  { careless = false } = {},
): Promise<TemporaryDatabase> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evenhand-database-'))
  fs.chmodSync(folder, 0o755)
  const server = await startEmbeddedPostgres(folder, { careless, settings })
  await prepareDatabase(server)
  await migrate(server.ownerUrl, path.resolve('db/migrations'))
  return {
    adminUrl: server.url.replace('/evenhand?', '/postgres?'),
    ownerUrl: server.ownerUrl,
    folder,
    async stop() {
      await server.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
