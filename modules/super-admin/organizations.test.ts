import { describe, expect, test } from 'vitest'
import { attachmentsContract } from '#modules/attachments/contract.ts'
import { billingOf, problemOf } from '#modules/billing/billing.fixture.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { DAY, HOUR, later } from '#platform/clock/clock.ts'
import { newId } from '#platform/db/id.ts'
import { auditedEvents } from '#platform/events/define.ts'
import { startTestServer } from '#tests/api.ts'
import { aResume } from '#tests/a-resume.ts'
import { aColleague, anApplication, anOpenJob, anOrganization } from '#tests/factories.ts'
import { runScheduled } from '#tests/scheduled.ts'
import { superAdminContract as calls } from './contract.ts'
import { aSuperAdmin } from './super-admin.fixture.ts'
import { SHOWN_EVENTS } from './words/activity.ts'

const server = await startTestServer()
const { clock, services } = server
const { call } = await aSuperAdmin(server)
const billing = await billingOf(server)
const { FREE, STARTER, GROWTH } = billing
const alder = await anOrganization(server, 'alder 100% Works')
const birch = await anOrganization(server, 'Birch Works')
const cedar = await anOrganization(server, '=Cedar()')
await birch.call(organizationsContract['organizations.edit'], {
  body: { country: 'NO', website: 'https://birch.example' },
})
await billing.take(birch, GROWTH)
await anOpenJob(birch)
await aColleague(server, birch, 'recruiter')

const list = (query: object = {}) => call(calls['superAdmin.organizations'], { query })
const names = async (query: object = {}) => (await list(query)).items.map(({ name }) => name)
const details = (id: string) => call(calls['superAdmin.organization'], { params: { id } })
const UNKNOWN = '01930000-0000-7000-8000-00000000dead'

describe('the list', () => {
  test('has each organization with its plan and usage, and what the filters offer', async () => {
    const { items, states, plans, countries, total } = await list({ sort: 'name' })
    expect(items.map(({ name }) => name)).toEqual(['=Cedar()', 'alder 100% Works', 'Birch Works'])
    expect(items[2]).toMatchObject({
      state: 'active',
      plan: 'Growth',
      subscription_status: 'active',
      admins: 2,
      open_jobs: 1,
      interviews: 0,
      country: 'NO',
    })
    expect(states).toEqual({ active: 3, suspended: 0, deletion_scheduled: 0 })
    expect(plans.map(({ name }) => name)).toEqual(['Free', 'Starter', 'Growth', 'Scale'])
    expect({ countries, total }).toEqual({ countries: ['NO'], total: 3 })
  })

  test('is searched by name, website and the address of an admin; wildcards are letters', async () => {
    expect(await names({ search: 'WORKS', sort: 'name' })).toEqual(['alder 100% Works', 'Birch Works'])
    expect(await names({ search: 'birch.example' })).toEqual(['Birch Works'])
    expect(await names({ search: cedar.email })).toEqual(['=Cedar()'])
    expect(await names({ search: '100%' })).toEqual(['alder 100% Works'])
    expect(await names({ search: '%' })).toEqual(['alder 100% Works'])
    expect(await names({ plan_id: GROWTH.id })).toEqual(['Birch Works'])
    expect(await names({ country: 'NO', state: 'active' })).toEqual(['Birch Works'])
    expect(await names({ state: 'suspended' })).toEqual([])
  })

  test.each(['newest', 'name', 'last_sign_in'] as const)('is read page by page, by %s', async sort => {
    const all = await names({ sort, limit: 100 })
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await list({ sort, limit: 1, ...(cursor && { cursor }) })
      seen.push(...page.items.map(({ name }) => name))
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(all)
    expect((await problemOf(list({ sort, cursor: 'nonsense' }))).status).toBe(422)
  })

  test('is exported safely for spreadsheets', async () => {
    const { csv, organizations, complete } = await call(calls['superAdmin.exportOrganizations'], {
      query: { sort: 'name' },
    })
    expect({ organizations, complete }).toEqual({ organizations: 3, complete: true })
    expect(csv).toContain("'=Cedar()")
  })
})

test('the page of an organization has its usage, invoices, owners and what a suspension affects', async () => {
  expect(await details(birch.id)).toMatchObject({
    name: 'Birch Works',
    suspension: null,
    subscription: { plan: { name: 'Growth' }, price: GROWTH.price_monthly },
    paid: [{ currency: 'USD', amount: GROWTH.price_monthly }],
    invoices: [{ status: 'paid', amount: GROWTH.price_monthly }],
    owners: [{ email: birch.email, two_factor: false }],
    active_admins: 2,
    effect: { admins: 2, owners: 1, open_jobs: 1, interviews_in_progress: 0, invitations: 0 },
    failures: { tasks: [], undelivered_emails: 0 },
  })
  expect((await problemOf(details(UNKNOWN))).status).toBe(404)
})

test('the page has what its files take, once they were counted', async () => {
  const job = await anOpenJob(cedar)
  expect((await details(cedar.id)).storage).toBeNull()
  const { application_id } = await anApplication(server, cedar, job)
  await runScheduled(server, 'super-admin.count-storage')
  const first = (await details(cedar.id)).storage
  expect(first?.bytes).toBe(aResume().byteLength)
  await cedar.call(attachmentsContract['attachments.add'], {
    params: { id: application_id },
    body: {},
    files: [{ field: 'file', file: new Blob(['A reference']), name: 'Reference.txt' }],
  })
  clock.advance(4 * HOUR)
  await runScheduled(server, 'super-admin.count-storage')
  const second = (await details(cedar.id)).storage
  expect(second!.bytes).toBe(first!.bytes + 'A reference'.length)
  expect(Date.parse(second!.counted_at) - Date.parse(first!.counted_at)).toBeGreaterThanOrEqual(4 * HOUR)
  expect((await details(alder.id)).storage).toMatchObject({ bytes: 0 })
})

test('what its files take contains the logo, also one from before its size was noted', async () => {
  const stored = async () => {
    await runScheduled(server, 'super-admin.count-storage')
    return (await details(alder.id)).storage!.bytes
  }
  const edit = (body: object, files: { field: string; file: Blob; name: string }[] = []) =>
    alder.call(organizationsContract['organizations.editSettings'], { body, files })
  const { default: sharp } = await import('sharp')
  const picture = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#0f5f54' } })
    .png()
    .toBuffer()
  const { settings } = await edit({}, [{ field: 'logo', file: new Blob([new Uint8Array(picture)]), name: 'logo.png' }])
  const logo = await fetch(server.url + settings.logo_url!)
  const { byteLength } = await logo.arrayBuffer()
  expect(await stored()).toBe(byteLength)
  await services.db
    .forOrganization(alder.id)
    .write(tx =>
      tx.q
        .updateTable('organization_settings')
        .set({ logo_bytes: null })
        .where('organization_id', '=', alder.id)
        .execute(),
    )
  expect(await stored()).toBe(byteLength)
  await edit({ remove_logo: true })
  expect(await stored()).toBe(0)
})

describe('the activity of its own people', () => {
  test('has kinds, times and roles, newest first, without names and without logins', async () => {
    const { activity } = await details(birch.id)
    expect(activity[0]).toEqual({
      id: expect.any(String),
      at: expect.any(String),
      event: 'admin.joined',
      role: 'recruiter',
      what: 'joined the organization',
    })
    const kinds = activity.map(({ event }) => event)
    expect(kinds).toEqual(expect.arrayContaining(['subscription.started', 'organization.edited', 'admin.invited']))
    expect(kinds.filter(kind => /^(?:job|application|offer)\.|signed_in/.test(kind))).toEqual([])
    expect(JSON.stringify(activity)).not.toMatch(/Ines|Birch|birch/)
    expect(activity.length).toBeLessThanOrEqual(8)
  })

  test('shows only kinds that are in the audit log, and none about a job or a candidate', () => {
    expect(SHOWN_EVENTS.filter(event => !auditedEvents().includes(event))).toEqual([])
    expect(
      SHOWN_EVENTS.filter(event => !/^(?:admin|organization|subscription|data_export|sample_data)\./.test(event)),
    ).toEqual([])
  })
})

test('an invoice is read as a PDF, and only with the organization that it belongs to', async () => {
  const { token } = await aSuperAdmin(server, 'read')
  const { items } = await call(calls['superAdmin.transactions'], {})
  const payment = items.find(({ organization }) => organization.id === birch.id)!
  const read = (organizationId: string, id: string, given = token) =>
    fetch(`${server.url}/super-admin/organizations/${organizationId}/transactions/${id}/invoice`, {
      headers: { authorization: `Bearer ${given}` },
    })
  const reply = await read(birch.id, payment.id)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('application/pdf')
  expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="${payment.invoice_number}.pdf"`)
  expect(
    Buffer.from(await reply.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect((await read(cedar.id, payment.id)).status).toBe(404)
  expect((await read(birch.id, UNKNOWN)).status).toBe(404)
  expect((await read(birch.id, 'x')).status).toBe(422)
  expect((await read(birch.id, payment.id, birch.token)).status).toBe(401)
})

test('failures name the task, but neither its payload nor its reason', async () => {
  await services.db.unsafeAcrossOrganizations(q =>
    q
      .insertInto('dead_tasks')
      .values({
        id: newId(),
        name: 'resumes.read',
        payload: JSON.stringify({ organization_id: alder.id, application_id: UNKNOWN }),
        reason: 'quoxwell@example.com: unreadable',
        failed_at: clock.now(),
      })
      .execute(),
  )
  const { failures } = await details(alder.id)
  expect(failures.tasks).toEqual([
    { id: expect.any(String), at: expect.any(String), task: 'resumes.read', queued_again: false },
  ])
  expect(JSON.stringify(await details(alder.id))).not.toMatch(/quoxwell|00000000dead/)
  expect((await details(birch.id)).failures.tasks).toEqual([])
})

describe('changing an organization', () => {
  const changePlan = (id: string, body: object) =>
    call(calls['superAdmin.changePlan'], {
      params: { id },
      body: { interval: 'month', reason: 'Agreed by phone', ...body } as never,
    })

  test('its plan: now, with credit for what was paid, and the organization sees it', async () => {
    await changePlan(birch.id, { plan_id: STARTER.id, interval: 'year' })
    const subscription = await billing.subscriptionOf(birch)
    expect(subscription).toMatchObject({
      plan: { name: 'Starter' },
      interval: 'year',
      price: STARTER.price_yearly,
      credit: GROWTH.price_monthly,
      limits: { jobs: 5 },
    })
    expect((await billing.active(birch)).plan.name).toBe('Starter')
    expect(await problemOf(changePlan(birch.id, { plan_id: STARTER.id, interval: 'year' }))).toMatchObject({
      status: 409,
      code: 'already_on_plan',
    })
    expect((await problemOf(changePlan(UNKNOWN, { plan_id: STARTER.id }))).status).toBe(404)
    expect((await problemOf(changePlan(birch.id, { plan_id: UNKNOWN }))).status).toBe(404)
    expect((await problemOf(changePlan(birch.id, { plan_id: FREE.id, reason: ' ' }))).status).toBe(422)
    expect((await details(birch.id)).audit[0]).toMatchObject({
      what: 'changed the plan of Birch Works from Growth to Starter, billed yearly',
      reason: 'Agreed by phone',
      actor: { name: 'Rhea Okafor' },
    })
    // Nobody paid for the year on Starter, so leaving it or upgrading gives nothing back.
    const unused = async () =>
      (await billing.preview(birch, GROWTH, 'year')).lines.filter(({ kind }) => kind === 'unused')
    expect(await unused()).toEqual([])
    await changePlan(birch.id, { plan_id: GROWTH.id, interval: 'year' })
    await changePlan(birch.id, { plan_id: STARTER.id, interval: 'year' })
    expect((await billing.subscriptionOf(birch)).credit).toBe(GROWTH.price_monthly)
  })

  test('a smaller plan pauses the jobs that exceed it and deletes nothing', async () => {
    await anOpenJob(birch, { title: 'Second' })
    await changePlan(birch.id, { plan_id: FREE.id })
    await server.settled()
    const { items } = await birch.call(jobsContract['jobs.list'], {})
    expect(items.map(({ status }) => status).toSorted()).toEqual(['open', 'paused'])
  })

  test('a limit, until the next renewal; a repeated call adds nothing', async () => {
    const add = (body: object) =>
      call(calls['superAdmin.addUnits'], {
        params: { id: cedar.id },
        body: { kind: 'interview', add: 40, from: 10, reason: 'Goodwill after the outage', ...body } as never,
      })
    expect(await add({})).toEqual({ limit: 50 })
    expect(await problemOf(add({}))).toMatchObject({ status: 409, code: 'limit_changed' })
    expect(await add({ kind: 'custom_ai', add: 2, from: 0 })).toEqual({ limit: 2 })
    expect(await billing.active(cedar)).toMatchObject({
      remaining_interviews: 50,
      remaining_number_of_custom_ai: 2,
      can_create_custom_ai: true,
    })
    expect((await problemOf(add({ add: 0 }))).status).toBe(422)
    await billing.endIn(cedar, 0)
    await billing.renew()
    expect(await billing.active(cedar)).toMatchObject({ remaining_interviews: 10, remaining_number_of_custom_ai: 0 })
  })

  test('the end of a trial: later, within bounds, and only of a trial', async () => {
    const extend = (id: string, days: number) =>
      call(calls['superAdmin.extendTrial'], {
        params: { id },
        body: { ends_at: later(clock.now(), days * DAY).toISOString(), reason: 'Onboarding delayed' },
      })
    expect(await problemOf(extend(alder.id, 30))).toMatchObject({ status: 409, code: 'no_trial' })
    await call(calls['superAdmin.editPlan'], { params: { id: GROWTH.id }, body: { trial_days: 14 } })
    await billing.take(alder, GROWTH)
    expect((await problemOf(extend(alder.id, 10))).status).toBe(422)
    expect((await problemOf(extend(alder.id, 200))).status).toBe(422)
    await extend(alder.id, 30)
    const subscription = await billing.subscriptionOf(alder)
    expect(subscription.status).toBe('trialing')
    expect(Math.round((Date.parse(subscription.current_period_end) - clock.now().getTime()) / DAY)).toBe(30)
  })

  test('a subscription that is paid at Stripe is left to Stripe', async () => {
    await services.db.unsafeAcrossOrganizations(q =>
      q
        .updateTable('subscriptions')
        .set({ provider_customer: 'cus_1', provider_subscription: 'sub_1', provider_live: false })
        .where('organization_id', '=', birch.id)
        .execute(),
    )
    const before = await billing.subscriptionOf(birch)
    const elsewhere = { status: 409, code: 'paid_elsewhere' }
    expect(await problemOf(changePlan(birch.id, { plan_id: GROWTH.id }))).toMatchObject(elsewhere)
    const later30 = { ends_at: later(clock.now(), 30 * DAY).toISOString(), reason: 'Onboarding delayed' }
    expect(
      await problemOf(call(calls['superAdmin.extendTrial'], { params: { id: birch.id }, body: later30 })),
    ).toMatchObject(elsewhere)
    expect(await billing.subscriptionOf(birch)).toEqual(before)
  })
})
