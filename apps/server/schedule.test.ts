import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { DAY, HOUR, later } from '#platform/clock/clock.ts'
import type { Tables } from '#platform/db/tables.ts'
import { task, type TaskDefinition } from '#platform/tasks/tasks.ts'
import { startWorker } from '#platform/tasks/worker.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { anOrganization } from '#tests/factories.ts'
import { runScheduled } from '#tests/scheduled.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await server.settled()
const { db } = server.services
const id = '01930000-0000-7000-8000-00000000000a'

const count = async (table: keyof Tables, condition = sql<boolean>`true`) => {
  const { rows } = await db.unsafeAcrossOrganizations(q =>
    sql<{ n: number }>`select count(*)::integer as n from ${sql.table(table)} where ${condition}`.execute(q),
  )
  return rows[0]!.n
}

test('prunes what is no longer needed and nothing else', async () => {
  const now = server.clock.now()
  const link = (token_hash: string, expires_at: Date, voided_at: Date | null = null) => ({
    token_hash,
    organization_id: organization.id,
    purpose: 'test',
    subject_id: id,
    expires_at,
    voided_at,
  })
  const reply = (key_hash: string, at: Date) => ({
    organization_id: organization.id,
    call: 'test',
    key_hash,
    request_hash: '',
    at,
  })
  await db.unsafeAcrossOrganizations(async q => {
    await q
      .insertInto('links')
      .values([
        link('expired-long-ago', later(now, -31 * DAY)),
        link('voided-long-ago', later(now, DAY), later(now, -31 * DAY)),
        link('expired', later(now, -DAY)),
        link('good', later(now, DAY)),
      ])
      .execute()
    await q
      .insertInto('idempotent_replies')
      .values([reply('old', later(now, -25 * HOUR)), reply('new', later(now, -23 * HOUR))])
      .execute()
    await q
      .insertInto('rate_windows')
      .values([
        { bucket: 'old', window_start: later(now, -25 * HOUR), used: 1 },
        { bucket: 'new', window_start: later(now, -HOUR), used: 1 },
      ])
      .execute()
  })
  await runScheduled(server, 'platform.prune')
  const links = await db.unsafeAcrossOrganizations(q =>
    q.selectFrom('links').select('token_hash').where('purpose', '=', 'test').orderBy('token_hash').execute(),
  )
  expect(links.map(({ token_hash }) => token_hash)).toEqual(['expired', 'good'])
  expect(await count('idempotent_replies', sql`call = 'test'`)).toBe(1)
  expect(await count('rate_windows', sql`bucket in ('old', 'new')`)).toBe(1)
})

test('prunes more rows than fit in one batch', async () => {
  await db.unsafeAcrossOrganizations(q =>
    sql`insert into rate_windows (bucket, window_start, used)
      select 'many ' || n, now() - interval '2 days', 1 from generate_series(1, 2500) n`.execute(q),
  )
  await runScheduled(server, 'platform.prune')
  expect(await count('rate_windows', sql`bucket like 'many %'`)).toBe(0)
})

test('prunes sessions that ended, and keeps the one in use', async () => {
  const before = await count('sessions')
  await runScheduled(server, 'accounts.prune-sessions')
  expect(await count('sessions')).toBe(before)
  server.clock.advance(25 * HOUR)
  await runScheduled(server, 'accounts.prune-sessions')
  expect(await count('sessions')).toBe(0)
})

test('deletes an organization without an admin after a day, and no other', async () => {
  const unfinished = await server.as()(organizationsContract['organizations.register'], {
    body: { name: 'Never mind' },
  })
  await server.settled()
  const isStored = (organizationId: string) => count('organizations', sql`organization_id = ${organizationId}`)
  await runScheduled(server, 'accounts.delete-unfinished-organizations')
  expect(await isStored(unfinished.id)).toBe(1)
  server.clock.advance(26 * HOUR)
  await runScheduled(server, 'accounts.delete-unfinished-organizations')
  expect(await isStored(unfinished.id)).toBe(0)
  expect(await count('events', sql`organization_id = ${unfinished.id}`)).toBe(0)
  expect(await isStored(organization.id)).toBe(1)
})

test('makes up for a missed run once, however many processes start', async () => {
  let runs = 0
  const missed = task({
    name: 't.missed',
    lane: 'maintenance',
    payload: z.object({}),
    run: async () => void (runs += 1),
  }) as TaskDefinition
  const twoHoursAgo = new Date(Date.now() - 2 * HOUR)
  const when = `${twoHoursAgo.getUTCMinutes()} ${twoHoursAgo.getUTCHours()} * * *`
  // The state of a process that last ran a day ago.
  await db.owner.query(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     values ('t.missed', now() - interval '9 days', now() - interval '26 hours')`,
  )
  const workers = await Promise.all(
    [1, 2, 3].map(() => startWorker(server.services, [], { schedule: [{ task: missed, when, catchUp: true }] })),
  )
  await expect.poll(() => runs, { timeout: 10_000 }).toBe(1)
  await new Promise(resolve => setTimeout(resolve, 2500))
  expect(runs).toBe(1)
  for (const worker of workers) await worker.stop()
})
