import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#platform/db/embedded/postgres.ts'
import { prepareDatabase } from '#platform/db/embedded/prepare.ts'
import { migrate } from '#platform/db/migrate.ts'
import { buildEntries } from './built-entries.ts'

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string
    ownerUrl: string
  }
}

/** Settings that are faster but lose data in a power failure, which does not matter for test databases. */
const UNSAFE_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '120',
  shared_buffers: '256MB',
}

/** A real PostgreSQL for one test run, with a migrated template that each test file copies. */
export default async function setup(project: TestProject) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evenhand-tests-'))
  fs.chmodSync(folder, 0o755)
  const entries = buildEntries()
  const server = await startEmbeddedPostgres(folder, { careless: true, settings: UNSAFE_SETTINGS })
  await prepareDatabase(server)
  await migrate(server.ownerUrl, path.resolve('db/migrations'))
  const admin = new pg.Client({ connectionString: server.url.replace('/evenhand?', '/postgres?') })
  await admin.connect()
  await admin.query(`alter database evenhand is_template true`)
  await admin.end()
  await entries
  project.provide('adminUrl', server.url.replace('/evenhand?', '/postgres?'))
  project.provide('ownerUrl', server.ownerUrl)
  return async () => {
    await server.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
