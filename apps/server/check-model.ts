import { languageModels } from '#platform/ai/language-model.ts'
import { ModelUnavailable } from '#platform/ai/port.ts'
import { readRootSecret } from '#platform/auth/root-secret.ts'
import { createVault } from '#platform/auth/vault.ts'
import { openDatabase } from '#platform/db/database.ts'
import { runningOwnerUrl } from '#platform/db/embedded/postgres.ts'
import { BadSettings, readSettings, type Settings } from '#platform/env/settings.ts'
import { checkModel, storeCheck } from '#modules/model-check/server/check-now.ts'
import { checkReport, commandWords as words } from '#modules/model-check/words/command.ts'

/**
 * Checks the configured language model on the labelled set and prints its figures with their thresholds: `npm run check-model`. The
 * exit code is 1 if it did not pass. The result is stored if the database of the product can be reached.
 */
const say = (line: string) => process.stdout.write(`${line}\n`)

/** The database of the product: the external one, or the embedded one while the product runs. */
const databaseUrl = (settings: Settings): string | null => settings.DATABASE_URL ?? runningOwnerUrl(settings.DATA_DIR)

async function store(settings: Settings, checked: Awaited<ReturnType<typeof checkModel>>): Promise<string> {
  const url = databaseUrl(settings)
  if (url === null) return words.notStored
  const vault = createVault(readRootSecret(settings))
  const db = openDatabase({ url, maxConnections: 2, vault, onError: () => {} })
  try {
    await storeCheck(db, checked, new Date())
    return words.stored
  } finally {
    await db.close()
  }
}

async function run(settings: Settings): Promise<boolean> {
  const { evaluating } = languageModels(settings)
  if (!evaluating) {
    say(words.noModel)
    return false
  }
  const checked = await checkModel(evaluating, settings, {
    started: (engine, estimate, cost) =>
      say(words.starting(`${engine.provider}/${engine.model}`, estimate.requests, cost)),
    progress: (done, all) => process.stderr.isTTY && process.stderr.write(`\r${words.progress(done, all)} `),
  })
  if (process.stderr.isTTY) process.stderr.write('\n')
  for (const line of checkReport(checked)) say(line)
  say(await store(settings, checked))
  return checked.figures.hasPassed
}

try {
  process.exitCode = (await run(readSettings(process.env))) ? 0 : 1
} catch (error) {
  const isExplained = error instanceof BadSettings || error instanceof ModelUnavailable
  process.stderr.write(`${isExplained ? error.message : ((error as Error).stack ?? String(error))}\n`)
  process.exitCode = 1
}
