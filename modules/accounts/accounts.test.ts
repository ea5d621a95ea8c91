import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { usageContract } from '#modules/billing/contract/usage.ts'
import { DAY, HOUR, MINUTE } from '#platform/clock/clock.ts'
import { linkIn, startTestServer } from '#tests/api.ts'
import { anOrganization, PASSWORD } from '#tests/factories.ts'
import { accountsContract as calls } from './contract.ts'

const server = await startTestServer()
const call = server.as()
const anAddress = () => `a-${randomBytes(5).toString('hex')}@example.com`
const tokenOf = (text: string, part: string) => new URL(linkIn(text, part)).searchParams.get('token')!

async function registered(email = anAddress(), organization = 'Nightjar Trains', name = 'Ines Marchetti') {
  const { id } = await call(organizationsContract['organizations.register'], { body: { name: organization } })
  await call(calls['accounts.registerAdmin'], {
    body: { organization_id: id, name, email, password: PASSWORD },
  })
  return { id, email }
}

test('names with links are not e-mailed to an address that nobody has confirmed', async () => {
  const { email } = await registered(anAddress(), 'You won: http://evil.test/prize', 'Claim at www.evil.test now')
  const [mail] = await server.mailsTo(email)
  expect(mail!.subject).toBe('Confirm your address for your organization')
  expect(mail!.text).toContain('Hello there,')
  for (const sent of [mail!.text, mail!.html]) expect(sent).not.toContain('evil.test')
})

test('login requires a confirmed address, and a scanner that opens the link does not confirm it', async () => {
  const { id, email } = await registered()
  await expect(call(calls['accounts.login'], { body: { email, password: PASSWORD } })).rejects.toMatchObject({
    status: 403,
    code: 'email_not_verified',
    problem: { organization_id: id },
  })
  const [mail] = await server.mailsTo(email)
  const token = tokenOf(mail!.text, 'verify-email')
  for (let opened = 0; opened < 3; opened += 1) {
    expect(await call(calls['accounts.checkVerification'], { query: { token } })).toMatchObject({
      state: 'good',
      email,
      organization_name: 'Nightjar Trains',
    })
  }
  await call(calls['accounts.verifyEmail'], { body: { token } })
  expect(await call(calls['accounts.checkVerification'], { query: { token } })).toMatchObject({ state: 'used' })
  await expect(call(calls['accounts.verifyEmail'], { body: { token } })).rejects.toMatchObject({
    status: 409,
    code: 'link_used',
  })
  const session = await call(calls['accounts.login'], { body: { email: email.toUpperCase(), password: PASSWORD } })
  expect(session).toMatchObject({
    token_type: 'bearer',
    admin: { role: 'owner', email },
    can_create_custom_ai: false,
    can_create_flow: true,
  })
})

test('only one of a hundred simultaneous requests can use a link', async () => {
  const { email } = await registered()
  const [mail] = await server.mailsTo(email)
  const token = tokenOf(mail!.text, 'verify-email')
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, () => call(calls['accounts.verifyEmail'], { body: { token } })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a newer verification e-mail replaces the older one, and requests are limited', async () => {
  const { id, email } = await registered()
  const [first] = await server.mailsTo(email)
  await expect(call(calls['accounts.verifyEmail'], { body: { organizationId: id } })).rejects.toMatchObject({
    status: 429,
  })
  server.clock.advance(MINUTE + 1000)
  await call(calls['accounts.verifyEmail'], { body: { organizationId: id } })
  const mails = await server.mailsTo(email)
  expect(mails).toHaveLength(2)
  await expect(
    call(calls['accounts.verifyEmail'], { body: { token: tokenOf(first!.text, 'verify-email') } }),
  ).rejects.toMatchObject({ status: 410, code: 'link_replaced' })
  await call(calls['accounts.verifyEmail'], { body: { token: tokenOf(mails[0]!.text, 'verify-email') } })
})

test('rejects expired and forged links', async () => {
  const { email } = await registered()
  const [mail] = await server.mailsTo(email)
  server.clock.advance(3 * DAY + 1000)
  const token = tokenOf(mail!.text, 'verify-email')
  expect(await call(calls['accounts.checkVerification'], { query: { token } })).toMatchObject({ state: 'expired' })
  await expect(call(calls['accounts.verifyEmail'], { body: { token } })).rejects.toMatchObject({ status: 410 })
  await expect(call(calls['accounts.verifyEmail'], { body: { token: 'x'.repeat(43) } })).rejects.toMatchObject({
    status: 404,
  })
})

test('the reply is the same for an unknown address and a wrong password', async () => {
  const organization = await anOrganization(server)
  const failure = async (email: string) => {
    try {
      await call(calls['accounts.login'], { body: { email, password: 'a wrong password indeed' } })
      return null
    } catch (error) {
      const { status, code, message } = error as { status: number; code: string; message: string }
      return { status, code, message }
    }
  }
  const known = await failure(organization.email)
  expect(known).toMatchObject({ status: 401, code: 'wrong_credentials' })
  expect(await failure(anAddress())).toEqual(known)
})

test('an address belongs to the organization that confirms it first, regardless of upper and lower case', async () => {
  const { email } = await registered()
  const { id } = await call(organizationsContract['organizations.register'], { body: { name: 'Other' } })
  await call(calls['accounts.registerAdmin'], {
    body: { organization_id: id, name: 'Other', email: email.toUpperCase(), password: PASSWORD },
  })
  const mails = (await server.mailsTo(email)).filter(({ text }) => text.includes('verify-email'))
  const [second, first] = mails.map(({ text }) => tokenOf(text, 'verify-email'))
  await call(calls['accounts.verifyEmail'], { body: { token: first! } })
  await expect(call(calls['accounts.verifyEmail'], { body: { token: second! } })).rejects.toMatchObject({
    status: 409,
    code: 'email_taken',
  })
  const { organization } = await call(calls['accounts.login'], { body: { email, password: PASSWORD } })
  expect(organization.name).toBe('Nightjar Trains')
})

test('an organization has one first admin, even when two register at the same time', async () => {
  const { id } = await call(organizationsContract['organizations.register'], { body: { name: 'Race' } })
  const register = () =>
    call(calls['accounts.registerAdmin'], {
      body: { organization_id: id, name: 'Racer', email: anAddress(), password: PASSWORD },
    })
  const tries = await Promise.allSettled([register(), register(), register()])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('the link in the e-mail sets a new password once, and all sessions end', async () => {
  const organization = await anOrganization(server)
  expect(await call(calls['accounts.forgotPassword'], { body: { email: anAddress() } })).toEqual({ ok: true })
  expect(await call(calls['accounts.forgotPassword'], { body: { email: organization.email } })).toEqual({ ok: true })
  const mail = (await server.mailsTo(organization.email)).find(({ text }) => text.includes('reset-password'))
  const token = tokenOf(mail!.text, 'reset-password')
  await expect(call(calls['accounts.resetPassword'], { body: { token, password: 'short' } })).rejects.toMatchObject({
    status: 422,
  })
  await expect(
    call(calls['accounts.resetPassword'], { body: { token, password: 'password1234' } }),
  ).rejects.toMatchObject({ status: 422 })
  await call(calls['accounts.resetPassword'], { body: { token, password: 'a new and calm owl' } })
  await expect(
    call(calls['accounts.resetPassword'], { body: { token, password: 'yet another owl here' } }),
  ).rejects.toMatchObject({ status: 409 })
  await expect(organization.call(calls['accounts.list'], { query: {} })).rejects.toMatchObject({ status: 401 })
  await call(calls['accounts.login'], { body: { email: organization.email, password: 'a new and calm owl' } })
  expect((await server.mailsTo(organization.email)).some(({ subject }) => subject.includes('was changed'))).toBe(true)
})

test('a verification link cannot reset a password', async () => {
  const { email } = await registered()
  const [mail] = await server.mailsTo(email)
  await expect(
    call(calls['accounts.resetPassword'], {
      body: { token: tokenOf(mail!.text, 'verify-email'), password: 'a new and calm owl' },
    }),
  ).rejects.toMatchObject({ status: 404 })
})

test('a session ends by logout, without use, and after thirty days', async () => {
  const organization = await anOrganization(server)
  const login = async () =>
    server.as(
      (await call(calls['accounts.login'], { body: { email: organization.email, password: PASSWORD } })).access_token,
    )
  const left = await login()
  await left(calls['accounts.logout'], {})
  await expect(left(calls['accounts.list'], { query: {} })).rejects.toMatchObject({ status: 401 })
  const used = await login()
  for (let hours = 0; hours < 30; hours += 10) {
    server.clock.advance(10 * HOUR)
    await used(calls['accounts.list'], { query: {} })
  }
  server.clock.advance(12 * HOUR + 1000)
  await expect(used(calls['accounts.list'], { query: {} })).rejects.toMatchObject({ status: 401 })
  const kept = await login()
  for (let day = 0; day < 60; day += 1) {
    server.clock.advance(12 * HOUR - 1000)
    await kept(calls['accounts.list'], { query: {} })
  }
  server.clock.advance(2 * MINUTE)
  await expect(kept(calls['accounts.list'], { query: {} })).rejects.toMatchObject({ status: 401 })
})

test('changing the password requires the current one and ends all other sessions', async () => {
  const organization = await anOrganization(server)
  const other = server.as(
    (await call(calls['accounts.login'], { body: { email: organization.email, password: PASSWORD } })).access_token,
  )
  const change = (current_password: string, id = organization.adminId) =>
    organization.call(calls['accounts.changePassword'], {
      params: { id },
      body: { current_password, new_password: 'quite another owl' },
    })
  await expect(change('not the password')).rejects.toMatchObject({
    status: 422,
    fieldErrors: { current_password: 'This is not your current password.' },
  })
  await expect(change(PASSWORD, (await anOrganization(server)).adminId)).rejects.toMatchObject({ status: 404 })
  await change(PASSWORD)
  await organization.call(calls['accounts.list'], { query: {} })
  await expect(other(calls['accounts.list'], { query: {} })).rejects.toMatchObject({ status: 401 })
})

test('admins can edit themselves, and the last owner stays owner', async () => {
  const organization = await anOrganization(server)
  const edit = (body: object) =>
    organization.call(calls['accounts.edit'], { params: { id: organization.adminId }, body })
  expect(await edit({ name: 'Ines M.', time_zone: 'Asia/Beirut' })).toMatchObject({
    name: 'Ines M.',
    time_zone: 'Asia/Beirut',
  })
  await expect(edit({ role: 'admin' })).rejects.toMatchObject({ status: 409, code: 'last_owner' })
  await expect(edit({ time_zone: 'Mars/Base' })).rejects.toMatchObject({ status: 422 })
  expect(await organization.call(calls['accounts.read'], { params: { id: organization.adminId } })).toMatchObject({
    name: 'Ines M.',
  })
})

test('returns all five remaining counts of the plan', async () => {
  const organization = await anOrganization(server)
  const plan = await organization.call(usageContract['billing.activeSubscription'], {})
  expect(plan).toMatchObject({
    plan: { key: 'free' },
    status: 'active',
    remaining_interviews: 10,
    remaining_number_of_jobs: 1,
    remaining_number_of_custom_ai: 0,
    remaining_number_of_interview_flow: 1,
    remaining_number_of_admins: 1,
    warnings: [],
  })
})

test('limits password attempts from one address on one account', async () => {
  const organization = await anOrganization(server)
  const statuses: number[] = []
  for (let tries = 0; tries < 13; tries += 1) {
    const { status } = await fetch(`${server.url}${calls['accounts.login'].path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.50' },
      body: JSON.stringify({ email: organization.email, password: 'wrong wrong wrong' }),
    })
    statuses.push(status)
  }
  expect(statuses.filter(status => status === 429)).toHaveLength(3)
})
