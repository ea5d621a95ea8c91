import { randomBytes } from 'node:crypto'
import { createVault } from '#platform/auth/vault.ts'
import { openDatabase } from '#platform/db/database.ts'
import { benchDatabase } from './database.ts'
import { startContender } from './measure.ts'

interface Measured {
  /** Whether it also runs background tasks. */
  readonly worker?: boolean
  /** Of the database server. */
  readonly settings?: Record<string, string>
}

/** The product as a separate process on a temporary database. */
export async function startMeasuredProduct({ worker = false, settings = {} }: Measured = {}) {
  const database = await benchDatabase(settings)
  const product = await startContender('bench/product.ts', {
    ...(worker && { BENCH_WORKER: 'on' }),
    BENCH_DATABASE: database.ownerUrl,
    DATA_DIR: database.folder,
  })
  const db = openDatabase({
    url: database.ownerUrl,
    maxConnections: 4,
    vault: createVault(randomBytes(32)),
    onError: () => {},
  })
  return {
    database,
    product,
    db,
    stop: async () => {
      product.stop()
      await db.close()
      await database.stop()
    },
  }
}
