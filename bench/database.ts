import { startTemporaryDatabase } from '#db/temporary-database.ts'

/** A durable database as the product starts it, with simple query planning so that runs are comparable. @param settings further ones */
export const benchDatabase = (settings: Record<string, string> = {}) =>
  startTemporaryDatabase({
    max_connections: '60',
    shared_buffers: '512MB',
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    ...settings,
  })
