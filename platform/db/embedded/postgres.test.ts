import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRunning } from './lock.ts'
import { type EmbeddedPostgres, runningOwnerUrl, startEmbeddedPostgres } from './postgres.ts'
import { prepareDatabase } from './prepare.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evenhand-kept-'))
fs.chmodSync(folder, 0o755)
const trouble: string[] = []
let server: EmbeddedPostgres

beforeAll(async () => {
  server = await startEmbeddedPostgres(folder, { careless: true, onTrouble: error => void trouble.push(error.message) })
  await prepareDatabase(server)
})
afterAll(async () => {
  await server.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

const postmaster = () => Number(fs.readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server.ownerUrl })
  client.on('error', () => {})
  await client.connect()
  return client
}
const answers = async () => {
  const client = await connected().catch(() => null)
  if (!client) return false
  const { rowCount } = await client.query('select 1')
  await client.end()
  return rowCount === 1
}

test('is found by a process with another temporary folder, as long as it runs', async () => {
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = path.join(folder, 'elsewhere')
  try {
    const client = new pg.Client({ connectionString: runningOwnerUrl(folder)! })
    await client.connect()
    expect((await client.query('select current_user as login')).rows).toEqual([{ login: 'evenhand' }])
    await client.end()
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
  const unused = fs.mkdtempSync(path.join(os.tmpdir(), 'evenhand-unused-'))
  expect(runningOwnerUrl(unused)).toBeNull()
  fs.rmdirSync(unused)
})

test('restarts after its server was killed, and keeps committed data', async () => {
  const client = await connected()
  await client.query('create table kept (n integer)')
  await client.query('insert into kept values (1)')
  const killed = postmaster()
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => !isRunning(killed)).toBe(true)
  await expect.poll(answers, { timeout: 20_000 }).toBe(true)
  expect(postmaster()).not.toBe(killed)
  expect(trouble).toContain('PostgreSQL ended unexpectedly; it is started again')
  const again = await connected()
  expect((await again.query('select n from kept')).rows).toEqual([{ n: 1 }])
  await again.end()
})

test('ends a query of a killed server before it starts the next one', async () => {
  const client = await connected()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  // Computes without waiting, so it does not notice that its server is gone.
  client.query('do $$ begin loop end loop; end $$').catch(() => {})
  await new Promise(resolve => setTimeout(resolve, 300))
  process.kill(postmaster(), 'SIGKILL')
  await expect.poll(answers, { timeout: 30_000 }).toBe(true)
  expect(isRunning(rows[0]!.pid)).toBe(false)
})

test('stops while it is being restarted', async () => {
  const killed = postmaster()
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => !isRunning(killed)).toBe(true)
  await server.stop()
  await new Promise(resolve => setTimeout(resolve, 1000))
  expect(await answers()).toBe(false)
  expect(runningOwnerUrl(folder)).toBeNull()
  expect(fs.existsSync(new URLSearchParams(server.url.split('?')[1]).get('host')!)).toBe(false)
})
