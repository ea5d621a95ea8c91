import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestServer } from '#tests/api.ts'
import { anOrganization } from '#tests/factories.ts'
import { once } from './idempotency.ts'
import { newId } from './id.ts'
import { json } from './tables.ts'

const server = await startTestServer()
const { db } = server.services
const mine = await anOrganization(server)
const theirs = await anOrganization(server)
await server.settled()
const org = db.forOrganization(mine.id)

const event = (organization_id: string, name = 'test.happened') => ({
  organization_id,
  id: newId(),
  name,
  subject_id: null,
  actor_kind: 'system' as const,
  actor_id: null,
  data: '{}',
  at: new Date(),
})

test('reports the state of its services and its engines', async () => {
  const status = (await (await fetch(`${server.url}/status`)).json()) as Record<string, unknown>
  expect(status).toMatchObject({
    status: 'up',
    database: 'up',
    queue: 'up',
    storage: 'up',
    engines: { language: 'built-in', voice: 'offline', mail: 'mailbox' },
  })
})

test('stores JSON of any text, typed escapes and halves of characters included', async () => {
  const text = 'typed \\u0000 and \\ud83d, real \0, half \ud83d, entire \u{1F4CE}'
  const { rows } = await db.owner.query<{ stored: unknown }>('select $1::jsonb as stored', [json({ text })])
  expect(rows[0]!.stored).toEqual({ text: 'typed \\u0000 and \\ud83d, real , half , entire \u{1F4CE}' })
})

test('IDs are unique and sort by creation time', () => {
  const ids = Array.from({ length: 2000 }, (_, index) => newId(1_700_000_000_000 + index))
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(2000)
  for (const id of ids) expect(id).toMatch(/^018bcfe5-6[0-9a-f]{3}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('IDs of the same millisecond sort as they were made, and cannot be guessed', () => {
  const now = 1_700_000_000_000
  const ids = Array.from({ length: 5000 }, () => newId(now))
  expect(ids).toEqual(ids.toSorted())
  const numbers = ids.map(id => BigInt(`0x${id.replaceAll('-', '')}`))
  const steps = numbers.slice(1).map((number, index) => number - numbers[index]!)
  expect(new Set(steps).size).toBe(steps.length)
  newId(now + 1)
  expect(newId(now).slice(0, 13)).toBe(ids[0]!.slice(0, 13))
})

test('a handle sees only its own organization, even if a query does not filter by it', async () => {
  const [organizations] = await org.read(q => [q.selectFrom('organizations').select('organization_id')])
  expect(organizations).toEqual([{ organization_id: mine.id }])
  const [others] = await org.read(q => [
    q.selectFrom('organizations').selectAll().where('organization_id', '=', theirs.id),
  ])
  expect(others).toEqual([])
})

test('a handle cannot write to another organization', async () => {
  await expect(org.write(tx => tx.q.insertInto('events').values(event(theirs.id)).execute())).rejects.toThrow(
    /row-level security/,
  )
  const changed = await org.write(tx =>
    tx.q.updateTable('organizations').set({ name: 'Taken over' }).executeTakeFirst(),
  )
  expect(changed.numUpdatedRows).toBe(1n)
  const rows = await db.unsafeAcrossOrganizations(q =>
    q.selectFrom('organizations').select('name').where('organization_id', '=', theirs.id).execute(),
  )
  expect(rows[0]?.name).not.toBe('Taken over')
})

test('a thousand interleaved reads on few connections never mix organizations', async () => {
  const reads = Array.from({ length: 1000 }, (_, index) => (index % 2 === 0 ? mine : theirs))
  const seen = await Promise.all(
    reads.map(async ({ id }, index) => {
      const handle = db.forOrganization(id)
      // Some fail in the middle: their connection goes back to the pool and must carry nothing with it.
      if (index % 50 === 0)
        await handle.write(async tx => tx.q.insertInto('events').values(event(randomUUID())).execute()).catch(() => {})
      const [rows] = await handle.read(q => [q.selectFrom('admins').select('organization_id')])
      return rows.every(row => row.organization_id === id) && rows.length > 0
    }),
  )
  expect(seen.every(Boolean)).toBe(true)
})

test('an error rolls back everything, including recorded events', async () => {
  const before = await org.read(q => [
    q.selectFrom('events').select('id').where('name', '=', 'organization.registered'),
  ])
  await expect(
    org.write(async tx => {
      await tx.emit('organization.registered', null, {}, { kind: 'system' })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(
    await org.read(q => [q.selectFrom('events').select('id').where('name', '=', 'organization.registered')]),
  ).toEqual(before)
})

test('a connection keeps the statements that come again, but none with a long list of values', async () => {
  const kept = await org.write(async ({ q }) => {
    const named = (names: number) =>
      q
        .selectFrom('events')
        .select('subject_id')
        .where('name', 'in', Array.from({ length: names }, String))
    for (const names of [2, 2, 500]) await named(names).execute()
    const { rows } = await sql<{ places: number }>`
      select regexp_count(statement, '\\$') as places from pg_prepared_statements
      where statement like 'select "subject_id" from "events" where "name" in %'`.execute(q)
    return rows
  })
  expect(kept).toEqual([{ places: 2 }])
})

test('events cannot be changed', async () => {
  await org.write(tx => tx.q.insertInto('events').values(event(mine.id)).execute())
  await expect(org.write(tx => tx.q.updateTable('events').set({ name: 'rewritten' }).execute())).rejects.toThrow(
    /permission denied/,
  )
  await expect(org.write(tx => tx.q.deleteFrom('events').execute())).rejects.toThrow(/permission denied/)
})

test('an organization cannot read the platform’s own tables', async () => {
  for (const table of ['sessions', 'sign_in_addresses', 'platform_keys', 'rate_windows'] as const) {
    await expect(org.read(q => [q.selectFrom(table).selectAll()])).rejects.toThrow(/permission denied/)
  }
})

test('work with a key runs once, even for simultaneous requests', async () => {
  let done = 0
  const attempt = () =>
    org.write(tx =>
      once(tx, { call: 'test', key: 'k1', request: { a: 1 }, now: new Date() }, async () => ({ number: (done += 1) })),
    )
  const all = await Promise.all(Array.from({ length: 12 }, attempt))
  expect(done).toBe(1)
  expect(all.map(({ reply }) => reply)).toEqual(Array.from({ length: 12 }, () => ({ number: 1 })))
  expect(all.filter(({ replayed }) => !replayed)).toHaveLength(1)
  await expect(
    org.write(tx => once(tx, { call: 'test', key: 'k1', request: { a: 2 }, now: new Date() }, async () => 1)),
  ).rejects.toMatchObject({ code: 'key_reused' })
})

test('work that failed with a key runs at the next attempt', async () => {
  const attempt = (fail: boolean) =>
    org.write(tx =>
      once(tx, { call: 'test', key: 'k2', request: {}, now: new Date() }, async () => {
        if (fail) throw new Error('first')
        return 'done'
      }),
    )
  await expect(attempt(true)).rejects.toThrow('first')
  expect(await attempt(false)).toEqual({ reply: 'done', replayed: false })
})

test('the reference lists every call, and its page opens', async () => {
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    openapi: string
    paths: Record<string, Record<string, unknown>>
  }
  expect(document.openapi).toBe('3.1.0')
  for (const { method, path } of server.app.served) {
    expect(
      document.paths[path.replaceAll(/:([A-Za-z_]+)/g, '{$1}')]?.[method.toLowerCase()],
      `${method} ${path}`,
    ).toBeDefined()
  }
  const page = await fetch(`${server.url}/api/docs`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('swagger')
  expect(await (await fetch(`${server.url}/api/docs/json`)).json()).toEqual(document)
})

test('every reply has the security headers', async () => {
  for (const path of ['/status', '/api/nothing', '/api/organizations', '/login']) {
    const { headers } = await fetch(server.url + path, {
      headers: { accept: path === '/login' ? 'text/html' : 'application/json' },
    })
    expect(headers.get('content-security-policy'), path).toMatch(/script-src 'self';/)
    expect(headers.get('content-security-policy')).toMatch(/object-src 'none'/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  }
})

test('/status says which engine is in use, and what it can and cannot do', async () => {
  const { engines, abilities } = (await (await fetch(`${server.url}/status`)).json()) as {
    engines: Record<string, string>
    abilities: { purpose: string; engine: string; can: string; cannot: string }[]
  }
  expect(engines).toMatchObject({ language: 'built-in', reading: 'built-in', interviewing: 'built-in' })
  expect(abilities.map(({ purpose, engine }) => `${purpose} ${engine}`)).toEqual([
    'reading built-in',
    'evaluating built-in',
    'interviewing built-in',
  ])
  for (const { can, cannot } of abilities)
    expect([can, cannot]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)])
})

test('an unknown path and an unknown ID have different replies', async () => {
  expect(await (await fetch(`${server.url}/api/nothing`)).json()).toMatchObject({ status: 404, code: 'no_such_call' })
  const response = await fetch(`${server.url}/api/organizations/job_openings/${newId()}`, {
    headers: { authorization: `Bearer ${mine.token}` },
  })
  expect(await response.json()).toMatchObject({ status: 404, code: 'not_found' })
})

test('normalizes doubled and trailing slashes before authorization', async () => {
  for (const path of ['/api//organizations', '//api/organizations/', '/api/organizations///']) {
    expect((await fetch(server.url + path)).status, path).toBe(401)
    expect((await fetch(server.url + path, { headers: { authorization: `Bearer ${mine.token}` } })).status, path).toBe(
      200,
    )
  }
})
