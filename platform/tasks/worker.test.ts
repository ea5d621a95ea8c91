import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestServer } from '#tests/api.ts'
import { anOrganization } from '#tests/factories.ts'
import { task, Unmendable } from './tasks.ts'
import { startWorker } from './worker.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await server.settled()
const org = server.services.db.forOrganization(organization.id)
const db = new pg.Pool({ connectionString: server.databaseUrl, max: 1 })
db.on('error', () => {})
afterAll(() => db.end())

const payload = z.object({ organization_id: z.string(), number: z.number() })
const ask = (name: string, number: number, tries = 3) => org.write(tx => tx.task(name, { number }, { maxTries: tries }))
const until = async (check: () => Promise<boolean> | boolean, withinMs = 60_000) => {
  const end = Date.now() + withinMs
  while (!(await check())) {
    if (Date.now() > end) throw new Error('It did not happen.')
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

test('a task of a transaction that is rolled back never runs', async () => {
  const ran: number[] = []
  const worker = await startWorker(server.services, [
    task({ name: 't.undone', payload, run: async (_, given) => void ran.push(given.number) }),
  ])
  await org
    .write(async tx => {
      await tx.task('t.undone', { number: 1 })
      throw new Error('changed my mind')
    })
    .catch(() => {})
  await ask('t.undone', 2)
  await until(() => ran.length > 0)
  expect(ran).toEqual([2])
  await worker.stop()
})

test('a task that takes several heartbeats runs only once', async () => {
  let runs = 0
  const slow = task({
    name: 't.slow',
    payload,
    async run() {
      runs += 1
      await new Promise(resolve => setTimeout(resolve, 8000))
    },
  })
  const worker = await startWorker(server.services, [slow])
  await ask('t.slow', 1)
  await until(() => runs > 0)
  await new Promise(resolve => setTimeout(resolve, 7500))
  const { rows } = await db.query(`select 1 from graphile_worker._private_jobs where locked_by is not null`)
  expect({ runs, held: rows.length }).toEqual({ runs: 1, held: 1 })
  await worker.stop()
})

test('tasks of a killed worker run again within seconds', async () => {
  const ran: number[] = []
  await ask('t.orphan', 7)
  // The state after a process was killed: locked just now, but by a process that no longer exists.
  await db.query(`update graphile_worker._private_jobs set locked_by = 'worker-of-a-dead-process', locked_at = now(), attempts = 1
    where task_id = (select id from graphile_worker._private_tasks where identifier = 't.orphan')`)
  const worker = await startWorker(server.services, [
    task({ name: 't.orphan', payload, run: async (_, given) => void ran.push(given.number) }),
  ])
  await until(() => ran.length > 0)
  expect(ran).toEqual([7])
  await worker.stop()
})

test('stopping waits until a finished task is recorded as done', async () => {
  const locker = new pg.Client({ connectionString: server.databaseUrl })
  await locker.connect()
  const ran: number[] = []
  const worker = await startWorker(server.services, [
    task({
      name: 't.recorded',
      payload,
      async run(_, given) {
        await locker.query('begin')
        await locker.query(`select 1 from graphile_worker._private_jobs where locked_by is not null for update`)
        ran.push(given.number)
      },
    }),
  ])
  await ask('t.recorded', 3)
  await until(() => ran.length > 0)
  const recorded = new Promise(resolve => setTimeout(() => resolve(locker.query('commit')), 1000))
  await worker.stop()
  const { rows } = await db.query(`select t.identifier from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 't.recorded'`)
  expect(rows).toEqual([])
  await recorded
  await locker.end()
})

test('a task that fails permanently leaves a dead letter with its reason and updates its own state', async () => {
  const told: string[] = []
  const failing = task({
    name: 't.fails',
    payload,
    async run(_, { number }) {
      throw number === 1 ? new Unmendable('nothing can mend this') : new Error('not this time')
    },
    failed: async (_, given, reason) => void told.push(`${given.number}: ${reason}`),
  })
  const worker = await startWorker(server.services, [failing])
  await ask('t.fails', 1, 12)
  await ask('t.fails', 2, 1)
  await until(() => told.length === 2)
  expect(told.toSorted()).toEqual(['1: Error: nothing can mend this', '2: Error: not this time'])
  await until(async () => {
    const dead = await server.services.db.unsafeAcrossOrganizations(q =>
      q.selectFrom('dead_tasks').select(['name', 'reason']).where('name', '=', 't.fails').execute(),
    )
    return dead.length === 2
  })
  await worker.stop()
})

test('runs a permanently failed task again, once', async () => {
  const told: number[] = []
  let broken = true
  const mended = task({
    name: 't.mended',
    payload,
    async run(_, { number }) {
      if (broken) throw new Unmendable('not yet')
      told.push(number)
    },
  })
  const worker = await startWorker(server.services, [mended])
  await ask('t.mended', 5)
  const dead = async () => {
    const rows = await server.services.db.unsafeAcrossOrganizations(q =>
      q.selectFrom('dead_tasks').select('id').where('name', '=', 't.mended').execute(),
    )
    return rows[0]?.id
  }
  await until(async () => (await dead()) !== undefined)
  broken = false
  const again = async () => (await db.query('select run_dead_task_again($1) as done', [await dead()])).rows
  expect(await again()).toEqual([{ done: true }])
  expect(await again()).toEqual([{ done: false }])
  await until(() => told.length > 0)
  expect(told).toEqual([5])
  await worker.stop()
})

test('a lost connection while a result is saved loses nothing: the failure is recorded later and the task retried', async () => {
  const tries: number[] = []
  const cut = task({
    name: 't.cut',
    payload,
    async run(_services, _given, { number }) {
      tries.push(number)
      // Closes every connection of the worker, like a restart of the database.
      await db.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      if (number === 1) throw new Error('the first try fails')
    },
  })
  const worker = await startWorker(server.services, [cut])
  await ask('t.cut', 1)
  await until(async () => {
    const { rows } = await db.query(
      `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 't.cut'`,
    )
    return tries.length >= 2 && rows.length === 0
  }, 45_000)
  await worker.stop()
  expect(tries).toEqual([1, 2])
}, 60_000)
