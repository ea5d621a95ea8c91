import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startTemporaryDatabase } from '#db/temporary-database.ts'

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
  wal_level: 'minimal',
  max_wal_senders: '0',
  checkpoint_timeout: '1h',
  max_wal_size: '8GB',
  // The databases are small and deleted after minutes.
  autovacuum: 'off',
  max_connections: '120',
  shared_buffers: '256MB',
  // Every connection computes its password anew.
  scram_iterations: '1',
}

/** A real PostgreSQL for one test run, with a migrated template that each test file copies. */
export default async function setup(project: TestProject) {
  const database = await startTemporaryDatabase(UNSAFE_SETTINGS, { careless: true })
  const admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  await admin.query(`alter database evenhand is_template true`)
  await admin.end()
  project.provide('adminUrl', database.adminUrl)
  project.provide('ownerUrl', database.ownerUrl)
  return () => database.stop()
}
