import { expect, test } from 'vitest'
import { DAY } from '#platform/clock/clock.ts'
import { superAdminContract } from '#modules/super-admin/contract.ts'
import { aSuperAdmin } from '#modules/super-admin/super-admin.fixture.ts'
import { startTestServer } from '#tests/api.ts'
import { runScheduled } from '#tests/scheduled.ts'
import { siteContract as calls } from './contract.ts'

const server = await startTestServer()
const rhea = await aSuperAdmin(server)
const reader = await aSuperAdmin(server, 'read', 'Bo Lindahl')
const visitor = server.as()

const ask = (email: string) =>
  visitor(calls['site.contact'], {
    body: { kind: 'contact', name: 'Marta Lindgren', email, topic: 'security', message: 'Please look at this.' },
  })
const askForDemo = (email: string) =>
  visitor(calls['site.contact'], {
    body: { kind: 'demo', name: 'Joni Tern', email, organization: 'Tern & Vale', hires_a_year: '51-200', message: '' },
  })
const list = (query: Record<string, unknown> = {}) => rhea.call(calls['site.requests'], { query })
const edit = (id: string, body: Record<string, unknown>, by = rhea) =>
  by.call(calls['site.editRequest'], { params: { id }, body: body as { version: number } })

await ask('marta@example.com')
await askForDemo('joni@example.com')
await ask('third@example.com')

test('tells super admins with full access about a request, without what was written', async () => {
  const mails = await server.mailsTo(rhea.email)
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'New message from a visitor',
    'New message from a visitor',
    'New request for a demo',
  ])
  expect(mails.map(({ text }) => text).join('')).not.toMatch(/Please look|Marta|marta@/)
  expect(await server.mailsTo(reader.email)).toEqual([])
})

test('lists requests newest first, by kind and state, in pages', async () => {
  const all = await list()
  expect(all.items.map(({ email }) => email)).toEqual(['third@example.com', 'joni@example.com', 'marta@example.com'])
  expect(all).toMatchObject({ total: 3, open: { contact: 2, demo: 1 } })
  expect((await list({ kind: 'demo' })).items).toEqual([
    expect.objectContaining({ organization: 'Tern & Vale', hires_a_year: '51-200', topic: null, undelivered: false }),
  ])
  const first = await list({ limit: 2 })
  const second = await list({ limit: 2, cursor: first.next_cursor! })
  expect([...first.items, ...second.items]).toEqual(all.items)
  await expect(list({ cursor: 'nonsense' })).rejects.toMatchObject({ status: 422 })
})

test('marks a request as done with a note, reopens it, and records both', async () => {
  const [request] = (await list({ kind: 'demo' })).items
  const done = await edit(request!.id, { version: 1, state: 'done', note: 'Tuesday at 10:00' })
  expect(done).toMatchObject({ state: 'done', note: 'Tuesday at 10:00', version: 2, done_at: expect.any(String) })
  expect((await list({ state: 'open' })).open).toEqual({ contact: 2, demo: 0 })
  expect(await edit(request!.id, { version: 2, state: 'open' })).toMatchObject({
    state: 'open',
    done_at: null,
    version: 3,
  })
  const log = await rhea.call(superAdminContract['superAdmin.auditLog'], { query: {} })
  expect(log.items.slice(0, 2).map(({ what }) => what)).toEqual([
    'reopened the request of Joni Tern',
    'marked the request of Joni Tern as done',
  ])
})

test('refuses a change of an older version, and records nothing for a change that changes nothing', async () => {
  const [request] = (await list({ kind: 'demo' })).items
  await expect(edit(request!.id, { version: 1, note: 'Mine' })).rejects.toMatchObject({
    status: 409,
    code: 'stale_edit',
  })
  const before = (await rhea.call(superAdminContract['superAdmin.auditLog'], { query: {} })).total
  expect(await edit(request!.id, { version: request!.version, note: request!.note })).toEqual(request)
  expect((await rhea.call(superAdminContract['superAdmin.auditLog'], { query: {} })).total).toBe(before)
})

test('refuses wrong input, unknown requests and read-only access', async () => {
  const [request] = (await list()).items
  const { id, version } = request!
  await expect(edit(id, { version, state: 'later' })).rejects.toMatchObject({ status: 422 })
  await expect(edit(id, { version, note: 'a'.repeat(2001) })).rejects.toMatchObject({ status: 422 })
  await expect(edit(crypto.randomUUID(), { version })).rejects.toMatchObject({ status: 404 })
  await expect(edit(id, { version, note: 'x' }, reader)).rejects.toMatchObject({ status: 403, code: 'read_only' })
  expect((await reader.call(calls['site.requests'], { query: {} })).total).toBe(3)
})

test('sends a refused confirmation again, once, and records it', async () => {
  const { db } = server.services
  const [request] = (await list({ kind: 'demo' })).items
  const again = (id: string, by = rhea) => by.call(calls['site.confirmAgain'], { params: { id } })
  await expect(again(request!.id)).rejects.toMatchObject({ status: 409, code: 'not_refused' })
  await db.unsafeAcrossOrganizations(q =>
    q
      .updateTable('platform_mail')
      .set({ state: 'failed', failure: '550 5.1.1 User unknown', sent_at: null })
      .where('subject_id', '=', request!.id)
      .where('template_key', '=', 'demo_received')
      .execute(),
  )
  expect((await list({ kind: 'demo' })).items).toMatchObject([{ undelivered: true }])
  await expect(again(request!.id, reader)).rejects.toMatchObject({ status: 403, code: 'read_only' })
  await expect(again(crypto.randomUUID())).rejects.toMatchObject({ status: 404 })
  expect(await again(request!.id)).toMatchObject({ undelivered: false })
  await expect(again(request!.id)).rejects.toMatchObject({ status: 409, code: 'not_refused' })
  await server.settled()
  const sent = await db.unsafeAcrossOrganizations(q =>
    q
      .selectFrom('platform_mail')
      .select(['state', 'failure', 'sent_at'])
      .where('subject_id', '=', request!.id)
      .where('template_key', '=', 'demo_received')
      .execute(),
  )
  expect(sent).toEqual([{ state: 'kept', failure: null, sent_at: expect.any(Date) }])
  const log = await rhea.call(superAdminContract['superAdmin.auditLog'], { query: {} })
  expect(log.items[0]).toMatchObject({ what: 'sent the confirmation to Joni Tern again' })
})

test('deletes a request a year after it was answered', async () => {
  const [request] = (await list()).items
  await edit(request!.id, { version: request!.version, state: 'done' })
  server.clock.advance(364 * DAY)
  await runScheduled(server, 'site.prune-requests')
  const rows = () =>
    server.services.db.unsafeAcrossOrganizations(q => q.selectFrom('contact_requests').select('id').execute())
  expect(await rows()).toHaveLength(3)
  server.clock.advance(2 * DAY)
  await runScheduled(server, 'site.prune-requests')
  expect((await rows()).map(({ id }) => id)).not.toContain(request!.id)
  expect(await rows()).toHaveLength(2)
})
