import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { linkIn, startTestServer } from '#tests/api.ts'
import { passwordWork as work } from '#tests/counted-argon2.ts'
import { anOrganization, PASSWORD } from '#tests/factories.ts'
import { accountsContract as calls } from './contract.ts'

const server = await startTestServer()
const call = server.as()
const anAddress = () => `g-${randomBytes(5).toString('hex')}@example.com`
const somewhere = () => `203.0.${randomBytes(1)[0]}.${randomBytes(1)[0]}`

/** The bytes of a reply: everything that an attacker can compare. */
async function raw(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': somewhere(), ...headers },
    body: JSON.stringify(body),
  })
  const json = (await response.json()) as Record<string, unknown>
  return { status: response.status, json, cookie: response.headers.get('set-cookie') }
}
const login = (email: string, password: string, headers?: Record<string, string>) =>
  raw(calls['accounts.login'].path, { email, password }, headers)
const nameOf = (cookie: string | null) => cookie!.split(';')[0]!

/** IDs and times differ in every reply. Everything else must be the same. */
const comparable = ({ status, json }: Awaited<ReturnType<typeof raw>>) => ({
  status,
  ...json,
  id: typeof json['id'],
  request_id: typeof json['request_id'],
  organization_id: typeof json['organization_id'],
  email: typeof json['email'],
})

async function register(email: string, name = 'Somebody New') {
  const { id } = await call(organizationsContract['organizations.register'], { body: { name: 'Newcomers' } })
  const body = { organization_id: id, name, email, password: 'another calm owl sits' }
  return { id, answer: await raw(calls['accounts.registerAdmin'].path, body) }
}

test('limits password attempts from many addresses without locking out a known device', async () => {
  const { email } = await anOrganization(server)
  const cookie = nameOf((await login(email, PASSWORD)).cookie)
  const statuses: number[] = []
  for (let batch = 0; batch < 13; batch += 1) {
    const tries = await Promise.all(Array.from({ length: 10 }, () => login(email, 'wrong wrong wrong')))
    statuses.push(...tries.map(({ status }) => status))
  }
  // 100 per hour for all unknown devices. The person has logged in twice.
  expect(statuses.filter(status => status === 401)).toHaveLength(98)
  expect(statuses.at(-1)).toBe(429)
  expect((await login(email, PASSWORD)).status).toBe(429)
  expect((await login(email, PASSWORD, { cookie })).status).toBe(200)
}, 60_000)

test('one address cannot lock an account for other addresses', async () => {
  const { email } = await anOrganization(server)
  const attacker = { 'x-forwarded-for': '192.0.2.77' }
  const statuses: number[] = []
  for (let tries = 0; tries < 11; tries += 1) statuses.push((await login(email, 'wrong wrong wrong', attacker)).status)
  expect(statuses).toContain(429)
  expect((await login(email, PASSWORD)).status).toBe(200)
})

test('the IPv6 addresses of one network cannot lock an account for other addresses', async () => {
  const { email } = await anOrganization(server)
  const statuses: number[] = []
  for (let host = 1; host <= 11; host += 1) {
    const attacker = { 'x-forwarded-for': `2001:db8:1:2::${host.toString(16)}` }
    statuses.push((await login(email, 'wrong wrong wrong', attacker)).status)
  }
  expect(statuses).toContain(429)
  expect((await login(email, PASSWORD)).status).toBe(200)
})

test('a known device has a limit too, and its cookie does not authenticate', async () => {
  const { email } = await anOrganization(server)
  const other = await anOrganization(server)
  const { cookie: whole } = await login(email, PASSWORD)
  expect(whole).toMatch(/; Path=\/api\/auth; Max-Age=15552000; HttpOnly; SameSite=Strict$/)
  const cookie = nameOf(whole)
  expect((await login(email, 'wrong wrong wrong', { cookie })).status).toBe(401)
  const statuses: number[] = []
  for (let tries = 0; tries < 11; tries += 1)
    statuses.push((await login(email, 'wrong wrong wrong', { cookie })).status)
  expect(statuses).toContain(429)
  // Has its own limit, which does not slow down the same person on another device.
  expect((await login(email, PASSWORD)).status).toBe(200)
  // The renamed cookie of another account does not make the device known.
  const theirs = nameOf((await login(other.email, PASSWORD)).cookie)
  const renamed = `${cookie.split('=')[0]}=${theirs.split('=')[1]}`
  const refused: number[] = []
  for (let tries = 0; tries < 11; tries += 1)
    refused.push((await login(email, 'wrong', { cookie: renamed, 'x-forwarded-for': '192.0.2.78' })).status)
  expect(refused).toContain(429)
})

test('a new password ends a lockout and makes old devices unknown', async () => {
  const { email } = await anOrganization(server)
  const old = nameOf((await login(email, PASSWORD)).cookie)
  await Promise.all(Array.from({ length: 110 }, () => login(email, 'wrong wrong wrong')))
  expect((await login(email, PASSWORD)).status).toBe(429)
  await call(calls['accounts.forgotPassword'], { body: { email } })
  const mail = (await server.mailsTo(email)).find(({ text }) => text.includes('reset-password'))
  const token = new URL(linkIn(mail!.text, 'reset-password')).searchParams.get('token')!
  const reset = await raw(calls['accounts.resetPassword'].path, { token, password: 'a new and calm owl' })
  const statuses = [
    (await login(email, 'a new and calm owl', { cookie: old })).status,
    (await login(email, 'a new and calm owl', { cookie: nameOf(reset.cookie) })).status,
  ]
  expect(statuses).toEqual([429, 200])
}, 60_000)

test('registering has the same reply and does the same work for an address with an account', async () => {
  const { email, id: ownId } = await anOrganization(server, 'Their Own')
  work.hash = 0
  const known = await register(email)
  const hashes = work.hash
  work.hash = 0
  const fresh = anAddress()
  const unknown = await register(fresh)
  expect(comparable(known.answer)).toEqual(comparable(unknown.answer))
  expect(known.answer.status).toBe(201)
  expect([hashes, work.hash]).toEqual([1, 1])

  // The next steps do not differ either: logging in with the new password, requesting the e-mail again.
  for (const password of ['another calm owl sits', 'a wrong calm owl'])
    expect(comparable(await login(email, password))).toEqual(comparable(await login(fresh, password)))
  const again = (id: string) => raw(calls['accounts.verifyEmail'].path, { organizationId: id })
  expect({ ...comparable(await again(known.id)), detail: '' }).toEqual({
    ...comparable(await again(unknown.id)),
    detail: '',
  })

  // Only the owner of the address learns it, from their own organization.
  const [told] = await server.mailsTo(email)
  expect(told).toMatchObject({ subject: 'You already have an Evenhand account' })
  expect(told!.text).toContain('/login')
  expect(told!.text).toContain('Their Own')
  expect(told!.text).not.toContain('Newcomers')
  expect((await server.mailsTo(email)).filter(({ text }) => text.includes('verify-email'))).toHaveLength(1)
  expect((await server.mailsTo(fresh))[0]!.text).toContain('verify-email')
  const session = await call(calls['accounts.login'], { body: { email, password: PASSWORD } })
  expect(session.organization.id).toBe(ownId)
})

test('login always compares two password hashes', async () => {
  const { email } = await anOrganization(server)
  const unconfirmed = anAddress()
  await register(unconfirmed)
  for (const address of [email, unconfirmed, anAddress()]) {
    work.verify = 0
    expect((await login(address, 'a wrong calm owl')).status).toBe(401)
    expect(work.verify, address).toBe(2)
  }
})

test('only the newest of several unconfirmed registrations counts', async () => {
  const email = anAddress()
  const first = await register(email)
  const second = await register(email)
  const { json } = await login(email, 'another calm owl sits')
  expect(json).toMatchObject({ code: 'email_not_verified', organization_id: second.id })
  expect(first.id).not.toBe(second.id)
})

test('requesting a new password has the same reply and takes the same time for an unknown address', async () => {
  const { email } = await anOrganization(server)
  const timed = async (address: string) => {
    const start = performance.now()
    const answer = await raw(calls['accounts.forgotPassword'].path, { email: address })
    return { answer: comparable(answer), ms: performance.now() - start }
  }
  const [known, unknown] = [await timed(email), await timed(anAddress())]
  expect(known.answer).toEqual(unknown.answer)
  for (const { ms } of [known, unknown]) expect(ms).toBeGreaterThanOrEqual(395)
})
