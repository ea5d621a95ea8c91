import { expect, test } from 'vitest'
import { DAY } from '#platform/clock/clock.ts'
import { linkIn, startTestServer } from '#tests/api.ts'
import { aColleague, anOrganization, onLargestPlan, PASSWORD } from '#tests/factories.ts'
import { accountsContract as calls } from './contract.ts'

const server = await startTestServer()
const SUBJECT = 'New device signed in to your account'
const FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0'

/** A device: a browser with its cookies. */
class Device {
  private readonly cookies = new Map<string, string>()

  constructor(private readonly userAgent = FIREFOX) {}

  async post(path: string, body: unknown): Promise<number> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': this.userAgent, cookie },
      body: JSON.stringify(body),
    })
    const [pair] = (response.headers.get('set-cookie') ?? '').split(';')
    const [name, value] = pair!.split('=')
    if (name && value) this.cookies.set(name, value)
    return response.status
  }

  async signIn(email: string, password = PASSWORD): Promise<void> {
    expect(await this.post(calls['accounts.login'].path, { email, password })).toBe(200)
  }
}

const noticesTo = async (email: string) => (await server.mailsTo(email)).filter(({ subject }) => subject === SUBJECT)

test('a sign-in from a new device is e-mailed once, with browser, system and the time in the person’s zone', async () => {
  const owner = await anOrganization(server)
  const laptop = new Device()
  await laptop.signIn(owner.email)
  const [notice, ...more] = await noticesTo(owner.email)
  expect(more).toEqual([])
  const text = notice!.text.replaceAll(/\s+/g, ' ')
  expect(text).toContain('Device: Firefox on macOS Time: ')
  expect(text).toMatch(/Time: \w{3} \d+ \w+ \d{4}, \d\d:\d\d \(Berlin\)/)
  expect(text).toContain('change your password now')
  expect(text).toContain('/settings/profile')

  await laptop.signIn(owner.email)
  expect(await noticesTo(owner.email)).toHaveLength(1)
  await new Device('').signIn(owner.email)
  const [unknown] = await noticesTo(owner.email)
  expect(unknown!.text.replaceAll(/\s+/g, ' ')).toContain('Device: Unknown device')
})

test('neither a registration’s first sign-in nor that of an invited person is e-mailed', async () => {
  const owner = await anOrganization(server)
  await onLargestPlan(server, owner)
  const colleague = await aColleague(server, owner, 'recruiter')
  expect(await noticesTo(owner.email)).toEqual([])
  expect(await noticesTo(colleague.email)).toEqual([])
})

test('a device stays known after a new password, and for 180 days', async () => {
  const owner = await anOrganization(server)
  const laptop = new Device()
  await laptop.signIn(owner.email)
  await owner.call(calls['accounts.changePassword'], {
    params: { id: owner.adminId },
    body: { current_password: PASSWORD, new_password: 'quite another owl' },
  })
  await laptop.signIn(owner.email, 'quite another owl')
  expect(await noticesTo(owner.email)).toHaveLength(1)
  server.clock.advance(180 * DAY)
  await laptop.signIn(owner.email, 'quite another owl')
  expect(await noticesTo(owner.email)).toHaveLength(2)
})

test('setting a new password by e-mail does not make a device known, and neither does a wrong password', async () => {
  const owner = await anOrganization(server)
  const device = new Device()
  expect(await device.post(calls['accounts.login'].path, { email: owner.email, password: 'wrong wrong wrong' })).toBe(
    401,
  )
  await device.post(calls['accounts.forgotPassword'].path, { email: owner.email })
  const mail = (await server.mailsTo(owner.email)).find(({ text }) => text.includes('reset-password'))
  const token = new URL(linkIn(mail!.text, 'reset-password')).searchParams.get('token')!
  const password = 'quite another owl'
  expect(await device.post(calls['accounts.resetPassword'].path, { token, password })).toBe(200)
  await device.signIn(owner.email, password)
  expect(await noticesTo(owner.email)).toHaveLength(1)
})

test('the cookie of a colleague on the same computer does not make it known', async () => {
  const owner = await anOrganization(server)
  const other = await anOrganization(server)
  const shared = new Device()
  await shared.signIn(owner.email)
  await shared.signIn(other.email)
  expect(await noticesTo(other.email)).toHaveLength(1)
})
