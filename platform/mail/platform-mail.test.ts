import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { newId } from '#platform/db/id.ts'
import { startTestServer } from '#tests/api.ts'
import { findEverywhere } from '#tests/dump.ts'
import { anOrganization } from '#tests/factories.ts'
import { type NewPlatformMail, postPlatformMail } from './platform-mail.ts'
import { smtpTransport } from './transport.ts'

// A real mail server that can refuse a recipient for good, or every message for a while.
let busy = false
const received: Buffer[] = []
const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo: ({ address }, _session, done) =>
    done(address.startsWith('nobody@') ? Object.assign(new Error('No such user here'), { responseCode: 550 }) : null),
  onData(stream, _session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      if (busy) return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
      received.push(Buffer.concat(parts))
      done()
    })
  },
})
await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', () => resolve()))
afterAll(() => new Promise<void>(resolve => smtp.close(() => resolve())))
const { port } = smtp.server.address() as AddressInfo

const server = await startTestServer(
  {},
  { mail: smtpTransport(`smtp://127.0.0.1:${port}`, 'Evenhand <no-reply@evenhand.test>') },
)
const { services } = server
const { db } = services

const LINK = 'https://hire.example/super-admin/join?token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'
const post = (address: string, more: Partial<NewPlatformMail> = {}) =>
  db.unsafeAcrossOrganizations(q =>
    postPlatformMail(
      q,
      db.vault,
      {
        to: { address, name: 'Zoë Ångström' },
        templateKey: 'contact_received',
        subjectId: newId(),
        subject: 'We received your message',
        text: 'Thank you.',
        html: '<p>Thank you.</p>',
        ...more,
      },
      server.clock.now(),
    ),
  )
const stored = (id: string) =>
  db.unsafeAcrossOrganizations(q =>
    q.selectFrom('platform_mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )
const mailsTo = async (address: string) => {
  const mails = await Promise.all(received.map(raw => PostalMime.parse(raw)))
  return mails.filter(({ to }) => to?.[0]?.address === address)
}
const deadTasks = () =>
  db.unsafeAcrossOrganizations(q =>
    q.selectFrom('dead_tasks').selectAll().where('name', 'like', 'mail.send-platform%').execute(),
  )
/** Retries failed tasks now instead of after the queue's delay. */
const retryUntil = (state: string, id: string) =>
  expect
    .poll(async () => {
      await db.owner.query(
        'update graphile_worker._private_jobs set run_at = now() where locked_at is null and attempts > 0',
      )
      return (await stored(id)).state
    })
    .toBe(state)

test('is sent by the same mail server, once for its cause, and loses its links afterwards', async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(() =>
      post('zoe@example.com', {
        cause: 'invitation 1',
        text: `Open ${LINK}`,
        links: [{ href: LINK, to: 'join' }],
        lane: 'sign_in',
        replyTo: { address: 'help@evenhand.test', name: 'Evenhand' },
      }),
    ),
  )
  expect(second).toBe(first)
  await server.settled()
  const mails = await mailsTo('zoe@example.com')
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({
    subject: 'We received your message',
    from: { address: 'no-reply@evenhand.test' },
    replyTo: [{ address: 'help@evenhand.test' }],
  })
  expect(mails[0]!.text).toContain(LINK)
  expect(await stored(first!)).toMatchObject({
    state: 'sent',
    sealed: null,
    tries: 1,
    text_body: 'Open [private link to join]',
  })
  expect(await findEverywhere({ databaseUrl: server.databaseUrl, folder: services.settings.DATA_DIR }, [LINK])).toEqual(
    [],
  )
})

test('an address that does not exist is recorded, and not tried again', async () => {
  const id = await post('nobody@example.com')
  await server.settled()
  expect(await stored(id)).toMatchObject({ state: 'failed', failure: expect.stringContaining('550'), tries: 1 })
  expect(await deadTasks()).toEqual([])
})

test('waits while the mail server refuses, and is sent complete later', async () => {
  busy = true
  const id = await post('later@example.com', { text: `Open ${LINK}`, links: [{ href: LINK, to: 'join' }] })
  await expect.poll(async () => (await stored(id)).tries).toBeGreaterThan(0)
  expect(await stored(id)).toMatchObject({ state: 'waiting', failure: expect.stringContaining('451') })
  busy = false
  await retryUntil('sent', id)
  expect((await mailsTo('later@example.com')).map(({ text }) => text?.includes(LINK))).toEqual([true])
})

test('after the last attempt it is a failed task, which can be run again', async () => {
  busy = true
  const id = await post('again@example.com')
  await retryUntil('failed', id)
  // The task is put aside after the message says so.
  await expect.poll(deadTasks).toHaveLength(1)
  const [dead] = await deadTasks()
  expect(dead).toMatchObject({ payload: { message_id: id }, reason: expect.stringContaining('451') })
  busy = false
  await db.owner.query('select run_dead_task_again($1)', [dead!.id])
  await server.settled()
  expect(await stored(id)).toMatchObject({ state: 'sent', failure: null })
})

test('an organization reaches neither the messages of the platform nor adds any', async () => {
  const { id } = await anOrganization(server)
  const org = db.forOrganization(id)
  await expect(org.read(q => [q.selectFrom('platform_mail').selectAll()])).rejects.toThrow(/permission denied/)
  await expect(
    org.write(tx =>
      postPlatformMail(
        tx.q,
        tx.vault,
        {
          to: { address: 'a@example.com', name: null },
          templateKey: 'x',
          subjectId: null,
          subject: '',
          text: '',
          html: '',
        },
        server.clock.now(),
      ),
    ),
  ).rejects.toThrow(/permission denied/)
  const asApp = new pg.Client({ connectionString: server.databaseUrl, options: '-c role=evenhand_app' })
  await asApp.connect()
  await expect(asApp.query('select * from platform_mail')).rejects.toThrow(/permission denied/)
  await asApp.end()
})
