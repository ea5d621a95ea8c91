import { expect, test } from 'vitest'
import { DAY, MINUTE } from '#platform/clock/clock.ts'
import type { OutgoingMail } from '#platform/mail/transport.ts'
import { auditContract } from '#modules/audit/contract.ts'
import { linkIn, startTestServer } from '#tests/api.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { organizationsContract as calls } from './contract.ts'

const sent: OutgoingMail[] = []
const server = await startTestServer(
  {},
  {
    mail: {
      kind: 'smtp',
      async send(mail) {
        if (mail.to.address.startsWith('nobody@'))
          throw Object.assign(new Error('550 No such user here'), { responseCode: 550, command: 'RCPT TO' })
        sent.push(mail)
      },
      close() {},
    },
  },
)
const owner = await anOrganization(server, 'Nightjar')
await onLargestPlan(server, owner)
const job = await anOpenJob(owner)
const { call } = owner

const ask = (email: string) => call(calls['organizations.askReplyAddress'], { body: { email } })
const settings = async () => (await call(calls['organizations.readSettings'], {})).settings
const tokenFor = async (address: string) => {
  await server.settled()
  const mail = sent.findLast(({ to }) => to.address === address)!
  return new URL(linkIn(mail.text, 'reply-address')).searchParams.get('token')!
}
const open = (token: string) => server.as()(calls['organizations.readReplyLink'], { params: { token } })
const confirm = (token: string) => server.as()(calls['organizations.confirmReplyAddress'], { params: { token } })

/** The confirmation of a new application. */
async function mailToCandidate(): Promise<OutgoingMail> {
  const { email } = await anApplication(server, owner, job)
  await server.settled()
  return sent.find(({ to }) => to.address === email)!
}

test('before one is chosen, replies go to a person', async () => {
  const mail = await mailToCandidate()
  expect(mail.reply_to?.address).toBe(owner.email)
  expect(mail.from_name).toBe('Nightjar')
})

test('an address is used after its reader opened the link and clicked the button', async () => {
  const asked = (await ask('Hiring@Nightjar.example')).settings
  expect(asked).toMatchObject({ reply_to: null, reply_to_waiting: { address: 'hiring@nightjar.example' } })
  await call(calls['organizations.editSettings'], { body: { sender_name: 'Nightjar Hiring' }, files: [] })
  const token = await tokenFor('hiring@nightjar.example')
  expect(await open(token)).toEqual({ email: 'hiring@nightjar.example', organization_name: 'Nightjar' })
  expect((await mailToCandidate()).reply_to?.address).toBe(owner.email)

  expect(await confirm(token)).toMatchObject({ email: 'hiring@nightjar.example' })
  expect(await settings()).toMatchObject({ reply_to: 'hiring@nightjar.example', reply_to_waiting: null })
  const mail = await mailToCandidate()
  expect(mail.reply_to).toEqual({ name: 'Nightjar Hiring', address: 'hiring@nightjar.example' })
  expect(mail.from_name).toBe('Nightjar Hiring')
  await expect(confirm(token)).rejects.toMatchObject({ status: 409, code: 'link_used' })
  const { items } = await call(auditContract['audit.list'], { query: {} })
  expect(items.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['organization.reply_address_asked', 'organization.reply_address_confirmed']),
  )
  expect(JSON.stringify(items)).not.toContain('hiring@nightjar.example')
})

test('e-mails to colleagues keep the name of the product', async () => {
  const colleague = await aColleague(server, owner, 'recruiter')
  const mail = sent.find(({ to }) => to.address === colleague.email)!
  expect(mail.from_name).toBeUndefined()
})

test('says that the e-mail was refused', async () => {
  const other = await anOrganization(server)
  const body = { email: 'nobody@nightjar.example' }
  await other.call(calls['organizations.askReplyAddress'], { body })
  await server.settled()
  const { settings: read } = await other.call(calls['organizations.readSettings'], {})
  expect(read.reply_to_waiting).toMatchObject({ address: 'nobody@nightjar.example', undelivered: true })
})

test('a newer address replaces one that waits, whose link then confirms nothing', async () => {
  await ask('first@nightjar.example')
  const first = await tokenFor('first@nightjar.example')
  await ask('second@nightjar.example')
  await expect(open(first)).rejects.toMatchObject({ status: 410, code: 'link_replaced' })
  await expect(confirm(first)).rejects.toMatchObject({ status: 410, code: 'link_replaced' })
  expect((await settings()).reply_to).toBe('hiring@nightjar.example')

  const second = await tokenFor('second@nightjar.example')
  await call(calls['organizations.cancelReplyAddress'], {})
  await expect(confirm(second)).rejects.toMatchObject({ status: 410 })
  expect(await settings()).toMatchObject({ reply_to: 'hiring@nightjar.example', reply_to_waiting: null })
})

test('the address can be removed', async () => {
  const again = await call(calls['organizations.removeReplyAddress'], {})
  expect(again.settings.reply_to).toBeNull()
  expect((await mailToCandidate()).reply_to?.address).toBe(owner.email)
})

test.each(['a@b.example\r\nBcc: x@y.example', 'no address', 'a@b.example, c@d.example', '<a@b.example>'])(
  'refuses the address %j',
  async email => {
    await expect(ask(email)).rejects.toMatchObject({ status: 422 })
  },
)

test.each(['Acme\r\nBcc: x@y.example', 'Acme\u0000', 'A'.repeat(81)])(
  'refuses the sender name %j',
  async sender_name => {
    await expect(call(calls['organizations.editSettings'], { body: { sender_name }, files: [] })).rejects.toMatchObject(
      { status: 422 },
    )
  },
)

test('recruiters cannot choose it', async () => {
  const recruiter = await aColleague(server, owner, 'recruiter')
  await expect(
    recruiter.call(calls['organizations.askReplyAddress'], { body: { email: 'r@nightjar.example' } }),
  ).rejects.toMatchObject({ status: 403 })
})

test('the e-mail is sent again at most once a minute and five times a day', async () => {
  await ask('third@nightjar.example')
  await expect(ask('third@nightjar.example')).rejects.toMatchObject({ status: 429 })
  server.clock.advance(MINUTE)
  const first = await tokenFor('third@nightjar.example')
  await ask('third@nightjar.example')
  const again = await tokenFor('third@nightjar.example')
  await expect(confirm(first)).rejects.toMatchObject({ status: 410 })
  await expect(ask('fourth@nightjar.example')).rejects.toMatchObject({ status: 429 })
  server.clock.advance(4 * DAY)
  await expect(confirm(again)).rejects.toMatchObject({ status: 410, code: 'link_expired' })
})
