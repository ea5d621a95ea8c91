import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { CallError } from '#platform/contract/client.ts'
import { HOUR, MINUTE } from '#platform/clock/clock.ts'
import { startTestServer } from '#tests/api.ts'
import { superAdminContract as calls } from './contract.ts'
import { createSuperAdmin, DEMO_SUPER_ADMIN, ensureDemoSuperAdmin, resetSuperAdmin } from './public.ts'
import { aSuperAdmin, SUPER_ADMIN_PASSWORD } from './super-admin.fixture.ts'

const server = await startTestServer()
const { services, clock } = server
const call = server.as()

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() })

async function problemOf(work: Promise<unknown>): Promise<CallError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(CallError)
  return error as CallError
}

async function challengeOf(email: string, password = SUPER_ADMIN_PASSWORD): Promise<string> {
  const { code, problem } = await problemOf(call(calls['superAdmin.login'], { body: { email, password } }))
  expect(code).toMatch(/^two_factor_(setup_)?required$/)
  return problem['challenge'] as string
}

/** A super admin whose first login set up an app. */
async function withApp(name: string) {
  const email = `${name.toLowerCase()}@example.com`
  await createSuperAdmin(services.db, { name, email, password: SUPER_ADMIN_PASSWORD, access: 'full' }, clock.now())
  const challenge = await challengeOf(email)
  const { secret, uri } = await call(calls['superAdmin.startSetup'], { body: { challenge } })
  expect(uri).toMatch(/^otpauth:\/\/totp\//)
  const reply = await call(calls['superAdmin.secondStep'], { body: { challenge, code: codeOf(secret) } })
  clock.advance(MINUTE)
  return { email, secret, reply, challenge }
}

test('the first login sets up an authenticator app and shows the recovery codes once', async () => {
  const { email, reply, challenge, secret } = await withApp('Rhea')
  expect(reply.recovery_codes).toHaveLength(10)
  expect(await server.as(reply.access_token)(calls['superAdmin.me'], {})).toEqual({
    id: reply.super_admin.id,
    name: 'Rhea',
    email,
    access: 'full',
  })
  expect(
    await problemOf(call(calls['superAdmin.secondStep'], { body: { challenge, code: codeOf(secret) } })),
  ).toMatchObject({
    status: 410,
    code: 'challenge_ended',
  })
  const again = await call(calls['superAdmin.secondStep'], {
    body: { challenge: await challengeOf(email), code: codeOf(secret) },
  })
  expect(again.recovery_codes).toBeNull()
})

test('an app that is set up cannot be replaced by whoever has the password', async () => {
  const { email } = await withApp('Milan')
  const challenge = await challengeOf(email)
  expect(await problemOf(call(calls['superAdmin.startSetup'], { body: { challenge } }))).toMatchObject({
    status: 409,
    code: 'two_factor_on',
  })
})

test('a code is accepted once, a recovery code too', async () => {
  const { email, secret, reply } = await withApp('Oona')
  const code = codeOf(secret)
  await call(calls['superAdmin.secondStep'], { body: { challenge: await challengeOf(email), code } })
  const challenge = await challengeOf(email)
  expect(await problemOf(call(calls['superAdmin.secondStep'], { body: { challenge, code } }))).toMatchObject({
    status: 422,
  })
  const recovery_code = reply.recovery_codes![0]!
  await call(calls['superAdmin.secondStep'], { body: { challenge, recovery_code } })
  const next = await challengeOf(email)
  expect(
    await problemOf(call(calls['superAdmin.secondStep'], { body: { challenge: next, recovery_code } })),
  ).toMatchObject({ status: 422 })
})

test('5 wrong codes lock codes for 15 minutes, also for a new challenge', async () => {
  const { email, secret } = await withApp('Pia')
  const challenge = await challengeOf(email)
  const wrong = () => problemOf(call(calls['superAdmin.secondStep'], { body: { challenge, code: '000000' } }))
  for (let attempt = 1; attempt <= 4; attempt += 1) expect((await wrong()).status).toBe(422)
  expect(await wrong()).toMatchObject({ status: 429, code: 'two_factor_locked' })
  const right = { challenge: await challengeOf(email), code: codeOf(secret) }
  expect((await problemOf(call(calls['superAdmin.secondStep'], { body: right }))).status).toBe(429)
  clock.advance(15 * MINUTE)
  const { access_token } = await call(calls['superAdmin.secondStep'], {
    body: { challenge: await challengeOf(email), code: codeOf(secret) },
  })
  const log = await server.as(access_token)(calls['superAdmin.auditLog'], { query: { topic: 'sign_in' } })
  expect(log.items.filter(({ actor }) => actor.name === 'Pia').map(({ what }) => what)).toEqual([
    'signed in',
    'entered 5 wrong codes; codes are locked for 15 minutes',
    ...Array.from({ length: 4 }, () => 'entered a wrong code'),
    'signed in',
    'set up an authenticator app',
  ])
})

test('a challenge ends after 10 minutes', async () => {
  const { email, secret } = await withApp('Quim')
  const challenge = await challengeOf(email)
  clock.advance(10 * MINUTE)
  expect(
    await problemOf(call(calls['superAdmin.secondStep'], { body: { challenge, code: codeOf(secret) } })),
  ).toMatchObject({ status: 410 })
})

test('a wrong password and an unknown address have the same reply', async () => {
  const { email } = await aSuperAdmin(server)
  const known = await problemOf(call(calls['superAdmin.login'], { body: { email, password: 'wrong' } }))
  const unknown = await problemOf(
    call(calls['superAdmin.login'], { body: { email: 'nobody@example.com', password: 'wrong' } }),
  )
  const shown = ({ status, code, message }: CallError) => ({ status, code, message })
  expect(shown(known)).toEqual(shown(unknown))
  expect(known.status).toBe(401)
})

test('guesses are limited', async () => {
  const { email } = await aSuperAdmin(server)
  const address = { 'x-forwarded-for': '198.51.100.7', 'content-type': 'application/json' }
  const statuses = []
  for (let attempt = 0; attempt < 11; attempt += 1) {
    const { status } = await fetch(`${server.url}/super-admin/auth/login`, {
      method: 'POST',
      headers: address,
      body: JSON.stringify({ email, password: 'wrong' }),
    })
    statuses.push(status)
  }
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
  expect(statuses[10]).toBe(429)
})

test('a session ends after 8 hours, however much it is used, and by logging out', async () => {
  const first = await aSuperAdmin(server)
  for (let hour = 0; hour < 7; hour += 1) {
    clock.advance(HOUR)
    await first.call(calls['superAdmin.me'], {})
  }
  clock.advance(HOUR)
  expect((await problemOf(first.call(calls['superAdmin.me'], {}))).status).toBe(401)
  const second = await aSuperAdmin(server)
  await second.call(calls['superAdmin.logout'], {})
  expect((await problemOf(second.call(calls['superAdmin.me'], {}))).status).toBe(401)
})

test('only hashes of tokens, passwords and recovery codes are stored, and no readable secret', async () => {
  const { secret, reply } = await withApp('Sami')
  const stored = JSON.stringify(
    await services.db.unsafeAcrossOrganizations(async q => [
      await q.selectFrom('super_admins').selectAll().execute(),
      await q.selectFrom('super_admin_sessions').selectAll().execute(),
      await q.selectFrom('super_admin_recovery_codes').selectAll().execute(),
    ]),
  )
  for (const hidden of [
    secret,
    reply.access_token,
    SUPER_ADMIN_PASSWORD,
    reply.recovery_codes![0]!,
    Buffer.from(secret).toString('hex'),
  ])
    expect(stored).not.toContain(hidden)
})

test('the command line resets a super admin: new password, sessions ended, the app set up again', async () => {
  const { email, reply } = await withApp('Tove')
  expect(await resetSuperAdmin(services.db, { email: 'nobody@example.com', password: 'seven red umbrellas' })).toBe(
    false,
  )
  expect(await resetSuperAdmin(services.db, { email, password: 'seven red umbrellas' })).toBe(true)
  expect((await problemOf(server.as(reply.access_token)(calls['superAdmin.me'], {}))).status).toBe(401)
  expect(
    (await problemOf(call(calls['superAdmin.login'], { body: { email, password: SUPER_ADMIN_PASSWORD } }))).status,
  ).toBe(401)
  const challenge = await challengeOf(email, 'seven red umbrellas')
  expect((await call(calls['superAdmin.startSetup'], { body: { challenge } })).secret).toHaveLength(32)
})

test('a login with the old password does not continue if the super admin is reset meanwhile', async () => {
  const { email } = await withApp('Ursa')
  const { db } = services
  const original = db.callFunction.bind(db)
  // Between reading the account and comparing the password.
  const hooked: typeof original = async (name, text, values) => {
    const rows = await original<never>(name, text, values)
    if (name !== 'count_use' || !String(values[0]).startsWith('super-admin sign-in account')) return rows
    ;(db as { callFunction: unknown }).callFunction = original
    await resetSuperAdmin(db, { email, password: 'seven red umbrellas' })
    return rows
  }
  ;(db as { callFunction: unknown }).callFunction = hooked
  const { status, code } = await problemOf(
    call(calls['superAdmin.login'], { body: { email, password: SUPER_ADMIN_PASSWORD } }),
  )
  expect({ status, code }).toEqual({ status: 401, code: 'wrong_credentials' })
})

test('an address has one super admin, and a password that is easy to guess is refused', async () => {
  const given = { name: 'Una Vale', email: 'una@example.com', password: SUPER_ADMIN_PASSWORD, access: 'read' as const }
  await createSuperAdmin(services.db, given, clock.now())
  await expect(
    createSuperAdmin(services.db, { ...given, email: 'UNA@example.com' }, clock.now()),
  ).rejects.toMatchObject({
    code: 'email_taken',
  })
  await expect(
    createSuperAdmin(services.db, { ...given, email: 'vera@example.com', password: 'password12345' }, clock.now()),
  ).rejects.toMatchObject({ status: 422 })
})

test('the demonstration’s account works only with the demonstration and from the same computer', async () => {
  await ensureDemoSuperAdmin(services)
  await ensureDemoSuperAdmin(services)
  const body = { email: DEMO_SUPER_ADMIN, password: services.settings.DEMO_PASSWORD }
  expect((await problemOf(call(calls['superAdmin.login'], { body }))).status).toBe(401)

  const settings = services.settings as { DEMO: boolean }
  settings.DEMO = true
  try {
    expect((await problemOf(call(calls['superAdmin.login'], { body }))).status).toBe(401)
    const local = await fetch(`${server.url}/super-admin/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(local.status).toBe(200)
    const { access_token } = (await local.json()) as { access_token: string }
    const demo = server.as(access_token)
    expect(await demo(calls['superAdmin.me'], {})).toMatchObject({ email: DEMO_SUPER_ADMIN, access: 'full' })
    settings.DEMO = false
    expect((await problemOf(demo(calls['superAdmin.me'], {}))).status).toBe(401)
  } finally {
    settings.DEMO = false
  }
})
