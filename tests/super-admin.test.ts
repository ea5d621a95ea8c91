import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { permissions } from '#platform/access/policy.ts'
import { isSuperAdminCall } from '#platform/access/super-admins.ts'
import { ADMIN_ROLES } from '#platform/access/roles.ts'
import { HOUR } from '#platform/clock/clock.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { superAdminContract } from '#modules/super-admin/contract.ts'
import { aSuperAdmin } from '#modules/super-admin/super-admin.fixture.ts'
import { anInvitation } from '#modules/interview-room/room.fixture.ts'
import { startTestServer } from './api.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan } from './factories.ts'

// The two areas are apart: no token of one opens a call of the other. The calls are read from the server, so that new ones are included.
const server = await startTestServer()
const owner = await anOrganization(server)
await onLargestPlan(server, owner)
const job = await anOpenJob(owner)
const application = await anApplication(server, owner, job)
const superAdmin = await aSuperAdmin(server)
const readOnly = await aSuperAdmin(server, 'read')

const named = (list: readonly Endpoint[]) =>
  list.map(endpoint => ({ endpoint, name: `${endpoint.method} ${endpoint.path}` }))
const ofSuperAdmins = named(server.app.served.filter(({ who }) => isSuperAdminCall(who)))
const ofOrganizations = named(server.app.served.filter(({ who }) => (permissions as string[]).includes(who)))
const byLink = named(server.app.served.filter(({ who }) => who.startsWith('link:')))

async function send({ method, path }: Endpoint, token: string | null) {
  const response = await fetch(server.url + path.replaceAll(/:[A-Za-z_]+/g, () => randomUUID()), {
    method,
    headers: {
      accept: 'application/json',
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(method !== 'GET' && { body: '{}' }),
  })
  const { code } = (await response.json()) as { code?: string }
  return { status: response.status, code }
}

const REFUSED = { status: 401, code: 'unauthorized' }

/** Tokens that must open nothing here. */
const foreign: [string, string | null][] = [
  ['no token', null],
  ['a forged token', 'x'.repeat(43)],
  ['a token with one letter changed', `${superAdmin.token.slice(0, -1)}${superAdmin.token.endsWith('A') ? 'B' : 'A'}`],
  ['a candidate’s status link', application.statusToken],
  ['the link of an AI interview', (await anInvitation(server, owner, job)).token],
  ['the session of an owner', owner.token],
]
for (const role of ADMIN_ROLES.filter(one => one !== 'owner'))
  foreign.push([`the session of a person with the role ${role}`, (await aColleague(server, owner, role)).token])

const ended = await aSuperAdmin(server)
await ended.call(superAdminContract['superAdmin.logout'], {})
foreign.push(['an ended session', ended.token])

test('there are calls of each kind', () => {
  expect(ofSuperAdmins.length).toBeGreaterThan(3)
  expect(ofOrganizations.length).toBeGreaterThan(100)
})

describe.each(foreign)('%s', (_name, token) => {
  test.each(ofSuperAdmins)('does not open $name', async ({ endpoint }) => {
    expect(await send(endpoint, token)).toEqual(REFUSED)
  })
})

test.each(ofOrganizations)('a super admin’s token does not open $name', async ({ endpoint }) => {
  expect(await send(endpoint, superAdmin.token)).toEqual(REFUSED)
})

test.each(byLink)('a super admin’s token is not the link of $name', async ({ endpoint }) => {
  expect([401, 404]).toContain((await send(endpoint, superAdmin.token)).status)
})

test.each(ofSuperAdmins.filter(({ endpoint }) => endpoint.who === 'super_admin.full'))(
  'read-only access does not allow $name',
  async ({ endpoint }) => {
    expect(await send(endpoint, readOnly.token)).toEqual({ status: 403, code: 'read_only' })
  },
)

test('a call that is not a GET needs full access, except for logging out and previews', () => {
  const changing = ofSuperAdmins.filter(
    ({ endpoint }) => endpoint.method !== 'GET' && endpoint.who === 'super_admin.read',
  )
  expect(changing.map(({ name }) => name)).toEqual([
    'POST /super-admin/auth/logout',
    'POST /super-admin/plans/:id/preview',
  ])
})

test('an expired session opens nothing', async () => {
  server.clock.advance(8 * HOUR)
  for (const { endpoint, name } of ofSuperAdmins)
    expect({ name, ...(await send(endpoint, superAdmin.token)) }).toEqual({ name, ...REFUSED })
})
