import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { DAY, HOUR, later } from '#platform/clock/clock.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { runWaiting } from '#tests/scheduled.ts'
import { waitFor } from '#tests/wait.ts'
import { messagesContract as calls } from './contract.ts'

/** The mail server only responds while this is open. */
let mailServer: Promise<void> = Promise.resolve()
let atMailServer = 0
const server = await startTestServer(
  {},
  {
    mail: {
      kind: 'mailbox',
      send: async () => {
        atMailServer += 1
        await mailServer
      },
      close: () => undefined,
    },
  },
)
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)
const interviewer = await aColleague(server, organization, 'interviewer', { jobs: [job] })
const { call } = organization
const inHours = (hours: number) => later(server.clock.now(), hours * HOUR).toISOString()

async function applied() {
  const application = await anApplication(server, organization, job)
  await server.settled()
  return { ...application, params: { id: application.application_id } }
}
type Applied = Awaited<ReturnType<typeof applied>>
const WRITTEN = { subject: 'About {{ job.title }}', body: 'Hello {{ candidate.first_name }},\n\nPlease call me.' }
const send = ({ params }: Applied, more: object = {}) =>
  call(calls['messages.send'], { params, body: { id: randomUUID(), ...WRITTEN, ...more } })
const list = async ({ params }: Applied) => (await call(calls['messages.list'], { params })).items
const written = async (one: Applied) => (await list(one)).filter(({ author }) => author !== null)
const subjects = async (one: Applied) => (await server.mailsTo(one.email)).map(({ subject }) => subject)

test('sends an e-mail exactly as the preview shows it, after a moment in which it can be cancelled', async () => {
  const one = await applied()
  const preview = await call(calls['messages.preview'], { params: one.params, body: { email: WRITTEN } })
  expect(preview.shown).toMatchObject({ to: one.email, subject: 'About Backend Engineer' })
  const sent = await send(one)
  expect(sent).toMatchObject({ state: 'held', author: { name: 'Ines Marchetti' }, source: WRITTEN })
  expect(sent.text).toBe(preview.shown.text)
  await runWaiting(server, 'mail.send')
  const [mail] = await server.mailsTo(one.email)
  expect(mail).toMatchObject({ subject: preview.shown.subject, state: 'kept' })
  expect(mail!.text).toContain('Hello Noor,')
  expect((await list(one))[0]).toMatchObject({ state: 'kept', source: null, sent_at: expect.any(String) })
  const status = await server.as(one.statusToken)(applicationsContract['applications.follow'], {})
  expect(status.communications.map(({ kind }) => kind)).toContain('message')
})

test('an e-mail that is being sent at this moment can neither be cancelled nor edited', async () => {
  const one = await applied()
  const { id: messageId } = await send(one)
  const path = { params: { ...one.params, messageId } }
  let respond = () => {}
  mailServer = new Promise(resolve => (respond = resolve))
  const before = atMailServer
  const sending = runWaiting(server, 'mail.send')
  try {
    await waitFor('the mail server to have the message', () => atMailServer > before)
    await expect(call(applicationsContract['applications.cancelMessage'], path)).rejects.toMatchObject({
      code: 'mail_gone',
    })
    await expect(call(calls['messages.edit'], { ...path, body: WRITTEN })).rejects.toMatchObject({
      status: 409,
      code: 'mail_gone',
    })
  } finally {
    respond()
    await sending
  }
  expect((await written(one)).map(({ state }) => state)).toEqual(['kept'])
  expect(await subjects(one)).toContain('About Backend Engineer')
})

test('the same message sent twice is one e-mail, also at the same time', async () => {
  const one = await applied()
  const body = { id: randomUUID(), ...WRITTEN }
  const replies = await Promise.all([1, 2].map(() => call(calls['messages.send'], { params: one.params, body })))
  expect(replies[0]!.id).toBe(replies[1]!.id)
  expect(await written(one)).toHaveLength(1)
  const other = await applied()
  await expect(call(calls['messages.send'], { params: other.params, body })).rejects.toMatchObject({ status: 404 })
})

test('a scheduled e-mail can be edited and cancelled until it is sent', async () => {
  const one = await applied()
  const send_at = inHours(24)
  const first = await send(one, { send_at })
  expect(first).toMatchObject({ state: 'held', send_at })
  const edit = (messageId: string, subject: string, at?: string) =>
    call(calls['messages.edit'], {
      params: { ...one.params, messageId },
      body: { ...WRITTEN, subject, send_at: at },
    })
  const second = await edit(first.id, 'Edited', inHours(48))
  expect(second).toMatchObject({ subject: 'Edited', source: { subject: 'Edited' } })
  await expect(edit(first.id, 'Late')).rejects.toMatchObject({ status: 409, code: 'stale' })
  expect((await list(one)).find(({ id }) => id === first.id)).toMatchObject({ state: 'cancelled', source: null })
  await call(applicationsContract['applications.cancelMessage'], {
    params: { ...one.params, messageId: second.id },
  })
  await expect(edit(second.id, 'Too late')).rejects.toMatchObject({ status: 409, code: 'mail_gone' })
  await runWaiting(server, 'mail.send')
  expect(
    (await server.mailsTo(one.email)).filter(({ state }) => state === 'kept').map(({ subject }) => subject),
  ).toHaveLength(1)
})

test('an e-mail that was not delivered says why and can be sent again', async () => {
  const one = await applied()
  const { id } = await send(one)
  await runWaiting(server, 'mail.send')
  const again = () => call(calls['messages.sendAgain'], { params: { ...one.params, messageId: id } })
  await expect(again()).rejects.toMatchObject({ status: 409, code: 'not_failed' })
  await server.services.db.owner.query(
    `update mail_messages set state = 'failed', failure = '550 unknown' where id = $1`,
    [id],
  )
  expect((await list(one))[0]).toMatchObject({ state: 'failed', failure: '550 unknown' })
  await again()
  await server.settled()
  expect((await list(one))[0]).toMatchObject({ state: 'kept', failure: null })
})

test('a person without an address cannot be written to', async () => {
  const one = await applied()
  await server.services.db.owner.query(`update candidates set email = '' where id = $1`, [one.candidate_uuid])
  await expect(send(one)).rejects.toMatchObject({ status: 409, code: 'no_email' })
  expect(await subjects(one)).toHaveLength(1)
})

test.each([
  ['a subject with a line break', { subject: 'a\nb' }],
  ['an empty text', { body: '' }],
  ['an unknown variable', { body: 'Hello {{ candidate.salary }}' }],
  ['a time in the past', { send_at: new Date(0).toISOString().replace('1970', '2020') }],
  ['a time too far ahead', { send_at: later(new Date(), 91 * DAY).toISOString() }],
  ['a time without a zone', { send_at: '2030-01-01T10:00' }],
])('refuses %s', async (_, more) => {
  const one = await applied()
  await expect(send(one, more)).rejects.toMatchObject({ status: 422 })
})

test('an interviewer reads the e-mails and cannot write', async () => {
  const one = await applied()
  expect((await interviewer.call(calls['messages.list'], { params: one.params })).items).toHaveLength(1)
  await expect(
    interviewer.call(calls['messages.send'], { params: one.params, body: { id: randomUUID(), ...WRITTEN } }),
  ).rejects.toMatchObject({ status: 403 })
})
