import { Secret, TOTP } from 'otpauth'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { MINUTE } from '#platform/clock/clock.ts'
import type { CallError } from '#platform/contract/client.ts'
import { accountsContract } from '#modules/accounts/contract.ts'
import { auditContract } from '#modules/audit/contract.ts'
import { teamContract } from '#modules/team/contract.ts'
import { linkIn, startTestServer } from '#tests/api.ts'
import { passwordWork } from '#tests/counted-argon2.ts'
import { aColleague, anOrganization, onLargestPlan, PASSWORD, type TestOrganization } from '#tests/factories.ts'
import { twoFactorContract as calls } from './contract.ts'

const server = await startTestServer()
const anyone = server.as()
const { db } = server.services
const STEP_MS = 30_000

/** What an authenticator app shows, `steps` from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.clock.now().getTime() + steps * STEP_MS,
  })

/** A code that is not shown in any of the three steps that count. */
const wrongCode = (secret: string) => {
  const right = [-1, 0, 1].map(steps => codeOf(secret, steps))
  return ['111111', '222222', '333333', '444444'].find(code => !right.includes(code))!
}

async function setUp(person: Pick<TestOrganization, 'call'>) {
  const { secret, uri } = await person.call(calls['twoFactor.start'], { body: { password: PASSWORD } })
  const { recovery_codes } = await person.call(calls['twoFactor.confirm'], { body: { code: codeOf(secret) } })
  // The code that confirmed it is used.
  server.clock.advance(STEP_MS)
  return { secret, uri, codes: recovery_codes! }
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error as CallError,
  )
const logIn = (email: string, password = PASSWORD) =>
  anyone(accountsContract['accounts.login'], { body: { email, password } })

async function challengeFor(email: string): Promise<string> {
  const error = await failure(logIn(email))
  expect(error).toMatchObject({ status: 403, code: 'two_factor_required' })
  const { challenge } = error!.problem as { challenge: string }
  return challenge
}
const enter = (challenge: string, code: string) => anyone(calls['twoFactor.signIn'], { body: { challenge, code } })
const recover = (challenge: string, recovery_code: string) =>
  anyone(calls['twoFactor.signIn'], { body: { challenge, recovery_code } })

test('logging in needs a code once an app is set up, and each code works once', async () => {
  const owner = await anOrganization(server)
  const { secret, uri, codes } = await setUp(owner)
  expect(uri).toMatch(/^otpauth:\/\/totp\/Evenhand:/)
  expect(uri).toContain(secret)
  expect(codes).toHaveLength(10)
  expect(new Set(codes).size).toBe(10)
  expect(await owner.call(calls['twoFactor.read'], {})).toMatchObject({
    authenticator: { added_at: expect.any(String) },
    recovery_codes_left: 10,
  })

  const code = codeOf(secret)
  const session = await enter(await challengeFor(owner.email), code)
  expect(session).toMatchObject({ token_type: 'bearer', admin: { email: owner.email } })
  expect(await server.as(session.access_token)(calls['twoFactor.read'], {})).toMatchObject({ recovery_codes_left: 10 })
  // On a busy computer the app may show the next one by now.
  const again = await failure(enter(await challengeFor(owner.email), code))
  expect(again).toMatchObject({ status: 422, fieldErrors: { code: expect.stringContaining('used already') } })
})

test('accepts a code of the step before and after, and no other', async () => {
  const owner = await anOrganization(server)
  const { secret } = await setUp(owner)
  server.clock.advance(10 * STEP_MS)
  const challenge = await challengeFor(owner.email)
  for (const steps of [-2, 2])
    expect(await failure(enter(challenge, codeOf(secret, steps)))).toMatchObject({ status: 422 })
  await enter(challenge, codeOf(secret, -1))
  await enter(await challengeFor(owner.email), codeOf(secret, 1))
  // The current code is older than the one that was used last.
  expect(await failure(enter(await challengeFor(owner.email), codeOf(secret)))).toMatchObject({ status: 422 })
})

test('of two requests with the same code at once one wins', async () => {
  const owner = await anOrganization(server)
  const { secret, codes } = await setUp(owner)
  for (const tryWith of [
    (challenge: string) => enter(challenge, codeOf(secret)),
    (challenge: string) => recover(challenge, codes[0]!),
  ]) {
    const challenges = [await challengeFor(owner.email), await challengeFor(owner.email)]
    const tries = await Promise.allSettled(challenges.map(tryWith))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
})

test('a challenge works once, for 10 minutes, and not after a new password', async () => {
  const owner = await anOrganization(server)
  const { secret } = await setUp(owner)
  const used = await challengeFor(owner.email)
  await enter(used, codeOf(secret))
  server.clock.advance(STEP_MS)
  const ended = { status: 410, code: 'challenge_ended' }
  expect(await failure(enter(used, codeOf(secret)))).toMatchObject(ended)
  expect(await failure(enter('x'.repeat(43), codeOf(secret)))).toMatchObject(ended)

  const old = await challengeFor(owner.email)
  await owner.call(accountsContract['accounts.changePassword'], {
    params: { id: owner.adminId },
    body: { current_password: PASSWORD, new_password: 'quite another owl' },
  })
  expect(await failure(enter(old, codeOf(secret)))).toMatchObject(ended)

  const error = await failure(logIn(owner.email, 'quite another owl'))
  const { challenge } = error!.problem as { challenge: string }
  server.clock.advance(10 * MINUTE)
  expect(await failure(enter(challenge, codeOf(secret)))).toMatchObject(ended)
})

test('a challenge opens nothing but the second step, and other links do not open it', async () => {
  const owner = await anOrganization(server)
  const { secret } = await setUp(owner)
  const challenge = await challengeFor(owner.email)
  expect(await failure(server.as(challenge)(calls['twoFactor.read'], {}))).toMatchObject({ status: 401 })
  expect(
    await failure(
      anyone(accountsContract['accounts.resetPassword'], { body: { token: challenge, password: 'quite another owl' } }),
    ),
  ).toMatchObject({ status: 404 })
  await anyone(accountsContract['accounts.forgotPassword'], { body: { email: owner.email } })
  const mail = (await server.mailsTo(owner.email)).find(({ text }) => text.includes('reset-password'))
  const reset = new URL(linkIn(mail!.text, 'reset-password')).searchParams.get('token')!
  expect(await failure(enter(reset, codeOf(secret)))).toMatchObject({ status: 410 })
})

test('5 wrong codes lock the second step for 15 minutes, for every challenge and also for right codes', async () => {
  const owner = await anOrganization(server)
  const { secret, codes } = await setUp(owner)
  const first = await challengeFor(owner.email)
  for (let tries = 0; tries < 3; tries += 1)
    expect(await failure(enter(first, wrongCode(secret)))).toMatchObject({ status: 422 })
  const second = await challengeFor(owner.email)
  expect(await failure(recover(second, '0000-0000-0000-0000'))).toMatchObject({ status: 422 })
  const locked = { status: 429, code: 'two_factor_locked' }
  expect(await failure(enter(second, wrongCode(secret)))).toMatchObject(locked)
  expect(await failure(enter(first, codeOf(secret)))).toMatchObject(locked)
  expect(await failure(recover(await challengeFor(owner.email), codes[0]!))).toMatchObject(locked)
  server.clock.advance(14 * MINUTE)
  expect(await failure(enter(await challengeFor(owner.email), codeOf(secret)))).toMatchObject(locked)
  server.clock.advance(MINUTE)
  await enter(await challengeFor(owner.email), codeOf(secret))
})

test('wrong codes that lie further apart do not add up, nor do they after a right one', async () => {
  const owner = await anOrganization(server)
  const { secret } = await setUp(owner)
  for (const pause of [15 * MINUTE, 0]) {
    for (let tries = 0; tries < 4; tries += 1)
      expect(await failure(enter(await challengeFor(owner.email), wrongCode(secret)))).toMatchObject({ status: 422 })
    server.clock.advance(pause || STEP_MS)
    if (!pause) await enter(await challengeFor(owner.email), codeOf(secret))
  }
  expect(await failure(enter(await challengeFor(owner.email), wrongCode(secret)))).toMatchObject({ status: 422 })
})

test('a recovery code works once, however it is typed, and an e-mail says so', async () => {
  const owner = await anOrganization(server)
  const { codes } = await setUp(owner)
  const typed = codes[3]!.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'L')
  const { access_token } = await recover(await challengeFor(owner.email), typed)
  expect(await server.as(access_token)(calls['twoFactor.read'], {})).toMatchObject({ recovery_codes_left: 9 })
  expect(await failure(recover(await challengeFor(owner.email), codes[3]!))).toMatchObject({
    status: 422,
    fieldErrors: { recovery_code: expect.stringContaining('used already') },
  })
  const mails = await server.mailsTo(owner.email)
  expect(mails.find(({ subject }) => subject === 'A recovery code was used to log in')!.text).toContain(
    '9 recovery codes are left',
  )
})

test('new recovery codes replace the old ones', async () => {
  const owner = await anOrganization(server)
  const { codes } = await setUp(owner)
  expect(
    await failure(owner.call(calls['twoFactor.renewCodes'], { body: { password: 'not my password' } })),
  ).toMatchObject({ status: 422 })
  const { recovery_codes } = await owner.call(calls['twoFactor.renewCodes'], { body: { password: PASSWORD } })
  expect(recovery_codes).toHaveLength(10)
  const challenge = await challengeFor(owner.email)
  expect(await failure(recover(challenge, codes[0]!))).toMatchObject({ status: 422 })
  await recover(challenge, recovery_codes[0]!)
})

test('setting up and switching off need the password, and the person is e-mailed', async () => {
  const owner = await anOrganization(server)
  const wrong = { status: 422, fieldErrors: { password: 'This is not your current password.' } }
  expect(await failure(owner.call(calls['twoFactor.start'], { body: { password: 'wrong wrong' } }))).toMatchObject(
    wrong,
  )
  await setUp(owner)
  expect(await failure(owner.call(calls['twoFactor.start'], { body: { password: PASSWORD } }))).toMatchObject({
    status: 409,
    code: 'two_factor_on',
  })
  expect(await failure(owner.call(calls['twoFactor.remove'], { body: { password: 'wrong wrong' } }))).toMatchObject(
    wrong,
  )
  await owner.call(calls['twoFactor.remove'], { body: { password: PASSWORD } })
  await logIn(owner.email)
  expect(await owner.call(calls['twoFactor.read'], {})).toEqual({
    on: false,
    authenticator: null,
    recovery_codes_left: 0,
  })
  const subjects = (await server.mailsTo(owner.email)).map(({ subject }) => subject)
  expect(subjects).toContain('Authenticator app added to your account')
  expect(subjects).toContain('Two-factor authentication is off')
  const log = await owner.call(auditContract['audit.list'], { query: {} })
  expect(log.items.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['admin.two_factor_added', 'admin.two_factor_removed']),
  )
})

test('a secret has no effect until a code confirms it, and expires', async () => {
  const owner = await anOrganization(server)
  const { secret } = await owner.call(calls['twoFactor.start'], { body: { password: PASSWORD } })
  await logIn(owner.email)
  const confirm = (code: string) => failure(owner.call(calls['twoFactor.confirm'], { body: { code } }))
  expect(await confirm(wrongCode(secret))).toMatchObject({ status: 422 })
  expect(await confirm('12 34')).toMatchObject({ status: 422 })
  server.clock.advance(30 * MINUTE)
  expect(await confirm(codeOf(secret))).toMatchObject({ status: 410, code: 'setup_ended' })
  const { secret: newer } = await owner.call(calls['twoFactor.start'], { body: { password: PASSWORD } })
  expect(await confirm(codeOf(secret))).toMatchObject({ status: 422 })
  const spaced = `${codeOf(newer).slice(0, 3)} ${codeOf(newer).slice(3)}`
  expect(await confirm(spaced)).toBeNull()
})

test('a wrong password looks the same and does the same work with and without two-factor authentication', async () => {
  const plain = await anOrganization(server)
  const secured = await anOrganization(server)
  await setUp(secured)
  const seen = async (email: string) => {
    const before = passwordWork.verify
    const { status, code, message, problem } = (await failure(logIn(email, 'a wrong password indeed')))!
    const { request_id: _, ...rest } = problem
    return { status, code, message, rest, compared: passwordWork.verify - before }
  }
  const without = await seen(plain.email)
  expect(without.status).toBe(401)
  expect(await seen(secured.email)).toEqual(without)
})

test('a removed person has no secret left', async () => {
  const owner = await anOrganization(server)
  await onLargestPlan(server, owner)
  const colleague = await aColleague(server, owner, 'recruiter')
  await setUp(colleague)
  await owner.call(teamContract['team.remove'], { params: { id: colleague.adminId }, query: {} })
  const rows = await db.unsafeAcrossOrganizations(q =>
    q.selectFrom('two_factor_methods').select('admin_id').where('admin_id', '=', colleague.adminId).execute(),
  )
  expect(rows).toEqual([])
})

test('neither the secret nor a recovery code is stored in clear', async () => {
  const owner = await anOrganization(server)
  const { secret, codes } = await setUp(owner)
  await recover(await challengeFor(owner.email), codes[0]!)
  const hidden = [secret, codes[0]!, codes[0]!.replaceAll('-', ''), Buffer.from(secret).toString('hex')]
  const pool = new pg.Pool({ connectionString: server.databaseUrl, max: 1, options: '-c role=evenhand_platform' })
  onTestFinished(() => pool.end())
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'organization_id'`,
  )
  expect(rows.length).toBeGreaterThan(50)
  for (const { name } of rows) {
    const { rows: found } = await pool.query(`select 1 from ${name} t where t::text like any ($1) limit 1`, [
      hidden.map(text => `%${text}%`),
    ])
    expect({ name, found }).toEqual({ name, found: [] })
  }
})
