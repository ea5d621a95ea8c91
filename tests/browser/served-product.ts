import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readSettings } from '#platform/env/settings.ts'
import { createLog } from '#platform/log/log.ts'
import { ownDatabase } from './own-database.ts'
import { freePort, freshFolder } from './server.ts'

const BUILT = path.resolve(import.meta.dirname, '../../dist/server/product.js')

/** The built product in the process of the tests, where a start takes a tenth of that of a process of its own. */
export interface ServedProduct {
  readonly url: string
  readonly port: number
  /** The folder of its files. */
  readonly folder: string
  /** Everything logged. */
  readonly output: string
  /** Stops it and deletes its folder. */
  remove(): Promise<void>
}

/**
 * Serves the built product with a database of the test cluster, its own one if no other is given. For journeys that kill no server.
 *
 * @param variables its settings; nothing comes from the variables of this process
 */
export async function serveProduct(
  variables: Record<string, string> = {},
  folder = freshFolder(),
): Promise<ServedProduct> {
  const { startProduct } = (await import(pathToFileURL(BUILT).href)) as typeof import('#apps/server/product.ts')
  const port = await freePort()
  const databaseUrl = variables['DATABASE_URL'] ?? (await ownDatabase()).url
  const settings = readSettings({
    PORT: String(port),
    DATA_DIR: folder,
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    DATABASE_URL: databaseUrl,
    ...variables,
  })
  let output = ''
  const product = await startProduct(settings, createLog(settings.LOG_LEVEL, { write: text => (output += text) }))
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    folder,
    get output() {
      return output
    },
    async remove() {
      await product.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
