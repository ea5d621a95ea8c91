import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestServer } from '#tests/api.ts'
import { type ContactRequest, siteContract } from './contract.ts'
import { LONGEST_MESSAGE } from './policy.ts'

const server = await startTestServer()
const call = server.as()
const anAddress = () => `visitor-${randomBytes(5).toString('hex')}@example.com`
const question = (more: Record<string, unknown> = {}) =>
  ({
    kind: 'contact',
    name: 'Marta Lindgren',
    email: anAddress(),
    topic: 'sales',
    message: 'Do you speak Portuguese?',
    ...more,
  }) as ContactRequest
const demo = (more: Record<string, unknown> = {}) =>
  ({
    kind: 'demo',
    name: 'Marta Lindgren',
    email: anAddress(),
    organization: 'Tern & Vale',
    hires_a_year: '11-50',
    ...more,
  }) as ContactRequest
const send = (body: ContactRequest) => call(siteContract['site.contact'], { body })
const stored = (email: string) =>
  server.services.db.unsafeAcrossOrganizations(q =>
    q.selectFrom('contact_requests').selectAll().where('email', '=', email).execute(),
  )

test('stores a question and confirms it by e-mail', async () => {
  const body = question({ message: '  We hire about 40 people a year.\r\nCan AI interviews be in Portuguese?  ' })
  expect(await send(body)).toEqual({ ok: true })
  expect(await stored(body.email)).toEqual([
    expect.objectContaining({
      kind: 'contact',
      topic: 'sales',
      name: 'Marta Lindgren',
      organization: null,
      message: 'We hire about 40 people a year.\nCan AI interviews be in Portuguese?',
      state: 'open',
      note: '',
    }),
  ])
  const mails = await server.mailsTo(body.email)
  expect(mails.map(({ subject, state }) => ({ subject, state }))).toEqual([
    { subject: 'We received your message', state: 'kept' },
  ])
  expect(mails[0]!.text).toContain('Sales and plans')
  expect(mails[0]!.html).toContain('Evenhand')
})

test('stores a request for a demo and confirms it by e-mail', async () => {
  const body = demo()
  await send(body)
  expect(await stored(body.email)).toEqual([
    expect.objectContaining({
      kind: 'demo',
      topic: null,
      organization: 'Tern & Vale',
      hires_a_year: '11-50',
      message: '',
    }),
  ])
  expect((await server.mailsTo(body.email)).map(({ subject }) => subject)).toEqual([
    'We received your request for a demo',
  ])
})

test('the confirmation contains nothing that the sender typed', async () => {
  const name = 'Cheap watches at https://watches.example'
  const body = question({ name, message: name })
  await send(body)
  const [mail] = await server.mailsTo(body.email)
  expect(`${mail!.subject} ${mail!.text} ${mail!.html}`).not.toContain('watches')
})

test('what a program sends that fills in hidden fields is neither stored nor confirmed', async () => {
  const body = question({ website: 'https://watches.example' })
  expect(await send(body)).toEqual({ ok: true })
  expect(await stored(body.email)).toEqual([])
  expect(await server.mailsTo(body.email)).toEqual([])
})

test.each([
  ['no message', question({ message: '  ' }), 'message'],
  ['a message that is too long', question({ message: 'a'.repeat(LONGEST_MESSAGE + 1) }), 'message'],
  ['control characters', question({ message: 'Hello\u0007' }), 'message'],
  ['no topic', question({ topic: undefined }), 'topic'],
  ['an unknown topic', question({ topic: 'weather' }), 'topic'],
  ['no name', question({ name: '' }), 'name'],
  ['a name over several lines', question({ name: 'Marta\nBcc: someone@example.com' }), 'name'],
  ['half an e-mail address', question({ email: 'marta@tern-vale' }), 'email'],
  ['no organization', demo({ organization: undefined }), 'organization'],
  ['an unknown number of hires', demo({ hires_a_year: '7' }), 'hires_a_year'],
])('refuses %s and stores nothing', async (_what, body, field) => {
  await expect(send(body)).rejects.toMatchObject({ status: 422, fieldErrors: { [field]: expect.any(String) } })
  expect(await stored(body.email)).toEqual([])
})

test.each([{ kind: 'complaint', message: 'Hello' }, {}, [], null])(
  'refuses a body of another shape: %j',
  async body => {
    await expect(send(body as unknown as ContactRequest)).rejects.toMatchObject({ status: 422 })
  },
)

test('is limited to 3 an hour for an e-mail address', async () => {
  const email = anAddress()
  for (const _ of [1, 2, 3]) await send(question({ email }))
  await expect(send(demo({ email: email.toUpperCase() }))).rejects.toMatchObject({ status: 429 })
  expect(await stored(email)).toHaveLength(3)
  await send(question())
})

test('is limited for a network address', async () => {
  const post = () =>
    fetch(`${server.url}/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
      body: JSON.stringify(question()),
    })
  const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await post()).status))
  expect(statuses.filter(status => status === 201)).toHaveLength(15)
  expect(statuses.filter(status => status === 429)).toHaveLength(5)
})
