import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { DAY } from '#platform/clock/clock.ts'
import { newId } from '#platform/db/id.ts'
import { json } from '#platform/db/tables.ts'
import { billingContract } from '#modules/billing/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { siteContract } from '#modules/site/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { anOrganization, type TestOrganization } from '#tests/factories.ts'
import { superAdminContract as calls } from './contract.ts'
import { aSuperAdmin } from './super-admin.fixture.ts'

// Figures and lists over all organizations.
const server = await startTestServer()
const { db } = server.services
const rhea = await aSuperAdmin(server)
const nightjar = await anOrganization(server, 'Nightjar Trains')
const halden = await anOrganization(server, 'Halden Freight')
const hundred = await anOrganization(server, '100% Hiring')

async function take(organization: TestOrganization, key: string, interval: 'month' | 'year') {
  const { items } = await server.as()(billingContract['billing.plans'], {})
  const plan = items.find(one => one.key === key)!
  await organization.call(billingContract['billing.create'], { body: { plan_id: plan.id, interval } })
}
await take(nightjar, 'growth', 'month')
await take(halden, 'starter', 'year')

const overview = () => rhea.call(calls['superAdmin.overview'], {})

test('sums up organizations, recurring revenue by currency, months, queues and engines', async () => {
  await server.settled()
  const shown = await overview()
  expect(shown).toMatchObject({
    organizations: { total: 3, active: 3, suspended: 0, new_30_days: 3 },
    // 199.00 a month, and a twelfth of 490.00 a year.
    recurring: [{ currency: 'USD', amount: 19_900 + 4083, subscriptions: 2 }],
    churn: { ended: 0, of: 0 },
    interviews: { last_30_days: 0, previous_30_days: 0 },
    test_billing: true,
  })
  expect(shown.months).toHaveLength(12)
  expect(shown.months.at(-1)!.collected).toEqual([{ currency: 'USD', amount: 19_900 + 49_000 }])
  expect(shown.queues.map(({ lane, waiting }) => ({ lane, waiting }))).toContainEqual({ lane: 'email', waiting: 0 })
  expect(Object.fromEntries(shown.engines.map(({ kind, engine, state }) => [kind, `${engine} ${state}`]))).toEqual({
    database: 'embedded up',
    files: 'disk up',
    language: 'built-in up',
    voice: 'offline up',
    transcription: 'browser up',
    mail: 'mailbox up',
    billing: 'embedded up',
  })
})

test('an organization that will be deleted is not active any more', async () => {
  await hundred.call(organizationsContract['organizations.delete'], { body: { name: '100% Hiring' } })
  expect((await overview()).organizations).toMatchObject({ total: 3, active: 2, suspended: 0 })
  await hundred.call(organizationsContract['organizations.keep'], {})
  expect((await overview()).organizations).toMatchObject({ total: 3, active: 3 })
})

test('points out what needs attention', async () => {
  expect((await overview()).attention).toEqual([])
  await server.as()(siteContract['site.contact'], {
    body: { kind: 'contact', name: 'Marta', email: 'marta@example.com', topic: 'sales', message: 'Hello' },
  })
  await db.unsafeAcrossOrganizations(async q => {
    await q
      .insertInto('dead_tasks')
      .values({ id: newId(), name: 'mail.send', payload: json({}), reason: 'Error: x', failed_at: server.clock.now() })
      .execute()
    await q
      .updateTable('subscriptions')
      .set({ status: 'trialing', current_period_end: new Date(server.clock.now().getTime() + 3 * DAY) })
      .where('organization_id', '=', halden.id)
      .execute()
  })
  const shown = await overview()
  expect(shown.attention).toEqual([
    { kind: 'failed_tasks', count: 1 },
    { kind: 'requests_open', count: 1 },
    { kind: 'trials_ending', count: 1 },
  ])
  expect(shown.trials).toEqual({ now: 1, ending_7_days: 1 })
  expect(shown.failures).toMatchObject({ open_tasks: 1, tasks_24_hours: 1 })
  expect(shown.queues.find(({ lane }) => lane === 'email')).toMatchObject({ failed_24_hours: 1 })
  expect(shown.recurring).toEqual([{ currency: 'USD', amount: 19_900, subscriptions: 1 }])
  await db.unsafeAcrossOrganizations(q =>
    q.updateTable('subscriptions').set({ status: 'active' }).where('organization_id', '=', halden.id).execute(),
  )
})

test('counts a paid subscription that ended as churn', async () => {
  server.clock.advance(31 * DAY)
  const bo = await aSuperAdmin(server)
  await db
    .forOrganization(nightjar.id)
    .write(tx => tx.emit('subscription.ended', null, { plan: 'growth' }, { kind: 'system' }))
  // Events have the time of the computer, not of the product's clock, which the test moved.
  await db.unsafeAcrossOrganizations(q =>
    q.updateTable('events').set({ at: server.clock.now() }).where('name', '=', 'subscription.ended').execute(),
  )
  const shown = await bo.call(calls['superAdmin.overview'], {})
  expect(shown.churn).toEqual({ ended: 1, of: 2 })
})

test('lists subscriptions with filters, search and pages', async () => {
  const bo = await aSuperAdmin(server)
  const listed = (query: Record<string, unknown> = {}) => bo.call(calls['superAdmin.subscriptions'], { query })
  const all = await listed()
  expect(all.items.map(({ organization, plan }) => [organization.name, plan])).toEqual([
    ['100% Hiring', 'Free'],
    ['Halden Freight', 'Starter'],
    ['Nightjar Trains', 'Growth'],
  ])
  expect(all).toMatchObject({ total: 3, statuses: [{ status: 'active', count: 3 }] })
  expect(all.items[2]).toMatchObject({ price: 19_900, currency: 'USD', interval: 'month', interviews_limit: 500 })
  const names = async (query: Record<string, unknown>) => (await listed(query)).items.map(one => one.organization.name)
  expect(await names({ interval: 'year' })).toEqual(['Halden Freight'])
  expect(await names({ plan_id: all.plans.find(({ name }) => name === 'Growth')!.id })).toEqual(['Nightjar Trains'])
  expect(await names({ search: 'FREIGHT' })).toEqual(['Halden Freight'])
  // Nothing in a search has a meaning of its own.
  expect(await names({ search: '%' })).toEqual(['100% Hiring'])
  expect(await names({ search: '_' })).toEqual([])
  expect(await names({ status: 'past_due' })).toEqual([])
  const first = await listed({ limit: 2 })
  expect([...first.items, ...(await listed({ limit: 2, cursor: first.next_cursor! })).items]).toEqual(all.items)
  const {
    csv,
    subscriptions: count,
    complete,
  } = await bo.call(calls['superAdmin.exportSubscriptions'], {
    query: { search: 'nightjar' },
  })
  expect({ count, complete }).toEqual({ count: 1, complete: true })
  expect(csv).toContain('Nightjar Trains,,Growth,active,month,199,USD')
})

test('lists payments with filters and sums per currency', async () => {
  const bo = await aSuperAdmin(server)
  const listed = (query: Record<string, unknown> = {}) => bo.call(calls['superAdmin.transactions'], { query })
  const all = await listed()
  expect(all.items.map(({ organization, amount }) => [organization.name, amount])).toEqual([
    ['Halden Freight', 49_000],
    ['Nightjar Trains', 19_900],
  ])
  expect(all).toMatchObject({
    total: 2,
    currencies: ['USD'],
    sums: [{ status: 'paid', currency: 'USD', amount: 68_900, count: 2 }],
  })
  const invoice = all.items[1]!.invoice_number!
  expect((await listed({ search: 'halden' })).sums).toEqual([
    { status: 'paid', currency: 'USD', amount: 49_000, count: 1 },
  ])
  expect((await listed({ search: invoice })).items.length).toBeGreaterThan(0)
  expect((await listed({ status: 'failed' })).items).toEqual([])
  expect((await listed({ currency: 'eur' })).items).toEqual([])
  const day = all.items[0]!.at.slice(0, 10)
  expect((await listed({ from: day, to: day })).total).toBe(2)
  expect((await listed({ to: '2020-01-01' })).total).toBe(0)
  const { csv, transactions } = await bo.call(calls['superAdmin.exportTransactions'], { query: {} })
  expect(transactions).toBe(2)
  expect(csv).toContain('Nightjar Trains,Growth,purchase,paid,,199,0,USD,yes')

  await server.services.db.unsafeAcrossOrganizations(q =>
    q.updateTable('transactions').set({ refunded: 9_000 }).where('amount', '=', 49_000).execute(),
  )
  expect((await listed()).sums).toEqual([
    { status: 'paid', currency: 'USD', amount: 59_900, count: 2 },
    { status: 'refunded', currency: 'USD', amount: 9_000, count: 0 },
  ])
  expect((await bo.call(calls['superAdmin.exportTransactions'], { query: {} })).csv).toContain(',490,90,USD,')
  const { months } = await bo.call(calls['superAdmin.overview'], {})
  expect(months.flatMap(({ collected }) => collected)).toEqual([{ currency: 'USD', amount: 59_900 }])
})

test.each([
  ['superAdmin.subscriptions', { status: 'late' }],
  ['superAdmin.subscriptions', { cursor: 'nonsense' }],
  ['superAdmin.subscriptions', { limit: 1000 }],
  ['superAdmin.transactions', { from: '2026-13-01' }],
  ['superAdmin.transactions', { currency: 'DOLLARS' }],
] as const)('%s refuses %j', async (name, query) => {
  const bo = await aSuperAdmin(server)
  await expect(bo.call(calls[name], { query: query as object })).rejects.toMatchObject({ status: 422 })
})

const failed = async (name: string, reason: string, payload: object) => {
  const id = newId()
  await db.unsafeAcrossOrganizations(q =>
    q
      .insertInto('dead_tasks')
      .values({ id, name, payload: json(payload), reason, failed_at: server.clock.now() })
      .execute(),
  )
  return id
}

test('shows failed tasks without anything personal, and runs one again once', async () => {
  const bo = await aSuperAdmin(server)
  const candidate = randomUUID()
  const id = await failed('mail.send', 'SMTPError: 550 <noor.haddad@example.com> User unknown', {
    organization_id: nightjar.id,
    message_id: candidate,
  })
  // The list starts with the latest. Two that failed in the same millisecond have no order.
  server.clock.advance(1_000)
  await failed('resumes.read', 'the résumé of Noor Haddad is empty', { organization_id: randomUUID() })
  const { items, total } = await bo.call(calls['superAdmin.failedTasks'], {})
  expect(total).toBe(3)
  expect(items.slice(0, 2).map(({ name, error, organization }) => [name, error, organization?.name])).toEqual([
    ['resumes.read', 'Error', null],
    ['mail.send', 'SMTPError', 'Nightjar Trains'],
  ])
  expect(JSON.stringify(items)).not.toMatch(/Noor|haddad|\b550\b|User unknown/)
  expect(JSON.stringify(items)).not.toContain(candidate)

  const again = await bo.call(calls['superAdmin.runTaskAgain'], { params: { id } })
  expect(again.run_again_at).not.toBeNull()
  await expect(bo.call(calls['superAdmin.runTaskAgain'], { params: { id } })).rejects.toMatchObject({
    status: 409,
    code: 'already_run_again',
  })
  await expect(bo.call(calls['superAdmin.runTaskAgain'], { params: { id: randomUUID() } })).rejects.toMatchObject({
    status: 404,
  })
  expect((await bo.call(calls['superAdmin.failedTasks'], {})).items.map(one => one.id)).not.toContain(id)
  const log = await bo.call(calls['superAdmin.auditLog'], { query: {} })
  expect(log.items[0]!.what).toBe('ran the failed task mail.send again')
})
