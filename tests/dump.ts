import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'

/** Every table of a database, the task queue's too, and every row of it as text. Reads as the cluster's administrator: no row is hidden. */
async function dumpOf(databaseUrl: string): Promise<{ place: string; text: string }[]> {
  const database = /\/([^/?]+)\?/.exec(databaseUrl)![1]!
  const client = new pg.Client({ connectionString: inject('adminUrl').replace('/postgres?', `/${database}?`) })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    const found: { place: string; text: string }[] = []
    for (const { name } of tables) {
      const { rows } = await client.query<{ text: string }>(`select t::text as text from ${name} t`)
      found.push(...rows.map(({ text }) => ({ place: name, text })))
    }
    return found
  } finally {
    await client.end()
  }
}

const filesBelow = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter(entry => entry.isFile())
        .map(entry => path.join(entry.parentPath, entry.name))
    : []

/** The ways in which a word can stand in a column: as it is, in bytes, or inside base64 at each of its three offsets. */
function shapesOf(word: string): string[] {
  const base64 = [0, 1, 2].map(offset => {
    const text = Buffer.from('x'.repeat(offset) + word).toString('base64')
    return text.slice(offset === 0 ? 0 : 4, -4)
  })
  return [word, word.toLowerCase(), Buffer.from(word).toString('hex'), encodeURIComponent(word), ...base64]
}

/** Where any of the words stands: `table: the row` or `file: its path`, shortened. */
export async function findEverywhere(
  { databaseUrl, folder }: { databaseUrl: string; folder: string },
  words: readonly string[],
): Promise<string[]> {
  const shapes = words.flatMap(shapesOf)
  const has = (text: string) => shapes.some(shape => text.includes(shape))
  const rows = (await dumpOf(databaseUrl)).filter(({ text }) => has(text) || has(text.toLowerCase()))
  const files = filesBelow(folder).filter(file => has(file) || has(fs.readFileSync(file, 'latin1')))
  return [...rows.map(({ place, text }) => `${place}: ${text.slice(0, 300)}`), ...files.map(file => `file: ${file}`)]
}
