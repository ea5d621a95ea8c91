import path from 'node:path'
import { productRoot } from '#platform/env/product-root.ts'
import type { Settings } from '#platform/env/settings.ts'
import type { Log } from '#platform/log/log.ts'
import { sealWaitingMail } from '#platform/mail/seal-waiting-mail.ts'
import type { Services } from '#platform/services.ts'
import { ensureDemoSuperAdmin } from '#modules/super-admin/public.ts'
import { buildApp } from './app.ts'
import { openProductDatabase } from './database.ts'
import { removeAbandonedUploads } from './http/upload-folder.ts'
import { schedule } from './schedule.ts'
import { closeServices, createServices } from './services.ts'
import { startProductWorker } from './worker.ts'

export interface RunningProduct {
  readonly services: Services
  /** Where it listens; null for a worker, which does not. */
  readonly origin: string | null
  /** Whether background work runs in this process. */
  readonly works: boolean
  /** Ends requests and background work, then closes all connections and the embedded database. */
  stop(): Promise<void>
}

/**
 * Starts what the settings ask for: the server, the worker or both, and the embedded database if there is no other. `NODE_ENV` of the
 * process has to be `production` already, because React chooses its build by it.
 */
export async function startProduct(settings: Settings, log: Log): Promise<RunningProduct> {
  const database = await openProductDatabase(settings, log)
  const services = createServices(settings, database.url, log)
  await sealWaitingMail(services.db)
  if (settings.DEMO) await ensureDemoSuperAdmin(services)
  // Before someone chooses a voice. A provider that does not answer is logged, and asked again later.
  void services.voice.refresh().catch(() => {})
  await services.files.check().catch(error => log.warn({ err: error }, 'the file store is out of reach'))
  const app =
    settings.ROLE === 'worker' ? null : await buildApp(services, { folder: path.join(productRoot(), 'dist/web') })
  // A server does this as it starts; what a killed worker was writing lies in the same folder.
  if (!app) await removeAbandonedUploads(settings.DATA_DIR)
  const worker = settings.ROLE === 'server' ? null : await startProductWorker(services, { schedule })
  if (app) await app.fastify.listen({ port: settings.PORT, host: settings.HOST })
  return {
    services,
    origin: app?.fastify.listeningOrigin ?? null,
    works: worker !== null,
    async stop() {
      await app?.fastify.close()
      await worker?.stop()
      await closeServices(services)
      await database.stop()
    },
  }
}
