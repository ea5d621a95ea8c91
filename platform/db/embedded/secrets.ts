import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'

/** The generation of a data folder's passwords. Increased when all folders need new ones because the old may have leaked. */
const GENERATION = '2'
const GENERATION_FILE = 'secrets.generation'

/** The cluster's logins, and the file of each one's password. */
const LOGINS = { postgres: 'postgres.secret', evenhand: 'evenhand.secret' } as const
export type EmbeddedLogin = keyof typeof LOGINS

const write = (file: string, text: string) => fs.writeFileSync(file, text, { mode: 0o600, flush: true })

function readOrMake(file: string): string {
  if (!fs.existsSync(file)) write(file, randomBytes(24).toString('base64url'))
  return fs.readFileSync(file, 'utf8')
}

/** A login's password, created when it is first requested. */
export const passwordOf = (dataFolder: string, login: EmbeddedLogin): string =>
  readOrMake(path.join(dataFolder, LOGINS[login]))

/** Records that a new cluster's passwords are of the current generation. */
export const markSecretsCurrent = (dataFolder: string): void =>
  write(path.join(dataFolder, GENERATION_FILE), GENERATION)

const isCurrent = (dataFolder: string) => {
  const file = path.join(dataFolder, GENERATION_FILE)
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === GENERATION
}

async function connect(sockets: string, passwords: readonly string[]): Promise<pg.Client> {
  let refusal: unknown
  for (const password of passwords) {
    const client = new pg.Client({ host: sockets, user: 'postgres', database: 'postgres', password })
    try {
      await client.connect()
      return client
    } catch (error) {
      refusal = error
    }
  }
  throw refusal
}

/**
 * Gives a cluster of an earlier generation new passwords. The new ones are on disk before the database knows them, so a process
 * that is killed at any point leaves a folder that the next start opens and finishes.
 */
export async function rotateSecrets(dataFolder: string, sockets: string): Promise<void> {
  if (isCurrent(dataFolder)) return
  const logins = Object.entries(LOGINS).map(([login, name]) => {
    const file = path.join(dataFolder, name)
    return { login, file, next: `${file}.next`, password: readOrMake(`${file}.next`) }
  })
  const postgres = logins.find(({ login }) => login === 'postgres')!
  const client = await connect(sockets, [passwordOf(dataFolder, 'postgres'), postgres.password])
  try {
    const { rows } = await client.query<{ rolname: string }>('select rolname from pg_roles')
    await client.query('begin')
    for (const { login, password } of logins) {
      if (rows.some(({ rolname }) => rolname === login))
        await client.query(`alter role ${login} password ${client.escapeLiteral(password)}`)
    }
    await client.query('commit')
  } finally {
    await client.end()
  }
  for (const { file, next } of logins) fs.renameSync(next, file)
  markSecretsCurrent(dataFolder)
}
