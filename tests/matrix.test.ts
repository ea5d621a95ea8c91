import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { permissions } from '#platform/access/policy.ts'
import { accountsContract } from '#modules/accounts/contract.ts'
import { HOUR } from '#platform/clock/clock.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { startTestServer } from './api.ts'
import { anApplication, anOpenJob, anOrganization, PASSWORD } from './factories.ts'
import { bodyFor, idsFor } from './matrix-inputs.ts'

// Every call of the product, by every caller without access. The calls are read from the server, so that new ones are included.
const server = await startTestServer()
const owner = await anOrganization(server, 'Owner')
const stranger = await anOrganization(server, 'Stranger')
const job = await anOpenJob(owner)
const application = await anApplication(server, owner, job)
await server.settled()
const ids = await idsFor(server, owner, { job, application })

const db = new pg.Pool({ connectionString: server.databaseUrl, max: 1, options: '-c role=evenhand_platform' })
afterAll(() => db.end())

const name = ({ method, path }: Endpoint) => `${method} ${path}`
const all = server.app.served.map(endpoint => ({ endpoint, name: name(endpoint) }))
const guarded = all.filter(({ endpoint }) => (permissions as string[]).includes(endpoint.who))
const byLink = all.filter(({ endpoint }) => endpoint.who.startsWith('link:'))

/** Sends a call with existing ids and a valid body, so that only the caller is wrong. */
async function send(
  endpoint: Endpoint,
  token: string | null,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const path = endpoint.path.replaceAll(/:([A-Za-z_]+)/g, (_, param: string) =>
    encodeURIComponent(ids(endpoint, param)),
  )
  const query =
    endpoint.path === '/api/summary'
      ? `?application_id=${application.application_id}`
      : endpoint.path === '/api/admins/'
        ? `?organization_id=${owner.id}`
        : endpoint.path.endsWith('/bookings/:id/check')
          ? '?start_at=2030-01-07T10:00:00Z'
          : ''
  const { body, headers } = bodyFor(endpoint, ids)
  const response = await fetch(`${server.url}${path}${query}`, {
    method: endpoint.method,
    headers: { accept: 'application/json', ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    body,
  })
  const text = await response.text()
  try {
    return { status: response.status, body: JSON.parse(text) as Record<string, unknown> }
  } catch {
    return { status: response.status, body: {} }
  }
}

// Sessions store when they were last used, which the owner's own calls change.
const { rows: tables } = await db.query<{ name: string }>(
  `select table_name as name from information_schema.columns
   where table_schema = 'public' and column_name = 'organization_id' and table_name <> 'sessions' order by 1`,
)
// One statement for all tables, which the database plans once: there are hundreds of comparisons.
const hashes = tables.map(
  ({ name: table }) =>
    `select '${table}' as name, coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as hash
     from ${table} t where organization_id = $1`,
)
const fingerprints = `${hashes.join(' union all ')} order by name`

/** A fingerprint of all data of an organization, to detect changes. */
async function fingerprint(organizationId: string): Promise<string> {
  const { rows } = await db.query<{ name: string; hash: string }>({
    name: 'fingerprint',
    text: fingerprints,
    values: [organizationId],
  })
  return rows.map(({ name: table, hash }) => `${table}:${hash}`).join('\n')
}

test('the server has all kinds of calls', () => {
  expect(guarded.length).toBeGreaterThan(30)
  expect(byLink.length).toBeGreaterThan(3)
})

test.each(guarded)('$name without a token: 401', async ({ endpoint }) => {
  expect(await send(endpoint, null)).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
})

test.each(guarded)('$name with a garbage token: 401', async ({ endpoint }) => {
  for (const token of ['x'.repeat(43), application.statusToken, `${stranger.token.slice(0, -1)}_`]) {
    expect(await send(endpoint, token)).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
  }
})

test.each(byLink)('$name without a link or with a wrong one: rejected', async ({ endpoint }) => {
  for (const token of [null, 'x'.repeat(43), owner.token]) {
    const { status } = await send(endpoint, token)
    expect([401, 404]).toContain(status)
  }
})

const foreign = guarded.filter(
  ({ endpoint }) =>
    endpoint.params ||
    ['/api/summary', '/api/admins/'].includes(endpoint.path) ||
    bodyFor(endpoint, ids).containsForeignId,
)

test.each(foreign)('$name with another organization’s token: 404 without changes', async ({ endpoint }) => {
  const before = await fingerprint(owner.id)
  const { status, body } = await send(endpoint, stranger.token)
  expect({ status, code: body['code'] }).toEqual({ status: 404, code: 'not_found' })
  expect(await fingerprint(owner.id)).toBe(before)
})

test('an ended session has no access', async () => {
  const session = await server.as()(accountsContract['accounts.login'], {
    body: { email: owner.email, password: PASSWORD },
  })
  await server.as(session.access_token)(accountsContract['accounts.logout'], {})
  for (const { endpoint } of guarded)
    expect((await send(endpoint, session.access_token)).status, name(endpoint)).toBe(401)
})

test('an expired session has no access', async () => {
  server.clock.advance(13 * HOUR)
  for (const { endpoint } of guarded) expect((await send(endpoint, owner.token)).status, name(endpoint)).toBe(401)
})
