import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '#platform/db/embedded/postgres.ts'
import { prepareDatabase } from '#platform/db/embedded/prepare.ts'
import { migrate } from '#platform/db/migrate.ts'

/** A durable cluster as the product starts it, with simple query planning so that runs are comparable. */
export async function benchCluster() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evenhand-bench-'))
  fs.chmodSync(folder, 0o755)
  const server = await startEmbeddedPostgres(folder, {
    settings: { max_connections: '60', shared_buffers: '512MB', jit: 'off', max_parallel_workers_per_gather: '0' },
  })
  await prepareDatabase(server)
  await migrate(server.ownerUrl, path.resolve('db/migrations'))
  return {
    url: server.ownerUrl,
    folder,
    async stop() {
      await server.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
