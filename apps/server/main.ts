import './v8-flags.ts'
import { FolderInUse } from '#platform/db/embedded/lock.ts'
import { BadSettings, readSettings, type Settings } from '#platform/env/settings.ts'
import { createLog, type Log } from '#platform/log/log.ts'
import type { Services } from '#platform/services.ts'
import { DEMO_SUPER_ADMIN } from '#modules/super-admin/public.ts'
import { loadRenderer } from './http/pages.ts'
import { startProduct } from './product.ts'

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
  const product = await startProduct(settings, log)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    // Work that hangs must not block the exit: after this time the rest is left to the next start, which recovers it.
    setTimeout(() => process.exit(1), 25_000).unref()
    await product.stop()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
  if (!product.origin) return
  greet(settings, settings.PUBLIC_URL)
  // Before the first visitor needs it.
  await loadRenderer()
  // After the address is printed, because nobody waits for it. A second start finds it complete.
  if (product.works && settings.DEMO) await fillDemo(product.services, product.origin, log)
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
