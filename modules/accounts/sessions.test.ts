import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '#platform/clock/clock.ts'
import { auditContract } from '#modules/audit/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anOrganization, onLargestPlan, PASSWORD } from '#tests/factories.ts'
import { accountsContract as calls } from './contract.ts'

const server = await startTestServer()
const CHROME_ON_WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'

/** Signs in as a browser does. @returns the caller of the new session */
async function signInWith(email: string, userAgent: string) {
  const response = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  expect(response.status).toBe(200)
  const { access_token } = (await response.json()) as { access_token: string }
  return server.as(access_token)
}

const open = (call: ReturnType<typeof server.as>) =>
  call(calls['sessions.list'], {}).then(
    () => true,
    () => false,
  )

test('lists the devices of the person, this one first, with what the browser says about itself', async () => {
  const organization = await anOrganization(server)
  server.clock.advance(10 * MINUTE)
  const laptop = await signInWith(organization.email, CHROME_ON_WINDOWS)
  server.clock.advance(HOUR)
  const { items } = await laptop(calls['sessions.list'], {})
  expect(items).toHaveLength(2)
  expect(items[0]).toMatchObject({ browser: 'Chrome', system: 'Windows', current: true })
  expect(items[1]).toMatchObject({ browser: null, system: null, current: false })
  const [mine, other] = items.map(one => ({ started: Date.parse(one.started_at), seen: Date.parse(one.seen_at) }))
  expect(mine!.seen - mine!.started).toBeGreaterThanOrEqual(HOUR)
  expect(other!.seen).toBeLessThan(mine!.seen)
  expect(JSON.stringify(items)).not.toContain('token')
})

test('leaves out sessions that have ended without a logout', async () => {
  const organization = await anOrganization(server)
  server.clock.advance(12 * HOUR + MINUTE)
  const laptop = await signInWith(organization.email, CHROME_ON_WINDOWS)
  const { items } = await laptop(calls['sessions.list'], {})
  expect(items.map(({ current }) => current)).toEqual([true])
})

test('ends one session, and the audit log says so', async () => {
  const organization = await anOrganization(server)
  const stolen = await signInWith(organization.email, CHROME_ON_WINDOWS)
  const { items } = await organization.call(calls['sessions.list'], {})
  const sessionId = items.find(({ browser }) => browser === 'Chrome')!.id
  await organization.call(calls['sessions.end'], { params: { sessionId } })
  expect(await open(stolen)).toBe(false)
  expect(await open(organization.call)).toBe(true)
  await expect(organization.call(calls['sessions.end'], { params: { sessionId } })).rejects.toMatchObject({
    status: 404,
  })
  const log = await organization.call(auditContract['audit.list'], { query: {} })
  expect(log.items[0]).toMatchObject({ event: 'admin.sessions_ended', facts: { count: 1 } })
})

test('ends all other sessions, and only those of the person', async () => {
  const organization = await anOrganization(server)
  await onLargestPlan(server, organization)
  const colleague = await aColleague(server, organization, 'recruiter')
  const others = [
    await signInWith(organization.email, CHROME_ON_WINDOWS),
    await signInWith(organization.email, CHROME_ON_WINDOWS),
  ]
  expect(await organization.call(calls['sessions.endOthers'], {})).toEqual({ ended: 2 })
  expect(await organization.call(calls['sessions.endOthers'], {})).toEqual({ ended: 0 })
  for (const other of others) expect(await open(other)).toBe(false)
  expect(await open(organization.call)).toBe(true)
  expect(await open(colleague.call)).toBe(true)
})

test('a colleague cannot end the session of somebody else', async () => {
  const organization = await anOrganization(server)
  await onLargestPlan(server, organization)
  const colleague = await aColleague(server, organization, 'admin')
  const { items } = await colleague.call(calls['sessions.list'], {})
  await expect(organization.call(calls['sessions.end'], { params: { sessionId: items[0]!.id } })).rejects.toMatchObject(
    { status: 404 },
  )
  expect(await open(colleague.call)).toBe(true)
})
