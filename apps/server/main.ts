import path from 'node:path'
import { FolderInUse } from '#platform/db/embedded/lock.ts'
import { productRoot } from '#platform/env/product-root.ts'
import { BadSettings, readSettings, type Settings } from '#platform/env/settings.ts'
import { createLog, type Log } from '#platform/log/log.ts'
import { sealWaitingMail } from '#platform/mail/seal-waiting-mail.ts'
import type { Services } from '#platform/services.ts'
import { DEMO_SUPER_ADMIN, ensureDemoSuperAdmin } from '#modules/super-admin/public.ts'
import { buildApp } from './app.ts'
import { openProductDatabase } from './database.ts'
import { loadRenderer } from './http/pages.ts'
import { removeAbandonedUploads } from './http/upload-folder.ts'
import { schedule } from './schedule.ts'
import { closeServices, createServices } from './services.ts'
import { startProductWorker } from './worker.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

function greet(settings: Settings, address: string) {
  say('')
  say(`  Evenhand is at ${address}`)
  if (settings.DEMO) {
    say(`  Log in as demo@evenhand.test with the password ${settings.DEMO_PASSWORD}`)
    say(`  Super admin: ${address}/super-admin/login as ${DEMO_SUPER_ADMIN} with the same password, from this computer`)
  }
  if (!settings.SMTP_URL && !settings.production) say(`  E-mails are shown at ${address}/dev/mailbox`)
  say('  Stop with Ctrl-C. All data is saved.')
  say('')
}

async function run(settings: Settings) {
  // React chooses its development build by this variable. The served pages are always production builds.
  process.env['NODE_ENV'] = 'production'
  const log = createLog(settings.LOG_LEVEL)
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

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    // Work that hangs must not block the exit: after this time the rest is left to the next start, which recovers it.
    setTimeout(() => process.exit(1), 25_000).unref()
    await app?.fastify.close()
    await worker?.stop()
    await closeServices(services)
    await database.stop()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
  if (app) greet(settings, settings.PUBLIC_URL)
  // Before the first visitor needs it.
  if (app) await loadRenderer()
  // After the address is printed, because nobody waits for it. A second start finds it complete.
  if (app && worker && settings.DEMO) await fillDemo(services, app.fastify.listeningOrigin, log)
}

async function fillDemo(services: Services, address: string, log: Log) {
  const { makeDemo } = await import('#db/demo/make-demo.ts')
  await makeDemo(services, address).then(
    made => made && say('  The demonstration organization is ready.\n'),
    (error: unknown) => log.error({ err: error }, 'the demonstration organization could not be completed'),
  )
}

/** Errors that the operator can fix are shown as a sentence, without a stack trace. */
function explain(error: unknown): string {
  if (error instanceof BadSettings || error instanceof FolderInUse) return error.message
  const { code, message, stack } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return 'The port is already in use. Stop the process that uses it, or set PORT to another port.'
  return stack ?? message
}

try {
  await run(readSettings(process.env))
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n`)
  process.exit(1)
}
