import { expect, test } from 'vitest'
import { hashToken } from '#platform/auth/secrets.ts'
import type { CallError } from '#platform/contract/client.ts'
import type { Actor } from '#platform/http/api.ts'
import { teamContract } from '#modules/team/contract.ts'
import { twoFactorContract } from '#modules/two-factor/contract.ts'
import { SoftwareAuthenticator } from '#modules/two-factor/software-authenticator.fixture.ts'
import { linkIn, startTestServer } from '#tests/api.ts'
import { aColleague, anOrganization, onLargestPlan, PASSWORD, type TestOrganization } from '#tests/factories.ts'
import { accountsContract as calls } from './contract.ts'
import { endAccess } from './public.ts'
import { changePassword } from './server/passwords.ts'

const server = await startTestServer()
const { db, clock } = server.services
const anyone = server.as()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const NEW_PASSWORD = 'another calm river stone'

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error as CallError,
  )
const refused = { status: 401, code: 'wrong_credentials' }

/** Runs `change` after a login has read the account and before it compares the password. */
async function logInDuring(email: string, change: () => Promise<unknown>) {
  const original = db.callFunction.bind(db)
  const hooked: typeof original = async (name, text, values) => {
    const rows = await original<never>(name, text, values)
    if (name !== 'count_use' || !String(values[0]).startsWith('sign-in account')) return rows
    ;(db as { callFunction: unknown }).callFunction = original
    await change()
    return rows
  }
  ;(db as { callFunction: unknown }).callFunction = hooked
  return failure(anyone(calls['accounts.login'], { body: { email, password: PASSWORD } }))
}

const sessionsOf = ({ adminId }: TestOrganization) =>
  db.unsafeAcrossOrganizations(q =>
    q.selectFrom('sessions').select('token_hash').where('admin_id', '=', adminId).execute(),
  )
const remove = ({ adminId }: TestOrganization) =>
  organization.call(teamContract['team.remove'], { params: { id: adminId }, query: {} })

async function resetTo({ email }: TestOrganization, password: string) {
  await anyone(calls['accounts.forgotPassword'], { body: { email } })
  const mail = (await server.mailsTo(email)).find(({ text }) => text.includes('reset-password'))
  const token = new URL(linkIn(mail!.text, 'reset-password')).searchParams.get('token')!
  await anyone(calls['accounts.resetPassword'], { body: { token, password } })
}

const change = ({ call, adminId }: TestOrganization) =>
  call(calls['accounts.changePassword'], {
    params: { id: adminId },
    body: { current_password: PASSWORD, new_password: NEW_PASSWORD },
  })

test('a login does not complete if the person is removed meanwhile', async () => {
  const colleague = await aColleague(server, organization, 'recruiter')
  expect(await logInDuring(colleague.email, () => remove(colleague))).toMatchObject(refused)
  expect(await sessionsOf(colleague)).toEqual([])
})

test('a login does not complete if the password is changed meanwhile', async () => {
  const colleague = await aColleague(server, organization, 'recruiter')
  expect(await logInDuring(colleague.email, () => change(colleague))).toMatchObject(refused)
  // Only the session in which the password was changed is open.
  expect(await sessionsOf(colleague)).toEqual([{ token_hash: hashToken(colleague.token) }])
})

test('a login gets no challenge for the second step if the password is changed meanwhile', async () => {
  const colleague = await aColleague(server, organization, 'recruiter')
  await aPasskey(colleague)
  expect(await logInDuring(colleague.email, () => change(colleague))).toMatchObject(refused)
})

test('the old password does not change a password that was reset meanwhile', async () => {
  const colleague = await aColleague(server, organization, 'recruiter')
  const forOrganization: typeof db.forOrganization = (...given) => {
    const org = db.forOrganization(...given)
    const write: typeof org.write = async work => {
      // The current password was compared before this.
      await resetTo(colleague, NEW_PASSWORD)
      return org.write(work)
    }
    return { organizationId: org.organizationId, read: build => org.read(build), write }
  }
  const services = { ...server.services, db: Object.assign(Object.create(db) as typeof db, { forOrganization }) }
  const actor = { organizationId: organization.id, adminId: colleague.adminId } as Actor
  const given = { current_password: PASSWORD, new_password: 'a password of somebody else' }
  await expect(changePassword(services, actor, colleague.adminId, given, colleague.token)).rejects.toMatchObject({
    status: 422,
  })
  await anyone(calls['accounts.login'], { body: { email: colleague.email, password: NEW_PASSWORD } })
})

async function aPasskey(person: TestOrganization) {
  const { options } = await person.call(twoFactorContract['passkeys.start'], { body: { password: PASSWORD } })
  const authenticator = new SoftwareAuthenticator()
  const credential = authenticator.create(options)
  await person.call(twoFactorContract['passkeys.add'], { body: { name: 'Laptop', credential } })
  return authenticator
}

test('a sign-in with a passkey does not complete if the person is removed meanwhile', async () => {
  const colleague = await aColleague(server, organization, 'recruiter')
  const authenticator = await aPasskey(colleague)
  const { options } = await anyone(twoFactorContract['passkeys.ask'], { body: {} })
  let signedIn: Promise<CallError | null> | undefined
  await db.forOrganization(organization.id).write(async tx => {
    await endAccess(tx, colleague.adminId, clock.now())
    const credential = authenticator.get(options)
    signedIn = failure(anyone(twoFactorContract['passkeys.signIn'], { body: { credential } }))
    // The sign-in waits for the account's row.
    await expect
      .poll(async () => {
        const { rows } = await db.owner.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return rows.length
      })
      .toBe(1)
  })
  expect(await signedIn).toMatchObject({ status: 422, code: 'passkey_refused' })
  expect(await sessionsOf(colleague)).toEqual([])
})

test('a session of a removed person opens nothing', async () => {
  const colleague = await aColleague(server, organization, 'recruiter')
  await colleague.call(calls['sessions.list'], {})
  await db.unsafeAcrossOrganizations(q =>
    q.updateTable('admins').set({ removed_at: clock.now() }).where('id', '=', colleague.adminId).execute(),
  )
  expect(await failure(colleague.call(calls['sessions.list'], {}))).toMatchObject({ status: 401 })
})
