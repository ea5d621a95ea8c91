import readline from 'node:readline/promises'
import { Writable } from 'node:stream'
import { z } from 'zod'
import { SUPER_ADMIN_ACCESS } from '#platform/access/super-admins.ts'
import { readRootSecret } from '#platform/auth/root-secret.ts'
import { createVault } from '#platform/auth/vault.ts'
import { email, personName } from '#platform/contract/shapes.ts'
import { openDatabase } from '#platform/db/database.ts'
import { runningOwnerUrl } from '#platform/db/embedded/postgres.ts'
import { BadSettings, readSettings, type Settings } from '#platform/env/settings.ts'
import { ProblemError } from '#platform/errors/problem-error.ts'
import { createLog } from '#platform/log/log.ts'
import { newPassword } from '#modules/accounts/contract.ts'
import { createSuperAdmin, resetSuperAdmin } from '#modules/super-admin/public.ts'
import { commandWords as words } from '#modules/super-admin/words/command.ts'
import { openProductDatabase, type RunningDatabase } from './database.ts'

/**
 * Creates a super admin: `npm run create-super-admin`. It asks for what the environment does not have. With `-- --reset` it sets a new
 * password for an existing one, who then sets up an authenticator app again.
 */
const say = (line: string) => process.stdout.write(`${line}\n`)

/** The database of the product: one that runs, or the embedded one, which is started for this. */
async function openDatabaseOf(settings: Settings): Promise<RunningDatabase> {
  const running = settings.DATABASE_URL ? null : runningOwnerUrl(settings.DATA_DIR)
  if (running) return { url: running, stop: async () => {} }
  return openProductDatabase(settings, createLog('error'))
}

/** What is typed is not shown while `isHidden`. */
let isHidden = false
const output = new Writable({
  write(chunk: Buffer, _encoding, done) {
    if (!isHidden) process.stdout.write(chunk)
    done()
  },
})

async function ask(question: string, { hidden = false } = {}): Promise<string> {
  if (!process.stdin.isTTY) throw new BadSettings(words.noTerminal)
  const terminal = readline.createInterface({ input: process.stdin, output, terminal: true })
  process.stdout.write(question)
  isHidden = hidden
  try {
    return await terminal.question('')
  } finally {
    isHidden = false
    terminal.close()
    if (hidden) say('')
  }
}

/** A valid value from the environment, or as it is typed. */
async function given<T>(name: string, question: string, schema: z.ZodType<T>, hidden = false): Promise<T> {
  const parsed = schema.safeParse(process.env[name] ?? (await ask(question, { hidden })))
  if (!parsed.success) throw new BadSettings(`${name}: ${parsed.error.issues[0]!.message}`)
  return parsed.data
}

async function run(settings: Settings, isReset: boolean): Promise<void> {
  const address = await given('SUPER_ADMIN_EMAIL', words.email, email)
  const name = isReset ? '' : await given('SUPER_ADMIN_NAME', words.name, personName)
  const password = await given('SUPER_ADMIN_PASSWORD', words.password, newPassword, true)
  const access = z.enum(SUPER_ADMIN_ACCESS).parse(process.env['SUPER_ADMIN_ACCESS'] ?? 'full')
  const running = await openDatabaseOf(settings)
  const vault = createVault(readRootSecret(settings))
  const db = openDatabase({ url: running.url, maxConnections: 2, vault, onError: () => {} })
  try {
    if (!isReset) {
      await createSuperAdmin(db, { name, email: address, password, access }, new Date())
      say(words.created(address, `${settings.PUBLIC_URL}/super-admin/login`))
    } else {
      if (!(await resetSuperAdmin(db, { email: address, password }))) throw new BadSettings(words.unknown(address))
      say(words.reset(address))
    }
  } finally {
    await db.close()
    await running.stop()
  }
}

try {
  await run(readSettings(process.env), process.argv.includes('--reset'))
} catch (error) {
  const isExplained = error instanceof BadSettings || error instanceof ProblemError
  process.stderr.write(`${isExplained ? error.message : ((error as Error).stack ?? String(error))}\n`)
  process.exitCode = 1
}
