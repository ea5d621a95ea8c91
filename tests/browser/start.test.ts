import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterEach, expect, inject, onTestFinished, test } from 'vitest'
import { accountsContract } from '#modules/accounts/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { createClient } from '#platform/contract/client.ts'
import { isRunning } from '#platform/db/embedded/lock.ts'
import { mailbox, buttonOf } from './mailbox.ts'
import { RECRUITER } from './people.ts'
import { postgresPid, Product } from './server.ts'
import { waitFor } from '#tests/wait.ts'

const made: Product[] = []
afterEach(async () => {
  for (const product of made.splice(0)) await product.remove()
})

async function started(variables: Record<string, string> = {}): Promise<Product> {
  const product = await Product.prepare(variables)
  made.push(product)
  await product.start()
  return product
}

/** A start on a new or an existing folder that is expected to fail. */
async function refused(variables: Record<string, string>, folder?: string) {
  const product = await Product.prepare(variables, folder)
  if (!folder) made.push(product)
  product.launch()
  const ending = await product.ending(60_000)
  return { ...ending, says: product.output.trim() }
}

const aStranger = (url: string) => createClient({ baseUrl: url, token: () => null })

/** Registers an organization with its admin and confirms the address. */
async function register({ url }: Product): Promise<void> {
  const call = aStranger(url)
  const { id } = await call(organizationsContract['organizations.register'], {
    body: { name: 'Harbour & Vale', time_zone: 'Europe/Berlin' },
  })
  const { name, email, password } = RECRUITER
  await call(accountsContract['accounts.registerAdmin'], { body: { organization_id: id, name, email, password } })
  const mail = await mailbox(url).arrival(email, /Confirm your address/)
  const token = new URL(buttonOf(mail, 'verify-email')).searchParams.get('token')!
  await call(accountsContract['accounts.verifyEmail'], { body: { token } })
}

const signIn = ({ url }: Product) =>
  aStranger(url)(accountsContract['accounts.login'], {
    body: { email: RECRUITER.email, password: RECRUITER.password },
  })

test('refuses a second start on the same folder in one sentence', async () => {
  const first = await started()
  const { code, says } = await refused({}, first.folder)
  expect(code).toBe(1)
  expect(says).toBe(
    `Another Evenhand (process ${first.pid}) is already using the folder ${first.folder}. Stop it first, or set DATA_DIR to another folder.`,
  )
  expect((await fetch(`${first.url}/status`)).status).toBe(200)
})

test('reports a port in use in one sentence, and leaves no database running', async () => {
  const first = await started()
  const second = await Product.prepare({ PORT: String(first.port) })
  made.push(second)
  second.launch()
  expect(await second.ending()).toMatchObject({ code: 1 })
  expect(second.output.trim()).toBe(
    'The port is already in use. Stop the process that uses it, or set PORT to another port.',
  )
  await waitFor('its PostgreSQL to end', () => {
    const pid = postgresPid(second.folder)
    return pid === null || !isRunning(pid)
  })
})

test('after kill -9 the next start has everything that was confirmed', async () => {
  const product = await started()
  await register(product)
  const orphan = postgresPid(product.folder)!
  await product.kill()
  await product.start()
  expect((await signIn(product)).admin.email).toBe(RECRUITER.email)
  expect(postgresPid(product.folder)).not.toBe(orphan)
  expect(isRunning(orphan)).toBe(false)
})

test('a start works after one that was killed', async () => {
  const product = await Product.prepare()
  made.push(product)
  product.launch()
  // The database is being created: the first files exist, the last ones do not.
  const unfinished = () => fs.readdirSync(product.folder).filter(entry => entry.startsWith('postgres.new'))
  await waitFor('the database’s first files', () =>
    unfinished().some(folder => fs.existsSync(path.join(product.folder, folder, 'base'))),
  )
  await product.kill()
  await product.start()
  await register(product)
  expect((await signIn(product)).admin.name).toBe(RECRUITER.name)
  await product.stop()
  await product.start()
  expect(unfinished()).toEqual([])
})

test('SIGTERM stops it and its PostgreSQL within ten seconds and releases the folder', async () => {
  const product = await started()
  const postgres = postgresPid(product.folder)!
  expect(isRunning(postgres)).toBe(true)
  expect(await product.stop(10_000)).toEqual({ code: 0, signal: null })
  expect(isRunning(postgres)).toBe(false)
  expect(fs.existsSync(path.join(product.folder, 'postgres/postmaster.pid'))).toBe(false)
  expect(fs.existsSync(path.join(product.folder, 'evenhand.lock'))).toBe(false)
  expect(product.output).not.toMatch(/"level":(50|60)/)
})

test('serves again within seconds after its PostgreSQL was killed', async () => {
  const product = await started()
  await register(product)
  const killed = postgresPid(product.folder)!
  process.kill(killed, 'SIGKILL')
  await waitFor('the database to answer again', async () => {
    const { status } = await fetch(`${product.url}/status`)
    return status === 200 && postgresPid(product.folder) !== killed
  })
  expect((await signIn(product)).admin.email).toBe(RECRUITER.email)
  // Background tasks also continue: this e-mail is sent by one.
  await aStranger(product.url)(accountsContract['accounts.forgotPassword'], { body: { email: RECRUITER.email } })
  await mailbox(product.url).arrival(RECRUITER.email, /password/)
  expect((await product.stop(15_000)).code).toBe(0)
})

/** A process with all of its descendants. */
function processTree(pid: number): number[] {
  const parents = fs
    .readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      try {
        const parent = Number(fs.readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]!.split(' ')[1])
        return [{ pid: Number(name), parent }]
      } catch {
        return []
      }
    })
  const childrenOf = (of: number): number[] =>
    parents.filter(({ parent }) => parent === of).flatMap(one => [one.pid, ...childrenOf(one.pid)])
  return [pid, ...childrenOf(pid)]
}

test.runIf(process.platform === 'linux')('SIGTERM to `npm start` ends everything it started', async () => {
  const product = await Product.prepare()
  made.push(product)
  product.launch('npm', ['start'])
  await product.up()
  const tree = processTree(product.pid)
  const postgres = postgresPid(product.folder)!
  expect(tree).toContain(postgres)
  await product.stop()
  await waitFor('every process to end', () => !tree.some(isRunning))
  expect(fs.existsSync(path.join(product.folder, 'evenhand.lock'))).toBe(false)
})

test('lists all mistakes in the settings without values, and creates nothing', async () => {
  const { code, says } = await refused({
    PORT: 'eighty',
    LOG_LEVEL: 'loud',
    PUBLIC_URL: 'ftp://hire.example.com',
    DEMO_PASSWORD: 'short-secret',
    DATABASE_CONNECTIONS: '9000',
  })
  expect(code).toBe(1)
  const [head, ...lines] = says.split('\n').map(line => line.trim())
  expect(head).toBe('These settings are invalid:')
  expect(lines.map(line => line.split(':')[0]!).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'DATABASE_CONNECTIONS',
    'LOG_LEVEL',
    'PORT',
    'PUBLIC_URL',
  ])
  for (const value of ['eighty', 'loud', 'ftp://', 'short-secret']) expect(says).not.toContain(value)
  expect(fs.readdirSync(made.at(-1)!.folder)).toEqual([])
})

test('production lists missing settings and rejects the demonstration', async () => {
  const { code, says } = await refused({ NODE_ENV: 'production', DEMO: 'on', AI_BASE_URL: 'http://127.0.0.1:9/v1' })
  expect(code).toBe(1)
  for (const name of ['SMTP_URL', 'PUBLIC_URL', 'DEMO', 'AI_MODEL']) expect(says).toContain(`${name}:`)
})

/** A new empty database in the test run's cluster. */
async function anEmptyDatabase(): Promise<string> {
  const name = `start_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: inject('adminUrl') })
  await admin.connect()
  await admin.query(`create database ${name} owner evenhand`)
  onTestFinished(async () => {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  })
  return name
}

test('uses the database of DATABASE_URL, starts no other, and leaves it running', async () => {
  const name = await anEmptyDatabase()
  const url = inject('ownerUrl').replace('/evenhand?', `/${name}?`)
  const product = await started({ DATABASE_URL: url })
  await register(product)
  expect(fs.existsSync(path.join(product.folder, 'postgres'))).toBe(false)
  expect((await product.stop(10_000)).code).toBe(0)
  const client = new pg.Client({ connectionString: url, options: '-c role=evenhand_platform' })
  await client.connect()
  const { rows } = await client.query('select name from organizations')
  await client.end()
  expect(rows).toEqual([{ name: 'Harbour & Vale' }])
  await product.start()
  expect((await signIn(product)).organization.name).toBe('Harbour & Vale')
})

test('production rejects a login that bypasses row-level security', async () => {
  const name = await anEmptyDatabase()
  const { code, says } = await refused({
    NODE_ENV: 'production',
    DEMO: '',
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'https://hire.example.com',
    SECRET_KEY: 'forty characters for use in this test only',
    DATABASE_URL: inject('adminUrl').replace('/postgres?', `/${name}?`),
  })
  expect(code).toBe(1)
  expect(says).toMatch(/^DATABASE_URL: this login is a superuser/)
  expect(says.split('\n')).toHaveLength(1)
})

test('reports an unreachable database without its password', async () => {
  const { code, says } = await refused({ DATABASE_URL: 'postgresql://evenhand:a-secret-word@127.0.0.1:9/evenhand' })
  expect(code).toBe(1)
  expect(says).not.toContain('a-secret-word')
})
