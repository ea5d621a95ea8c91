import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'

/**
 * All rows of all tables of a database as text, including the task queue. Reads as the cluster's administrator, so that no row is
 * hidden.
 */
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

/** The forms in which a column can contain a word: as text, as bytes, or in base64 at each of the three offsets. */
function encodingsOf(word: string): string[] {
  const base64 = [0, 1, 2].map(offset => {
    const text = Buffer.from('x'.repeat(offset) + word).toString('base64')
    return text.slice(offset === 0 ? 0 : 4, -4)
  })
  return [word, word.toLowerCase(), Buffer.from(word).toString('hex'), encodeURIComponent(word), ...base64]
}

/** Where any of the words occurs: `table: row` or `file: path`, shortened. */
export async function findEverywhere(
  { databaseUrl, folder }: { databaseUrl: string; folder: string },
  words: readonly string[],
): Promise<string[]> {
  const encodings = words.flatMap(encodingsOf)
  const has = (text: string) => encodings.some(shape => text.includes(shape))
  const rows = (await dumpOf(databaseUrl)).filter(({ text }) => has(text) || has(text.toLowerCase()))
  const files = filesBelow(folder).filter(file => has(file) || has(fs.readFileSync(file, 'latin1')))
  return [...rows.map(({ place, text }) => `${place}: ${text.slice(0, 300)}`), ...files.map(file => `file: ${file}`)]
}
