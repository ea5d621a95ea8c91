import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { can, type Permission, permissions, seesAllJobs } from '#platform/access/policy.ts'
import { ADMIN_ROLES, type AdminRole } from '#platform/access/roles.ts'
import { hashToken, newToken } from '#platform/auth/secrets.ts'
import { HOUR, later } from '#platform/clock/clock.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/db/id.ts'
import { json } from '#platform/db/tables.ts'
import { paths } from '#apps/web/paths.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import type { TeamRole } from '#modules/jobs/policy.ts'
import { startTestServer } from './api.ts'
import { anApplication, anOpenJob, anOrganization } from './factories.ts'
import { bodyFor, idsFor } from './matrix-inputs.ts'
import { RECRUITING_CALLS, RECRUITING_PAGES } from './recruiting-calls.ts'

// Every call of the product by every role: 403 without the permission, and 404 outside the hiring team.
const server = await startTestServer()
const organization = await anOrganization(server)
const job = await anOpenJob(organization)
const application = await anApplication(server, organization, job)
const second = await anApplication(server, organization, job)
const otherJob = await anOpenJob(organization, { title: 'Product Designer' }).catch(() => null)
await server.settled()
const { paths: documented } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
  paths: Record<string, object>
}
const ids = await idsFor(server, organization, { job, application })
const org = server.services.db.forOrganization(organization.id)

/** A signed-in colleague with a role, on the job's hiring team or not, with a role on the job if it is not their own. */
async function aColleague(role: AdminRole, onTeam: boolean, onJob?: TeamRole): Promise<string> {
  const id = newId()
  const token = newToken()
  const now = server.clock.now()
  await org.write(async tx => {
    const owner = await tx.q
      .selectFrom('admins')
      .selectAll()
      .where('organization_id', '=', organization.id)
      .where('id', '=', organization.adminId)
      .executeTakeFirstOrThrow()
    const email = `${role}-${randomBytes(4).toString('hex')}@example.com`
    await tx.q
      .insertInto('admins')
      .values({ ...owner, id, role, email })
      .execute()
    if (onTeam) {
      const { hiring_team, team_roles } = await tx.q
        .selectFrom('job_openings')
        .select(['hiring_team', 'team_roles'])
        .where('organization_id', '=', organization.id)
        .where('id', '=', job.id)
        .executeTakeFirstOrThrow()
      await tx.q
        .updateTable('job_openings')
        .set({
          hiring_team: json([...hiring_team, id]),
          ...(onJob && { team_roles: json({ ...team_roles, [id]: onJob }) }),
        })
        .where('organization_id', '=', organization.id)
        .where('id', '=', job.id)
        .execute()
    }
  })
  await server.services.db.unsafeAcrossOrganizations(q =>
    q
      .insertInto('sessions')
      .values({
        token_hash: hashToken(token),
        organization_id: organization.id,
        admin_id: id,
        seen_at: now,
        expires_at: later(now, 12 * HOUR),
      })
      .execute(),
  )
  return token
}

const known = new Map<string, Promise<string>>()

/** The same colleague each time, for calls that change nothing. */
function theColleague(role: AdminRole, onTeam: boolean, onJob?: TeamRole): Promise<string> {
  const key = [role, onTeam, onJob].join(' ')
  const token = known.get(key) ?? aColleague(role, onTeam, onJob)
  known.set(key, token)
  return token
}

/** Calls that need a query. */
const QUERIES: Record<string, string> = {
  '/api/summary': `?application_id=${application.application_id}`,
  '/api/analyze': `?job_id=${job.id}`,
  '/api/analyze/comparison': `?job_id=${job.id}&application_ids=${application.application_id},${second.application_id}`,
  '/api/organizations/bookings/:id/check': '?start_at=2030-01-07T10:00:00Z',
  '/api/candidates/merges/preview': `?kept=${application.candidate_uuid}&merged=${second.candidate_uuid}`,
  '/api/organizations/free-slots': `?interviewer=${organization.adminId}&minutes=30`,
}

/** What belongs to one person, so that these colleagues do not find it. */
const OWN = ['/api/practice-interviews/:id']

async function send(endpoint: Endpoint, token: string): Promise<{ status: number; code?: string }> {
  const path = endpoint.path.replaceAll(/:([A-Za-z_]+)/g, (_, param: string) =>
    encodeURIComponent(ids(endpoint, param)),
  )
  const query = QUERIES[endpoint.path] ?? ''
  const { body, headers } = bodyFor(endpoint, ids)
  const controller = new AbortController()
  const response = await fetch(`${server.url}${path}${query}`, {
    method: endpoint.method,
    headers: { accept: 'application/json', authorization: `Bearer ${token}`, ...headers },
    body,
    signal: controller.signal,
  })
  const { status } = response
  const problem = status >= 400 ? ((await response.json()) as { code?: string }) : {}
  controller.abort()
  return { status, code: problem.code }
}

const guarded = server.app.served.filter(({ who }) => (permissions as string[]).includes(who))
const named = (list: readonly Endpoint[]) =>
  list.map(endpoint => ({ endpoint, name: `${endpoint.method} ${endpoint.path}` }))

describe.each(ADMIN_ROLES)('%s', role => {
  const refused = guarded.filter(({ who }) => !can(role, who as Permission))
  const scoped = guarded.filter(({ who, about }) => can(role, who as Permission) && about)
  const allowed = guarded.filter(({ who, method }) => can(role, who as Permission) && method === 'GET')
  const found = allowed.filter(({ path }) => !OWN.includes(path))

  test.each(named(refused))('$name is rejected', async ({ endpoint }) => {
    expect(await send(endpoint, await theColleague(role, true))).toEqual({ status: 403, code: 'role_needed' })
  })

  if (!seesAllJobs(role))
    test.each(named(scoped))('$name has a 404 for a job outside the scope', async ({ endpoint }) => {
      expect(await send(endpoint, await theColleague(role, false))).toEqual({ status: 404, code: 'not_found' })
    })

  test.each(named(allowed.filter(one => !found.includes(one))))(
    '$name is not found by others',
    async ({ endpoint }) => {
      expect(await send(endpoint, await theColleague(role, true))).toEqual({ status: 404, code: 'not_found' })
    },
  )

  test.each(named(found))('$name has a reply', async ({ endpoint }) => {
    expect((await send(endpoint, await theColleague(role, true))).status).toBeLessThan(300)
  })
})

describe('the calls of the recruiter’s day', () => {
  const patternOf = ({ method, path }: Endpoint) => `${method} ${path.replaceAll(/:([A-Za-z_]+)/g, '{$1}')}`

  test.each(RECRUITING_CALLS)('%s is served, documented, and refused to everyone else', async (called, callers) => {
    const endpoint = server.app.served.find(one => patternOf(one) === called)
    expect(endpoint).toBeDefined()
    const [method, path] = called.split(' ') as [string, string]
    expect(Object.keys(documented[path] ?? {})).toContain(method.toLowerCase())
    const { who } = endpoint!
    if (typeof callers === 'string') {
      expect(who).toMatch(callers === 'link' ? /^link:/ : /^anyone$/)
      return
    }
    expect((await send(endpoint!, 'unknown')).status).toBe(401)
    for (const role of ADMIN_ROLES.filter(one => !callers.includes(one)))
      expect({ role, ...(await send(endpoint!, await theColleague(role, true))) }).toEqual({
        role,
        status: 403,
        code: 'role_needed',
      })
    expect(ADMIN_ROLES.filter(role => can(role, who as Permission))).toEqual([...callers])
  })

  test('the path to create a job may have a doubled slash', async () => {
    const created = await fetch(`${server.url}/api/organizations//job_openings`, { method: 'POST' })
    expect(created.status).toBe(401)
  })

  test.each(RECRUITING_PAGES)('the page %s has this address', (address, name) => {
    expect(paths[name].pattern).toBe(address)
  })
})

describe.each(['hiring_manager', 'interviewer'] as const)('a %s without a hiring team', role => {
  test('sees no job, no application and no count', async () => {
    const call = server.as(await aColleague(role, false))
    expect((await call(jobsContract['jobs.list'], {})).items).toEqual([])
    expect((await call(applicationsContract['applications.list'], { query: {} })).items).toEqual([])
    expect(await call(applicationsContract['applications.dashboard'], {})).toMatchObject({ total: 0, by_job: [] })
  })

  test('sees only what they are assigned to', async () => {
    const call = server.as(await aColleague(role, true))
    expect((await call(jobsContract['jobs.list'], {})).items.map(({ id }) => id)).toEqual([job.id])
    expect(otherJob?.id).not.toBe(job.id)
    const { items } = await call(applicationsContract['applications.list'], { query: {} })
    expect(items.map(({ id }) => id)).toEqual([second.application_id, application.application_id])
  })
})

test('a hiring manager can edit their own job, but not publish or close it', async () => {
  const call = server.as(await aColleague('hiring_manager', true))
  const edit = (body: object) => call(jobsContract['jobs.edit'], { params: { jobId: job.id }, body })
  expect(await edit({ department: 'Platform' })).toMatchObject({ department: 'Platform' })
  await expect(edit({ status: 'closed' })).rejects.toMatchObject({ status: 403, code: 'role_needed' })
})

const scoped = guarded.filter(({ who, about }) => can('hiring_manager', who as Permission) && about)
const decisions = scoped.filter(({ who }) => !can('interviewer', who as Permission))

describe('a hiring manager who is an interviewer on a job', () => {
  test('has no decision that is missing here', () => {
    expect(decisions.length).toBeGreaterThan(40)
  })

  // Nobody asked for an accommodation here.
  const about = decisions.filter(one => !('accommodation' in (one.about ?? {})))
  test.each(named(about))('$name is rejected', async ({ endpoint }) => {
    const token = await theColleague('hiring_manager', true, 'interviewer')
    expect(await send(endpoint, token)).toEqual({ status: 403, code: 'role_on_job_needed' })
  })

  test.each(named(scoped.filter(one => one.method === 'GET' && !decisions.includes(one) && !OWN.includes(one.path))))(
    '$name has a reply',
    async ({ endpoint }) => {
      const token = await theColleague('hiring_manager', true, 'interviewer')
      expect((await send(endpoint, token)).status).toBeLessThan(300)
    },
  )
})

test('the role on a job takes nothing from owners, admins and recruiters', async () => {
  for (const role of ADMIN_ROLES.filter(seesAllJobs)) {
    const call = server.as(await aColleague(role, true, 'interviewer'))
    const tags = [role]
    await call(applicationsContract['applications.edit'], {
      params: { id: application.application_id },
      body: { tags },
    })
  }
})

// Last, because they change the application.
describe('a hiring manager of a job', () => {
  test.each(named(decisions))('may $name', async ({ endpoint }) => {
    expect((await send(endpoint, await aColleague('hiring_manager', true, 'hiring_manager'))).status).not.toBe(403)
  })
})
