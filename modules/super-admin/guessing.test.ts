import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { contentOf } from '#platform/mail/content.ts'
import { startTestServer } from '#tests/api.ts'
import { superAdminContract as calls } from './contract.ts'
import { resetSuperAdmin } from './public.ts'
import { aSuperAdmin, SUPER_ADMIN_PASSWORD } from './super-admin.fixture.ts'

const server = await startTestServer()
const { db } = server.services
const NEW_PASSWORD = 'seven red umbrellas'

/** A call from another address each time, with the cookie that its reply sets. */
async function send(path: string, body: unknown, cookie = '') {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `203.0.${randomBytes(1)[0]}.${randomBytes(1)[0]}`,
      cookie,
    },
    body: JSON.stringify(body),
  })
  const whole = response.headers.get('set-cookie')
  return { status: response.status, json: (await response.json()) as { code?: string; challenge: string }, whole }
}
const nameOf = (cookie: string | null) => cookie!.split(';')[0]!
const logIn = (email: string, password: string, cookie?: string) =>
  send(calls['superAdmin.login'].path, { email, password }, cookie)

/** Completes the first login of a super admin, with the setup of the app. @returns the cookie of the device */
async function firstLogin(email: string): Promise<string | null> {
  const { json } = await logIn(email, SUPER_ADMIN_PASSWORD)
  const { challenge } = json
  const { secret } = await server.as()(calls['superAdmin.startSetup'], { body: { challenge } })
  const timestamp = server.clock.now().getTime()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
  const { status, whole } = await send(calls['superAdmin.secondStep'].path, { challenge, code })
  expect(status).toBe(200)
  return whole
}

/** Guesses from so many addresses that all unknown devices are refused. */
async function guess(email: string): Promise<void> {
  for (let batch = 0; batch <= 10; batch += 1) {
    const tries = await Promise.all(Array.from({ length: 10 }, () => logIn(email, 'wrong')))
    if (tries.every(({ status }) => status === 429)) return
  }
  throw new Error('The guesses were not limited.')
}

test('guesses from many addresses do not lock out a device that has logged in before', async () => {
  const { email } = await aSuperAdmin(server)
  const whole = await firstLogin(email)
  expect(whole).toMatch(/; Path=\/super-admin\/auth; Max-Age=15552000; HttpOnly; SameSite=Strict$/)
  const cookie = nameOf(whole)
  await guess(email)
  expect((await logIn(email, SUPER_ADMIN_PASSWORD)).status).toBe(429)
  expect((await logIn(email, SUPER_ADMIN_PASSWORD, cookie)).json.code).toBe('two_factor_required')
})

test('a known device has a limit too, and counts for its account and password only', async () => {
  const { email } = await aSuperAdmin(server)
  const cookie = nameOf(await firstLogin(email))
  const statuses: number[] = []
  for (let tries = 0; tries < 11; tries += 1) statuses.push((await logIn(email, 'wrong', cookie)).status)
  expect(statuses).toContain(429)
  // It does not slow down the same person on another device.
  expect((await logIn(email, SUPER_ADMIN_PASSWORD)).status).toBe(403)

  const { email: other } = await aSuperAdmin(server)
  const theirs = nameOf(await firstLogin(other))
  await guess(other)
  const renamed = `${theirs.split('=')[0]}=${cookie.split('=')[1]}`
  expect((await logIn(other, SUPER_ADMIN_PASSWORD, renamed)).status).toBe(429)
  expect(await resetSuperAdmin(db, { email: other, password: NEW_PASSWORD })).toBe(true)
  expect((await logIn(other, NEW_PASSWORD, theirs)).status).toBe(429)
})

test('the password alone does not make a device known', async () => {
  const { email } = await aSuperAdmin(server)
  const { status, whole } = await logIn(email, SUPER_ADMIN_PASSWORD)
  expect({ status, whole }).toEqual({ status: 403, whole: null })
})

test('the device on which an invitation was accepted is known', async () => {
  const { call } = await aSuperAdmin(server)
  const email = `invited-${randomBytes(5).toString('hex')}@example.com`
  await call(calls['superAdmin.invite'], { body: { email, access: 'full' } })
  const mail = await db.unsafeAcrossOrganizations(q =>
    q.selectFrom('platform_mail').selectAll().where('to_address', '=', email).executeTakeFirstOrThrow(),
  )
  const token = /token=([\w-]+)/.exec(contentOf(db.vault, mail).text)![1]!
  const path = calls['superAdmin.acceptInvitation'].path.replace(':token', token)
  const { status, whole } = await send(path, { name: 'Zeno', password: SUPER_ADMIN_PASSWORD })
  expect(status).toBe(201)
  await guess(email)
  expect((await logIn(email, SUPER_ADMIN_PASSWORD)).status).toBe(429)
  expect((await logIn(email, SUPER_ADMIN_PASSWORD, nameOf(whole))).json.code).toBe('two_factor_setup_required')
})
