import pg from 'pg'
import { runningOwnerUrl } from '#platform/db/embedded/postgres.ts'
import { readSettings } from '#platform/env/settings.ts'

/**
 * Queues permanently failed tasks again in the running product: `node dist/server/run-again.js ID ...`. Without
 * an ID it lists them.
 */
const settings = readSettings(process.env)
const say = (line: string) => process.stdout.write(`${line}\n`)
const url = settings.DATABASE_URL ?? runningOwnerUrl(settings.DATA_DIR)
if (!url) {
  say(`No Evenhand is running on the folder ${settings.DATA_DIR}. Start it first, or set DATA_DIR or DATABASE_URL.`)
  process.exit(1)
}
const client = new pg.Client({
  connectionString: url,
  options: '-c role=evenhand_platform',
})
await client.connect()
const ids = process.argv.slice(2)
for (const id of ids) {
  const { rows } = await client.query<{ done: boolean }>('select run_dead_task_again($1) as done', [id])
  say(rows[0]?.done ? `${id} is queued again.` : `${id} is not a failed task, or has already been queued again.`)
}
if (ids.length === 0) {
  const { rows } = await client.query<{ id: string; name: string; reason: string; failed_at: Date }>(
    'select id, name, reason, failed_at from dead_tasks where run_again_at is null order by failed_at desc limit 100',
  )
  for (const { id, name, reason, failed_at } of rows) say(`${id}  ${failed_at.toISOString()}  ${name}  ${reason}`)
  if (rows.length === 0) say('There are no permanently failed tasks.')
}
await client.end()
