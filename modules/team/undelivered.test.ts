import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { smtpTransport } from '#platform/mail/transport.ts'
import { startTestServer } from '#tests/api.ts'
import { anOrganization, onLargestPlan, type TestOrganization } from '#tests/factories.ts'
import { waitFor } from '#tests/wait.ts'
import { teamContract as calls } from './contract.ts'

// A real mail server that refuses some addresses.
const REPLIES: Record<string, [code: number, text: string]> = {
  'nobody@example.com': [550, '5.1.1 User unknown'],
  'full@example.com': [552, '5.2.2 Mailbox full'],
  'later@example.com': [451, '4.7.1 Greylisted'],
}
const accepted: string[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    const reply = REPLIES[address]
    if (!reply) return done()
    done(Object.assign(new Error(reply[1]), { responseCode: reply[0] }))
  },
  onData(stream, session, done) {
    stream.resume().on('end', () => {
      accepted.push(...session.envelope.rcptTo.map(({ address }) => address))
      done()
    })
  },
})
await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', () => resolve()))
const { port } = smtp.server.address() as AddressInfo
afterAll(() => new Promise<void>(resolve => smtp.close(() => resolve())))

const mail = smtpTransport(`smtp://127.0.0.1:${port}`, 'Evenhand <no-reply@evenhand.test>')
const server = await startTestServer({}, { mail })
const organization = await anOrganization(server, 'Harbour & Vale')
await onLargestPlan(server, organization)

const invite = (email: string, by: TestOrganization = organization) =>
  by.call(calls['team.invite'], { body: { email, role: 'recruiter', job_ids: [] } })
const listed = async () => (await organization.call(calls['team.invitations'], {})).items
const undelivered = async (email: string) => (await listed()).find(one => one.email === email)?.undelivered
const change = (id: string, email: string, by: Pick<TestOrganization, 'call'> = organization) =>
  by.call(calls['team.changeAddress'], { params: { id }, body: { email } })

test.each([
  ['nobody@example.com', { state: 'failed', reason: 'unknown_address' }],
  ['full@example.com', { state: 'failed', reason: 'mailbox_full' }],
  ['later@example.com', { state: 'delayed', reason: 'refused' }],
])('an invitation to %s is shown as not delivered, with the reason', async (email, shown) => {
  expect((await invite(email)).undelivered).toBeNull()
  await waitFor('the refusal', async () => Boolean(await undelivered(email)))
  expect(await undelivered(email)).toEqual(shown)
})

test('nothing is wrong with an invitation that the mail server accepted', async () => {
  await invite('tomas@example.com')
  await waitFor('the e-mail', async () => accepted.includes('tomas@example.com'))
  await server.settled()
  expect(await undelivered('tomas@example.com')).toBeNull()
})

test('a changed address gets its own invitation, and the earlier one is gone', async () => {
  const before = (await listed()).find(({ email }) => email === 'nobody@example.com')!
  const after = await change(before.id, 'somebody@example.com')
  expect(after).toMatchObject({ email: 'somebody@example.com', role: before.role, undelivered: null })
  await waitFor('the e-mail', async () => accepted.includes('somebody@example.com'))
  expect((await listed()).map(({ email }) => email)).not.toContain('nobody@example.com')
  await expect(change(before.id, 'again@example.com')).rejects.toMatchObject({ status: 404 })
})

test('a changed address must be new, and the invitation stays if it is not', async () => {
  const full = (await listed()).find(({ email }) => email === 'full@example.com')!
  await expect(change(full.id, 'tomas@example.com')).rejects.toMatchObject({ status: 409, code: 'already_invited' })
  await expect(change(full.id, organization.email)).rejects.toMatchObject({ status: 409, code: 'already_member' })
  await expect(change(full.id, 'no address')).rejects.toMatchObject({ status: 422 })
  expect(await undelivered('full@example.com')).toMatchObject({ state: 'failed' })
})

test('only people who manage people of the same organization change an address', async () => {
  const full = (await listed()).find(({ email }) => email === 'full@example.com')!
  const stranger = await anOrganization(server)
  await expect(change(full.id, 'x@example.com', stranger)).rejects.toMatchObject({ status: 404 })
})
