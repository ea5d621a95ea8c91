import { expect, test } from 'vitest'
import { MINUTE } from '#platform/clock/clock.ts'
import type { CallError } from '#platform/contract/client.ts'
import { accountsContract } from '#modules/accounts/contract.ts'
import { auditContract } from '#modules/audit/contract.ts'
import { teamContract } from '#modules/team/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anOrganization, onLargestPlan, PASSWORD, type TestOrganization } from '#tests/factories.ts'
import { runScheduled } from '#tests/scheduled.ts'
import { twoFactorContract as calls } from './contract.ts'
import { relyingPartyOf } from './server/relying-party.ts'
import { SoftwareAuthenticator } from './software-authenticator.fixture.ts'

const server = await startTestServer()
const anyone = server.as()
const { db } = server.services

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error as CallError,
  )
const refused = { status: 422, code: 'passkey_refused' }

type Person = Pick<TestOrganization, 'call' | 'email'>

const startAdding = async (person: Person) => {
  const { options } = await person.call(calls['passkeys.start'], { body: { password: PASSWORD } })
  return options
}
const finishAdding = (person: Person, credential: ReturnType<SoftwareAuthenticator['create']>, name = 'Laptop') =>
  person.call(calls['passkeys.add'], { body: { name, credential } })

async function aPasskey(person: Person, authenticator = new SoftwareAuthenticator(), name = 'Laptop') {
  const added = await finishAdding(person, authenticator.create(await startAdding(person)), name)
  return { authenticator, ...added }
}

const ask = async (challenge?: string) => (await anyone(calls['passkeys.ask'], { body: { challenge } })).options
type Signed = ReturnType<SoftwareAuthenticator['get']>
const signIn = (credential: Signed, challenge?: string) =>
  anyone(calls['passkeys.signIn'], { body: { credential, challenge } })
const logIn = (email: string) => anyone(accountsContract['accounts.login'], { body: { email, password: PASSWORD } })

async function challengeFor(email: string): Promise<{ challenge: string; methods: string[] }> {
  const error = await failure(logIn(email))
  expect(error).toMatchObject({ status: 403, code: 'two_factor_required' })
  return error!.problem as { challenge: string; methods: string[]; status: number }
}

test('a passkey signs in without a password, for every algorithm, and is listed with its last use', async () => {
  for (const algorithm of ['ES256', 'EdDSA', 'RS256'] as const) {
    const owner = await anOrganization(server)
    const { authenticator, passkey, recovery_codes } = await aPasskey(
      owner,
      new SoftwareAuthenticator('http://localhost:3000', algorithm),
    )
    expect(recovery_codes).toHaveLength(10)
    expect(passkey).toMatchObject({ name: 'Laptop', last_used_at: null })

    const options = await ask()
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] })
    const session = await signIn(authenticator.get(options))
    expect(session).toMatchObject({ token_type: 'bearer', admin: { email: owner.email, two_factor: ['passkey'] } })
    const { items, origin } = await server.as(session.access_token)(calls['passkeys.list'], {})
    expect(items).toEqual([{ ...passkey, last_used_at: expect.any(String) }])
    expect(origin).toBe('http://localhost:3000')
  }
})

test('after the password a passkey is the second step, next to the app', async () => {
  const owner = await anOrganization(server)
  const { authenticator } = await aPasskey(owner)
  const { challenge, methods } = await challengeFor(owner.email)
  expect(methods).toEqual(['passkey'])
  const options = await ask(challenge)
  expect(options).toMatchObject({
    userVerification: 'preferred',
    allowCredentials: [{ type: 'public-key', id: authenticator.credentialId.toString('base64url') }],
  })
  // A security key that cannot recognize its owner is enough after the password, and alone it is not.
  const session = await signIn(authenticator.get(options, { verified: false }), challenge)
  expect(session.admin.email).toBe(owner.email)
  expect(await failure(signIn(authenticator.get(await ask(), { verified: false })))).toMatchObject(refused)

  // The challenge of the password is used up with it.
  expect(await failure(ask(challenge))).toMatchObject({ status: 410, code: 'challenge_ended' })
})

test('an answer that was signed for one way of signing in is refused for the other', async () => {
  const owner = await anOrganization(server)
  const { authenticator } = await aPasskey(owner)
  const { challenge } = await challengeFor(owner.email)
  expect(await failure(signIn(authenticator.get(await ask()), challenge))).toMatchObject(refused)
  expect(await failure(signIn(authenticator.get(await ask(challenge))))).toMatchObject(refused)
  const adding = await startAdding(owner)
  const signed = authenticator.get({ challenge: adding.challenge, rpId: adding.rp.id })
  expect(await failure(signIn(signed))).toMatchObject(refused)
})

test('refuses answers that are replayed, late, for another site, or not signed by the passkey', async () => {
  const owner = await anOrganization(server)
  const { authenticator } = await aPasskey(owner)
  const used = authenticator.get(await ask())
  await signIn(used)
  expect(await failure(signIn(used))).toMatchObject(refused)

  const late = authenticator.get(await ask())
  server.clock.advance(5 * MINUTE)
  expect(await failure(signIn(late))).toMatchObject(refused)

  for (const wrong of [
    { origin: 'http://localhost:3001' },
    { origin: 'https://evenhand.example' },
    { rpId: 'evenhand.example' },
    { type: 'webauthn.create' },
    { present: false },
  ])
    expect(await failure(signIn(authenticator.get(await ask(), wrong))), JSON.stringify(wrong)).toMatchObject(refused)

  const made = await ask()
  const ownInvention = { ...made, challenge: Buffer.alloc(32, 7).toString('base64url') }
  expect(await failure(signIn(authenticator.get(ownInvention)))).toMatchObject(refused)

  const impostor = new SoftwareAuthenticator()
  impostor.userHandle = authenticator.userHandle
  const forged = { ...impostor.get(await ask()), credential_id: authenticator.credentialId.toString('base64url') }
  expect(await failure(signIn(forged))).toMatchObject(refused)
  // None of this stands in the way of the owner.
  await signIn(authenticator.get(await ask()))
})

test('a wrong answer uses its challenge up', async () => {
  const owner = await anOrganization(server)
  const { authenticator } = await aPasskey(owner)
  const options = await ask()
  expect(await failure(signIn(authenticator.get(options, { verified: false })))).toMatchObject(refused)
  expect(await failure(signIn(authenticator.get(options)))).toMatchObject(refused)
})

test('of two requests with the same answer at once one wins', async () => {
  const owner = await anOrganization(server)
  const { authenticator } = await aPasskey(owner)
  const signed = authenticator.get(await ask())
  const tries = await Promise.allSettled([signIn(signed), signIn(signed)])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a count that does not grow is refused, as a copy of the authenticator would send it', async () => {
  const owner = await anOrganization(server)
  const { authenticator } = await aPasskey(owner)
  await signIn(authenticator.get(await ask()))
  authenticator.counter! -= 1
  expect(await failure(signIn(authenticator.get(await ask())))).toMatchObject(refused)
  authenticator.counter = 0
  expect(await failure(signIn(authenticator.get(await ask())))).toMatchObject(refused)
  authenticator.counter = 100
  await signIn(authenticator.get(await ask()))

  const uncounted = new SoftwareAuthenticator('http://localhost:3000', 'ES256', null)
  await aPasskey(owner, uncounted, 'Phone')
  await signIn(uncounted.get(await ask()))
  await signIn(uncounted.get(await ask()))
})

test('a passkey opens only its own account, also with the names of another', async () => {
  const owner = await anOrganization(server)
  const other = await anOrganization(server)
  await onLargestPlan(server, owner)
  const colleague = await aColleague(server, owner, 'recruiter')
  const { authenticator } = await aPasskey(owner)
  const { authenticator: others } = await aPasskey(other)
  const { authenticator: colleagues } = await aPasskey(colleague)

  for (const victim of [others, colleagues]) {
    const borrowed = { ...authenticator.get(await ask()), user_handle: victim.userHandle }
    expect(await failure(signIn(borrowed))).toMatchObject(refused)
  }
  for (const email of [other.email, colleague.email]) {
    const { challenge } = await challengeFor(email)
    const options = await ask(challenge)
    expect(await failure(signIn(authenticator.get(options), challenge))).toMatchObject(refused)
  }
  // Without a handle nobody is named; with a made-up one nobody is found.
  for (const user_handle of [null, 'AAAA', Buffer.alloc(32).toString('base64url')])
    expect(await failure(signIn({ ...authenticator.get(await ask()), user_handle }))).toMatchObject(refused)
})

test('all refusals look the same, whether or not there is an account', async () => {
  const owner = await anOrganization(server)
  const { authenticator } = await aPasskey(owner)
  const seen = async (credential: Signed) => {
    const { status, code, message, problem } = (await failure(signIn(credential)))!
    const { request_id: _, ...rest } = problem
    return { status, code, message, rest }
  }
  const stranger = new SoftwareAuthenticator()
  stranger.userHandle = Buffer.alloc(32, 1).toString('base64url')
  const unknown = await seen(stranger.get(await ask()))
  expect(unknown).toMatchObject(refused)
  expect(await seen(authenticator.get(await ask(), { verified: false }))).toEqual(unknown)
  stranger.userHandle = authenticator.userHandle
  expect(await seen(stranger.get(await ask()))).toEqual(unknown)
})

test('people who were removed or whose organization is suspended cannot sign in with one', async () => {
  const owner = await anOrganization(server)
  await onLargestPlan(server, owner)
  const colleague = await aColleague(server, owner, 'recruiter')
  const { authenticator } = await aPasskey(colleague)
  await owner.call(teamContract['team.remove'], { params: { id: colleague.adminId }, query: {} })
  expect(await failure(signIn(authenticator.get(await ask())))).toMatchObject(refused)
  const rows = await db.unsafeAcrossOrganizations(q =>
    q.selectFrom('passkeys').select('id').where('admin_id', '=', colleague.adminId).execute(),
  )
  expect(rows).toEqual([])

  const { authenticator: own } = await aPasskey(owner)
  await db.unsafeAcrossOrganizations(q =>
    q.updateTable('organizations').set({ status: 'suspended' }).where('organization_id', '=', owner.id).execute(),
  )
  expect(await failure(signIn(own.get(await ask())))).toMatchObject({ status: 403, code: 'organization_suspended' })
})

test('adding needs the password, an answer to one’s own request, and this site', async () => {
  const owner = await anOrganization(server)
  const other = await anOrganization(server)
  const wrong = { status: 422, fieldErrors: { password: 'This is not your current password.' } }
  expect(await failure(owner.call(calls['passkeys.start'], { body: { password: 'wrong wrong' } }))).toMatchObject(wrong)

  const authenticator = new SoftwareAuthenticator()
  const others = authenticator.create(await startAdding(other))
  expect(await failure(finishAdding(owner, others))).toMatchObject(refused)
  for (const how of [{ origin: 'https://evenhand.example' }, { rpId: 'evenhand.example' }, { type: 'webauthn.get' }])
    expect(await failure(finishAdding(owner, authenticator.create(await startAdding(owner), how)))).toMatchObject(
      refused,
    )
  const signIns = await ask()
  const forSigningIn = authenticator.create({ ...(await startAdding(owner)), challenge: signIns.challenge })
  expect(await failure(finishAdding(owner, forSigningIn))).toMatchObject(refused)
  const late = authenticator.create(await startAdding(owner))
  server.clock.advance(5 * MINUTE)
  expect(await failure(finishAdding(owner, late))).toMatchObject(refused)
  await logIn(owner.email)

  const once = authenticator.create(await startAdding(owner))
  await finishAdding(owner, once)
  expect(await failure(finishAdding(owner, once))).toMatchObject(refused)
  const again = authenticator.create(await startAdding(owner))
  expect(await failure(finishAdding(owner, again))).toMatchObject({ status: 409, code: 'passkey_exists' })
})

test('reads no attestation but an authenticator’s own, and nothing that is not one', async () => {
  const owner = await anOrganization(server)
  const own = new SoftwareAuthenticator()
  const attested = own.create(await startAdding(owner), {}, own.selfAttest)
  await finishAdding(owner, attested)
  for (const fmt of ['android-safetynet', 'tpm', 'apple', 'fido-u2f', 'unheard-of']) {
    const authenticator = new SoftwareAuthenticator()
    const credential = authenticator.create(await startAdding(owner), {}, signed => ({
      ...authenticator.selfAttest(signed),
      fmt,
    }))
    expect(await failure(finishAdding(owner, credential)), fmt).toMatchObject(refused)
  }
  const valid = new SoftwareAuthenticator().create(await startAdding(owner))
  // Arrays in arrays, 6000 deep.
  for (const bytes of [Buffer.alloc(6000, 0x81), Buffer.alloc(6000, 0xff), Buffer.from('nonsense')]) {
    const { client_data } = new SoftwareAuthenticator().create(await startAdding(owner))
    const credential = { ...valid, client_data, attestation_object: bytes.toString('base64url') }
    expect(await failure(finishAdding(owner, credential))).toMatchObject(refused)
  }
  const tooLong = { ...valid, attestation_object: 'A'.repeat(8001) }
  expect(await failure(finishAdding(owner, tooLong))).toMatchObject({ status: 422, code: 'invalid' })
})

test('10 passkeys are the most, and each name is short', async () => {
  const owner = await anOrganization(server)
  const last = await startAdding(owner)
  for (let index = 0; index < 10; index += 1) {
    // Beginning again counts against a limit by address, which is another one for each call.
    await aPasskey(owner, new SoftwareAuthenticator(), `Key ${index + 1}`)
  }
  const tooMany = { status: 409, code: 'too_many_passkeys' }
  expect(await failure(startAdding(owner))).toMatchObject(tooMany)
  expect(await failure(finishAdding(owner, new SoftwareAuthenticator().create(last)))).toMatchObject(tooMany)
  const named = finishAdding(owner, new SoftwareAuthenticator().create(last), 'x'.repeat(61))
  expect(await failure(named)).toMatchObject({ status: 422, fieldErrors: { name: expect.any(String) } })
})

test('recovery codes come with the first method, stay with any, and go with the last', async () => {
  const owner = await anOrganization(server)
  const { passkey, recovery_codes } = await aPasskey(owner)
  const { recovery_codes: more, passkey: second } = await aPasskey(owner, new SoftwareAuthenticator(), 'Phone')
  expect(more).toBeNull()
  const { challenge } = await challengeFor(owner.email)
  await anyone(calls['twoFactor.signIn'], { body: { challenge, recovery_code: recovery_codes![0]! } })
  expect(await owner.call(calls['twoFactor.read'], {})).toEqual({
    on: true,
    authenticator: null,
    recovery_codes_left: 9,
  })
  // There is no app, so every code is wrong, and counted.
  const next = await challengeFor(owner.email)
  for (let tries = 0; tries < 4; tries += 1)
    expect(
      await failure(anyone(calls['twoFactor.signIn'], { body: { challenge: next.challenge, code: '123456' } })),
    ).toMatchObject({ status: 422 })
  expect(
    await failure(anyone(calls['twoFactor.signIn'], { body: { challenge: next.challenge, code: '123456' } })),
  ).toMatchObject({ status: 429, code: 'two_factor_locked' })

  const remove = (id: string, password = PASSWORD) =>
    owner.call(calls['passkeys.remove'], { params: { passkeyId: id }, body: { password } })
  expect(await failure(remove(passkey.id, 'wrong wrong'))).toMatchObject({ status: 422 })
  await remove(passkey.id)
  expect(await failure(remove(passkey.id))).toMatchObject({ status: 404 })
  expect(await owner.call(calls['twoFactor.read'], {})).toMatchObject({ on: true, recovery_codes_left: 9 })
  const renewed = await owner.call(calls['twoFactor.renewCodes'], { body: { password: PASSWORD } })
  expect(renewed.recovery_codes).toHaveLength(10)
  await remove(second.id)
  expect(await owner.call(calls['twoFactor.read'], {})).toMatchObject({ on: false, recovery_codes_left: 0 })
  await logIn(owner.email)

  const subjects = (await server.mailsTo(owner.email)).map(({ subject }) => subject)
  for (const subject of [
    'Passkey added to your account',
    'Passkey removed from your account',
    'Two-factor authentication is off',
  ])
    expect(subjects).toContain(subject)
  const log = await owner.call(auditContract['audit.list'], { query: { limit: 100 } })
  expect(log.items.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['admin.passkey_added', 'admin.passkey_removed']),
  )
})

test('a removed passkey no longer works, and another person’s cannot be removed', async () => {
  const owner = await anOrganization(server)
  await onLargestPlan(server, owner)
  const colleague = await aColleague(server, owner, 'admin')
  const { authenticator, passkey } = await aPasskey(owner)
  const signed = authenticator.get(await ask())
  const removal = { params: { passkeyId: passkey.id }, body: { password: PASSWORD } }
  expect(await failure(colleague.call(calls['passkeys.remove'], removal))).toMatchObject({ status: 404 })
  await owner.call(calls['passkeys.remove'], removal)
  expect(await failure(signIn(signed))).toMatchObject(refused)
})

test('the audit log says that someone signed in with a passkey', async () => {
  const owner = await anOrganization(server)
  const { authenticator } = await aPasskey(owner)
  await signIn(authenticator.get(await ask()))
  const log = await owner.call(auditContract['audit.list'], { query: {} })
  expect(log.items.find(({ event }) => event === 'admin.signed_in')?.facts).toMatchObject({ way: 'passkey' })
})

test('a person renames their own passkeys only, without the password', async () => {
  const owner = await anOrganization(server)
  await onLargestPlan(server, owner)
  const { passkey } = await aPasskey(owner)
  const rename = (by: Pick<Person, 'call'>, name: string) =>
    by.call(calls['passkeys.rename'], { params: { passkeyId: passkey.id }, body: { name } })
  expect(await rename(owner, '  Work laptop ')).toEqual({ ...passkey, name: 'Work laptop' })
  expect(await failure(rename(owner, ' '))).toMatchObject({ status: 422 })
  expect(await failure(rename(owner, 'x'.repeat(61)))).toMatchObject({ status: 422 })
  const colleague = await aColleague(server, owner, 'admin')
  expect(await failure(rename(colleague, 'Mine'))).toMatchObject({ status: 404 })
  const { items } = await owner.call(calls['passkeys.list'], {})
  expect(items).toEqual([{ ...passkey, name: 'Work laptop' }])
})

test('challenges that nobody answered are deleted', async () => {
  await ask()
  const count = async () =>
    (await db.unsafeAcrossOrganizations(q => q.selectFrom('passkey_challenges').select('purpose').execute())).length
  expect(await count()).toBeGreaterThan(0)
  server.clock.advance(6 * MINUTE)
  await runScheduled(server, 'two-factor.prune-challenges')
  expect(await count()).toBe(0)
})

test('passkeys belong to the host of PUBLIC_URL, on loopback to localhost, and never to an IP address', () => {
  const ofLoopback = { id: 'localhost', origin: 'http://localhost:3000' }
  expect(relyingPartyOf('http://127.0.0.1:3000')).toEqual(ofLoopback)
  expect(relyingPartyOf('http://[::1]:3000')).toEqual(ofLoopback)
  expect(relyingPartyOf('http://localhost:3000')).toEqual(ofLoopback)
  expect(relyingPartyOf('https://hire.example')).toEqual({ id: 'hire.example', origin: 'https://hire.example' })
  expect(relyingPartyOf('https://hire.example:8443/')).toEqual({
    id: 'hire.example',
    origin: 'https://hire.example:8443',
  })
  expect(relyingPartyOf('http://192.0.2.7:3000')).toBeNull()
  expect(relyingPartyOf('http://[2001:db8::7]:3000')).toBeNull()
})
