import { describe, expect, test } from 'vitest'
import { billingOf, problemOf } from '#modules/billing/billing.fixture.ts'
import { interviewFlowsContract } from '#modules/interview-flows/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { anOrganization } from '#tests/factories.ts'
import { superAdminContract as calls, type PlanTerms } from './contract.ts'
import { aSuperAdmin } from './super-admin.fixture.ts'

const server = await startTestServer()
const { call } = await aSuperAdmin(server)
const billing = await billingOf(server)
const { FREE, STARTER, GROWTH, SCALE } = billing

const TERMS: PlanTerms = {
  name: 'Team 2026',
  description: 'For agencies',
  price_monthly: 9950,
  price_yearly: 99_500,
  trial_days: 7,
  limits: { jobs: 8, interviews: 150, interview_flows: null, custom_ai: 0, admins: 6 },
  can_create_custom_ai: false,
  can_create_flow: true,
  public: false,
  stripe_price_monthly: 'price_1QkTeamM',
  stripe_price_yearly: null,
}
const plans = async () => (await call(calls['superAdmin.plans'], {})).items
const edit = (id: string, body: object) => call(calls['superAdmin.editPlan'], { params: { id }, body })
const preview = (id: string, body: object) => call(calls['superAdmin.previewPlan'], { params: { id }, body })
const entriesAbout = async (about_id: string) =>
  (await call(calls['superAdmin.auditLog'], { query: { about_id } })).items.map(({ what }) => what)

describe('plans', () => {
  test('are listed with and without the slash at the end, and are a page for browsers', async () => {
    const { token } = await aSuperAdmin(server, 'read')
    for (const path of ['/super-admin/plans', '/super-admin/plans/']) {
      const reply = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } })
      expect(reply.headers.get('content-type')).toContain('application/json')
      expect(((await reply.json()) as { items: { name: string }[] }).items.map(({ name }) => name)).toEqual([
        'Free',
        'Starter',
        'Growth',
        'Scale',
      ])
      const page = await fetch(server.url + path, { headers: { accept: 'text/html,*/*' } })
      expect(page.headers.get('content-type')).not.toContain('application/json')
    }
  })

  test('are created hidden, edited in parts, archived and restored, each with an entry in the audit log', async () => {
    const created = await call(calls['superAdmin.createPlan'], { body: { ...TERMS, currency: 'EUR' } })
    expect(created).toMatchObject({ ...TERMS, currency: 'EUR', key: 'team-2026', organizations: 0, archived_at: null })
    expect((await plans()).at(-1)?.id).toBe(created.id)
    expect((await billing.plans()).map(({ name }) => name)).not.toContain('Team 2026')

    const edited = await edit(created.id, {
      public: true,
      price_monthly: 10_000,
      limits: { ...TERMS.limits, jobs: null },
    })
    expect(edited).toMatchObject({ public: true, price_monthly: 10_000, price_yearly: 99_500, limits: { jobs: null } })
    expect((await billing.plans()).map(({ name }) => name)).toContain('Team 2026')

    expect((await edit(created.id, { archived: true })).archived_at).not.toBeNull()
    expect((await billing.plans()).map(({ name }) => name)).not.toContain('Team 2026')
    expect((await edit(created.id, { archived: false })).archived_at).toBeNull()
    await edit(created.id, { name: 'Team 2026' })
    expect(await entriesAbout(created.id)).toEqual([
      'restored the plan Team 2026',
      'archived the plan Team 2026',
      'edited the plan Team 2026: monthly price €99.50 → €100, open jobs 8 → unlimited, hidden yes → no',
      'created the plan Team 2026',
    ])
    await edit(created.id, { archived: true })
  })

  test('refuse what is invalid, with a reason for each field, and change nothing', async () => {
    const before = await plans()
    const wrong = await problemOf(
      edit(STARTER.id, {
        name: ' ',
        price_monthly: -1,
        trial_days: 400,
        stripe_price_yearly: 'x',
        limits: { jobs: 1.5 },
      }),
    )
    expect(wrong.status).toBe(422)
    expect(Object.keys(wrong.fieldErrors)).toEqual(
      expect.arrayContaining(['name', 'price_monthly', 'trial_days', 'stripe_price_yearly', 'limits.jobs']),
    )
    expect(wrong.fieldErrors['stripe_price_yearly']).toMatch(/^Enter the price’s ID at Stripe\./u)
    expect(await problemOf(edit(FREE.id, { price_monthly: 100 }))).toMatchObject({ status: 409, code: 'free_plan' })
    expect(await problemOf(edit(FREE.id, { archived: true }))).toMatchObject({ status: 409, code: 'free_plan' })
    expect((await problemOf(edit('01930000-0000-7000-8000-00000000dead', { name: 'X' }))).status).toBe(404)
    expect(
      await problemOf(call(calls['superAdmin.createPlan'], { body: { ...TERMS, name: 'Scale', currency: 'USD' } })),
    ).toMatchObject({ status: 409, code: 'key_taken' })
    expect(await plans()).toEqual(before)
  })

  test('are ordered, for the Packages page too', async () => {
    const before = (await plans()).map(({ id }) => id)
    const next = [GROWTH.id, ...before.filter(id => id !== GROWTH.id)]
    await call(calls['superAdmin.orderPlans'], { body: { ids: next } })
    expect((await billing.plans()).map(({ name }) => name)).toEqual(['Growth', 'Free', 'Starter', 'Scale'])
    expect(await problemOf(call(calls['superAdmin.orderPlans'], { body: { ids: next.slice(1) } }))).toMatchObject({
      status: 409,
      code: 'plans_changed',
    })
    await call(calls['superAdmin.orderPlans'], { body: { ids: before } })
  })
})

test('the preview names who is affected; the change reaches them at their renewal', async () => {
  const one = await anOrganization(server, 'Alder Works')
  const two = await anOrganization(server, 'Birch Works')
  for (const organization of [one, two]) await billing.take(organization, STARTER)
  const { items } = await one.call(interviewFlowsContract['flows.list'], {})
  const { rounds } = items[0]!
  for (const name of ['Second', 'Third'])
    await one.call(interviewFlowsContract['flows.create'], { body: { name, rounds } })

  const shown = await call(calls['superAdmin.plan'], { params: { id: STARTER.id } })
  expect(shown).toMatchObject({ organizations: 2, monthly_revenue: 9800 })
  expect(shown.subscribers.map(({ name }) => name)).toEqual(['Alder Works', 'Birch Works'])

  const limits = { ...shown.limits, interview_flows: 1, jobs: 9 }
  expect(await preview(STARTER.id, { price_monthly: 5900, limits })).toEqual({
    organizations: 2,
    prices: [{ interval: 'month', from: 4900, to: 5900, organizations: 2 }],
    limits: [
      { kind: 'job', from: 5, to: 9, exceeding: 0 },
      { kind: 'interview_flow', from: 3, to: 1, exceeding: 1 },
    ],
    raised_now: 2,
  })
  expect(await preview(STARTER.id, { can_create_flow: false })).toMatchObject({
    limits: [{ kind: 'interview_flow', from: 3, to: 0, exceeding: 1 }],
  })
  expect((await plans()).find(({ id }) => id === STARTER.id)).toMatchObject({ price_monthly: 4900 })

  await edit(STARTER.id, { price_monthly: 5900, limits })
  expect((await billing.subscriptionOf(one)).limits).toMatchObject({ jobs: 5, interview_flows: 3 })
  await billing.endIn(one, 0)
  await billing.renew()
  expect(await billing.subscriptionOf(one)).toMatchObject({ price: 5900, limits: { jobs: 9, interview_flows: 1 } })
  expect((await one.call(interviewFlowsContract['flows.list'], {})).items).toHaveLength(3)
  expect(SCALE.limits.jobs).toBeNull()
})

describe('a change for everyone now', () => {
  test('raises limits and adds capabilities; prices and smaller limits wait, and nothing is charged', async () => {
    const one = await anOrganization(server, 'Cedar Works')
    const other = await anOrganization(server, 'Douglas Works')
    await billing.take(one, GROWTH)
    await billing.take(other, SCALE)
    // Of its own until the renewal: more than the plan will have.
    await call(calls['superAdmin.addUnits'], {
      params: { id: one.id },
      body: { kind: 'admin', add: 30, from: 20, reason: 'Agreed by phone' },
    })
    const before = await billing.subscriptionOf(one)
    const paid = (await billing.payments(one)).total
    const limits = { ...GROWTH.limits, jobs: 40, interviews: 400, custom_ai: null, admins: 25 }
    expect(await preview(GROWTH.id, { price_monthly: 29_900, limits })).toMatchObject({ raised_now: 1 })
    expect(await preview(GROWTH.id, { price_monthly: 29_900 })).toMatchObject({ raised_now: 0 })
    expect(await billing.subscriptionOf(one)).toEqual(before)

    await edit(GROWTH.id, { price_monthly: 29_900, limits, applies: 'now' })
    const now = await billing.subscriptionOf(one)
    expect(now).toMatchObject({
      price: before.price,
      limits: { jobs: 40, interviews: 500, custom_ai: null, admins: 50, interview_flows: 15 },
      current_period_end: before.current_period_end,
    })
    expect((await billing.payments(one)).total).toBe(paid)
    expect((await billing.subscriptionOf(other)).limits).toEqual(SCALE.limits)
    expect((await entriesAbout(GROWTH.id)).slice(0, 2)).toEqual([
      'applied the larger limits of the plan Growth to 1 organization before their renewal',
      expect.stringContaining('edited the plan Growth: '),
    ])
    expect(await preview(GROWTH.id, {})).toMatchObject({ raised_now: 0 })

    await billing.endIn(one, 0)
    await billing.renew()
    expect(await billing.subscriptionOf(one)).toMatchObject({
      price: 29_900,
      limits: { jobs: 40, interviews: 400, custom_ai: null, admins: 25 },
    })
  })

  test('can follow an edit that waits for renewals, once', async () => {
    const one = await anOrganization(server, 'Elder Works')
    expect((await billing.subscriptionOf(one)).limits).toMatchObject({ custom_ai: 0 })
    await edit(FREE.id, { can_create_custom_ai: true, limits: { ...FREE.limits, custom_ai: 2 } })
    expect((await billing.subscriptionOf(one)).limits).toMatchObject({ custom_ai: 0 })
    await edit(FREE.id, { applies: 'now' })
    expect(await billing.subscriptionOf(one)).toMatchObject({ limits: { custom_ai: 2 } })
    const { length } = await entriesAbout(FREE.id)
    await edit(FREE.id, { applies: 'now' })
    expect(await entriesAbout(FREE.id)).toHaveLength(length)
    expect((await problemOf(edit(FREE.id, { applies: 'later' }))).status).toBe(422)
  })
})
