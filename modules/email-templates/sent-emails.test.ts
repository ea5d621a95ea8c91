import fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { smtpTransport } from '#platform/mail/transport.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { emailTemplatesContract as calls, type SentFilter } from './contract.ts'

// A real mail server that refuses some addresses, until it accepts them.
const REPLIES = new Map<string, [code: number, text: string]>([
  ['nobody@example.com', [550, '5.1.1 User unknown <nobody@example.com>']],
  ['full@example.com', [552, '5.2.2 Mailbox full']],
  ['strict@example.com', [554, '5.7.1 Refused by policy']],
])
const accepted: string[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    const reply = REPLIES.get(address)
    if (!reply) return done()
    done(Object.assign(new Error(reply[1]), { responseCode: reply[0] }))
  },
  onData(stream, { envelope }, done) {
    stream.resume().on('end', () => {
      accepted.push(...envelope.rcptTo.map(({ address }) => address))
      done()
    })
  },
})
await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', () => resolve()))
afterAll(() => new Promise<void>(resolve => smtp.close(() => resolve())))

const { port } = smtp.server.address() as AddressInfo
const server = await startTestServer(
  {},
  { mail: smtpTransport(`smtp://127.0.0.1:${port}`, 'E <no-reply@evenhand.test>') },
)
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)
const applied: Awaited<ReturnType<typeof anApplication>>[] = []
for (const [name, email] of [
  ['Noor Haddad', 'nobody@example.com'],
  ['Farid Rahimi', 'full@example.com'],
  ['Amina Warsame', 'strict@example.com'],
  ['Kai Lindqvist', 'kai@example.com'],
] as const)
  applied.push(await anApplication(server, organization, job, { name, email }))
await server.settled()

type Query = Partial<SentFilter> & { limit?: number; cursor?: string }
const list = (query: Query = {}) => organization.call(calls['sentEmails.list'], { query })
const received = (query: Query = {}) => list({ template: 'application_received', ...query })
const sendAgain = (...ids: string[]) => organization.call(calls['sentEmails.sendAgain'], { body: { ids } })
const undelivered = () => organization.call(calls['sentEmails.undelivered'], {})

test('lists what was sent and what was not, with the answer of the mail server', async () => {
  const { items, total } = await received()
  expect(total).toBe(4)
  const [sent, refused] = ['Kai Lindqvist', 'Noor Haddad'].map(name => items.find(one => one.to.name === name))
  expect(sent).toMatchObject({
    state: 'sent',
    reason: null,
    can_send_again: false,
    sent_at: expect.any(String) as string,
  })
  expect(refused).toMatchObject({
    to: { name: 'Noor Haddad', address: 'nobody@example.com' },
    template_name: 'Application received',
    candidate_uuid: applied[0]!.candidate_uuid,
    state: 'failed',
    reason: 'unknown_address',
    failure: expect.stringContaining('550') as string,
    can_send_again: true,
    corrected_address: null,
  })
})

test('finds e-mails by state, recipient and subject, page by page', async () => {
  expect((await received({ state: 'failed' })).total).toBe(3)
  expect((await received({ search: 'LINDQ' })).items.map(({ to }) => to.address)).toEqual(['kai@example.com'])
  expect((await received({ search: 'full@' })).total).toBe(1)
  expect((await received({ search: '%' })).total).toBe(0)
  expect((await received({ search: "'_\\" })).total).toBe(0)
  const seen = []
  for (let cursor: string | undefined; ;) {
    const page = await received({ limit: 1, ...(cursor && { cursor }) })
    seen.push(...page.items.map(({ id }) => id))
    if (!page.next_cursor) break
    cursor = page.next_cursor
  }
  expect(new Set(seen).size).toBe(4)
  await expect(received({ cursor: 'nonsense' })).rejects.toMatchObject({ status: 422 })
})

test('counts what was not delivered, by reason', async () => {
  expect(await undelivered()).toEqual({
    total: 3,
    reasons: expect.arrayContaining(
      ['unknown_address', 'mailbox_full', 'refused'].map(reason => ({ reason, count: 1 })),
    ) as unknown,
    awaited: 0,
  })
})

test('in blind review, it shows no names or addresses and finds nobody by them', async () => {
  const settings = (blind_review: boolean) =>
    organization.call(organizationsContract['organizations.editSettings'], { body: { blind_review } })
  await settings(true)
  const { items, total } = await received()
  expect(total).toBe(4)
  expect(JSON.stringify(items)).not.toMatch(/Haddad|Rahimi|Warsame|Lindqvist|example\.com/)
  expect(items.every(({ to }) => to.address === null)).toBe(true)
  expect((await received({ search: 'Haddad' })).total).toBe(0)
  await settings(false)
})

test('sends an e-mail again, once, and to the address that is known now', async () => {
  const [full] = (await received({ search: 'full@' })).items
  REPLIES.delete('full@example.com')
  expect(await Promise.all([sendAgain(full!.id), sendAgain(full!.id)])).toContainEqual({ sent: 1 })
  await server.settled()
  expect(accepted.filter(address => address === 'full@example.com')).toHaveLength(1)
  expect((await received({ search: 'full@' })).items[0]).toMatchObject({ state: 'sent', failure: null })

  await server.services.db.owner.query(
    `update candidates set email = 'noor@example.com', email_key = 'noor@example.com' where id = $1`,
    [applied[0]!.candidate_uuid],
  )
  const [noor] = (await received({ search: 'Haddad' })).items
  expect(noor).toMatchObject({ state: 'failed', corrected_address: 'noor@example.com' })
  expect(await sendAgain(noor!.id)).toEqual({ sent: 1 })
  await server.settled()
  expect(accepted).toContain('noor@example.com')
  expect(await undelivered()).toMatchObject({ total: 1 })
})

test('a refused address stays refused, and what was sent is not sent twice', async () => {
  const { items } = await received()
  const candidates = () => accepted.filter(address => applied.some(({ email }) => email === address)).length
  const before = candidates()
  expect(await sendAgain(...items.map(({ id }) => id))).toEqual({ sent: 1 })
  await server.settled()
  expect(candidates()).toBe(before)
  expect((await received({ state: 'failed' })).items).toMatchObject([{ to: { name: 'Amina Warsame' }, tries: 2 }])
})

test('another organization sees and sends nothing of it', async () => {
  const other = await anOrganization(server)
  const [failed] = (await received({ state: 'failed' })).items
  expect((await other.call(calls['sentEmails.list'], { query: { template: 'application_received' } })).total).toBe(0)
  expect(await other.call(calls['sentEmails.sendAgain'], { body: { ids: [failed!.id] } })).toEqual({ sent: 0 })
})

test('e-mails about signing in are listed for those who manage people, and cannot be sent again', async () => {
  const recruiter = await aColleague(server, organization, 'recruiter')
  const keys = async (by: Pick<typeof recruiter, 'call'>) =>
    (await by.call(calls['sentEmails.list'], { query: { limit: 100 } })).items.map(one => one.template_key)
  expect(await keys(organization)).toContain('verify_email')
  expect(await keys(recruiter)).not.toContain('verify_email')
  await server.services.db.owner.query(
    `update mail_messages set state = 'failed', failure = '550 unknown' where template_key = 'verify_email' and organization_id = $1`,
    [organization.id],
  )
  const failed = (await list({ state: 'failed', template: 'verify_email' })).items
  expect(failed[0]).toMatchObject({ can_send_again: false, application_id: null })
  expect(await sendAgain(failed[0]!.id)).toEqual({ sent: 0 })
})

test('a digest of notifications that was not delivered is stored without its text, also one from before', async () => {
  const { db } = server.services
  const org = db.forOrganization(organization.id)
  const [[admin], notified] = await org.read(q => [
    q.selectFrom('admins').select('email').where('id', '=', organization.adminId),
    q.selectFrom('notifications').select('id').where('admin_id', '=', organization.adminId),
  ])
  const digests = async () => (await list({ template: 'notification_digest' })).items
  const sealed = () =>
    db.unsafeAcrossOrganizations(q =>
      q.selectFrom('mail_messages').select('sealed').where('template_key', '=', 'notification_digest').execute(),
    )
  REPLIES.set(admin!.email, [552, '5.2.2 Mailbox full'])
  const notification_ids = notified.map(({ id }) => id)
  await org.write(tx =>
    tx.emit(
      'notification.digest_due',
      null,
      { admin_id: organization.adminId, notification_ids, count: notified.length },
      { kind: 'system' },
    ),
  )
  await server.settled()
  expect(await digests()).toMatchObject([{ state: 'failed', reason: 'mailbox_full', can_send_again: false }])
  expect(await sealed()).toEqual([{ sealed: null }])

  await db.unsafeAcrossOrganizations(q =>
    q
      .updateTable('mail_messages')
      .set({ sealed: Buffer.from('sealed') })
      .where('template_key', 'in', ['notification_digest', 'application_received'])
      .where('state', '=', 'failed')
      .execute(),
  )
  await db.owner.query(fs.readFileSync('db/migrations/0591_delete_failed_digests.sql', 'utf8'))
  expect(await sealed()).toEqual([{ sealed: null }])
  expect((await received({ state: 'failed' })).items.every(one => one.can_send_again)).toBe(true)
})

test('after 30 days an e-mail is no longer listed', async () => {
  expect((await received()).total).toBe(4)
  await server.services.db.owner.query(`update mail_messages set created_at = created_at - interval '30 days'`)
  expect((await received()).total).toBe(0)
  expect(await undelivered()).toMatchObject({ total: 0 })
})
