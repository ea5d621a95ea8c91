import { expect, test } from 'vitest'
import { platformEvents } from '#platform/events/platform-events.ts'
import { startTestServer } from '#tests/api.ts'
import { superAdminContract as calls } from './contract.ts'
import { createSuperAdmin } from './public.ts'
import { aSuperAdmin, SUPER_ADMIN_PASSWORD } from './super-admin.fixture.ts'
import { hasPlatformSentence } from './words/entries.ts'

const server = await startTestServer()
const rhea = await aSuperAdmin(server)
const bo = await aSuperAdmin(server, 'read', '=cmd|Bo')
await (await aSuperAdmin(server, 'full', 'Yuki Tanabe')).call(calls['superAdmin.logout'], {})

test('every entry has a sentence', () => {
  expect(platformEvents().length).toBeGreaterThan(5)
  expect(platformEvents().filter(event => !hasPlatformSentence(event))).toEqual([])
})

test('the log names who did what, newest first, and filters', async () => {
  const log = await bo.call(calls['superAdmin.auditLog'], {})
  expect(log.items[0]).toMatchObject({ what: 'signed out', actor: { name: 'Yuki Tanabe' }, topic: 'sign_in' })
  expect(log.items.at(-1)).toMatchObject({
    what: 'created the super admin Rhea Okafor with full access',
    actor: { id: null, name: null },
    about: { id: rhea.id, name: 'Rhea Okafor' },
  })
  expect(log.people.map(({ name }) => name)).toEqual(expect.arrayContaining(['Rhea Okafor', 'Yuki Tanabe']))
  const created = await bo.call(calls['superAdmin.auditLog'], { query: { topic: 'super_admins', about_id: bo.id } })
  expect(created.items.map(({ event }) => event)).toEqual(['super_admin.created'])
  const yesterday = await bo.call(calls['superAdmin.auditLog'], { query: { to: '2020-01-01' } })
  expect(yesterday).toMatchObject({ items: [], total: 0 })
})

test('the log is read page by page', async () => {
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await rhea.call(calls['superAdmin.auditLog'], { query: { limit: 1, ...(cursor && { cursor }) } })
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.next_cursor ?? undefined
  } while (cursor)
  const all = await rhea.call(calls['superAdmin.auditLog'], { query: { limit: 100 } })
  expect(seen).toEqual(all.items.map(({ id }) => id))
})

test('an export is safe to open in a spreadsheet', async () => {
  const { csv, entries, complete } = await rhea.call(calls['superAdmin.exportAuditLog'], {})
  expect(complete).toBe(true)
  expect(entries).toBeGreaterThan(3)
  expect(csv).toContain("'=cmd|Bo")
  expect(csv).not.toContain(',=cmd')
})

test('entries cannot be changed or deleted', async () => {
  const { db } = server.services
  await expect(
    db.unsafeAcrossOrganizations(q => q.updateTable('platform_events').set({ reason: 'x' }).execute()),
  ).rejects.toThrow(/permission denied/)
  await expect(db.unsafeAcrossOrganizations(q => q.deleteFrom('platform_events').execute())).rejects.toThrow(
    /permission denied/,
  )
})

test('a change that is not recorded is undone, and an organization is reached only by its own rows', async () => {
  const { db, clock } = server.services
  const actor = { id: rhea.id, name: rhea.name, address: null }
  await expect(
    db.asSuperAdmin(actor, tx =>
      tx.q.updateTable('super_admins').set({ name: 'Changed' }).where('id', '=', rhea.id).execute(),
    ),
  ).rejects.toThrow('not recorded')
  expect(await rhea.call(calls['superAdmin.me'], {})).toMatchObject({ name: 'Rhea Okafor' })

  const given = { name: 'Vera', email: 'vera@example.com', password: SUPER_ADMIN_PASSWORD, access: 'read' as const }
  await createSuperAdmin(db, given, clock.now())
  await expect(
    db.asSuperAdmin(actor, tx =>
      tx.inOrganization('01930000-0000-7000-8000-00000000000a', org =>
        org.q.selectFrom('super_admins').selectAll().execute(),
      ),
    ),
  ).rejects.toThrow(/permission denied/)
})
