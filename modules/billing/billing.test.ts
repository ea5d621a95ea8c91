import { describe, expect, test } from 'vitest'
import type { CallError } from '#platform/contract/client.ts'
import { DAY } from '#platform/clock/clock.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anOpenJob, anOrganization } from '#tests/factories.ts'
import { billingOf, problemOf } from './billing.fixture.ts'
import { billingContract as calls } from './contract.ts'
import { archivePlan, createPlan, editPlan } from './server/edit-plans.ts'
import { planById } from './server/queries/plans.ts'

const server = await startTestServer()
const { services, clock } = server
const {
  plans,
  FREE,
  STARTER,
  GROWTH,
  SCALE,
  subscriptionOf,
  take,
  active,
  payments,
  preview,
  change,
  cancel,
  resume,
  renew,
  endIn,
} = await billingOf(server)

const platform: typeof services.db.unsafeAcrossOrganizations = work => services.db.unsafeAcrossOrganizations(work)

describe('plans', () => {
  test('at the first start are four, in their order, with prices in minor units and null for unlimited', async () => {
    expect(
      (await plans()).map(({ name, price_monthly, price_yearly, currency, limits, can_create_custom_ai }) => [
        name,
        price_monthly,
        price_yearly,
        currency,
        ...Object.values(limits),
        can_create_custom_ai,
      ]),
    ).toEqual([
      ['Free', 0, 0, 'USD', 1, 10, 0, 1, 2, false],
      ['Starter', 4900, 49_000, 'USD', 5, 100, 3, 3, 5, true],
      ['Growth', 19_900, 199_000, 'USD', 25, 500, 15, 15, 20, true],
      ['Scale', 59_900, 599_000, 'USD', null, 2500, null, null, null, true],
    ])
  })

  test('that are hidden or archived are not on offer and cannot be taken', async () => {
    const organization = await anOrganization(server)
    const body = { key: 'pilot', name: 'Pilot', description: '', price_monthly: 1000, price_yearly: 10_000 }
    const rest = { currency: 'USD', trial_days: 0, sort_order: 9 }
    const limits = { limit_jobs: 2, limit_interviews: 2, limit_custom_ai: 2, limit_interview_flows: 2, limit_admins: 2 }
    const id = await platform(q => createPlan(q, { ...body, ...rest, ...limits, hidden: true }))
    expect((await plans()).find(({ key }) => key === 'pilot')).toBeUndefined()
    const choice = { plan_id: id, interval: 'month' as const }
    const refused = () => problemOf(organization.call(calls['billing.create'], { body: choice }))
    expect(await refused()).toMatchObject({ status: 404 })
    await platform(q => editPlan(q, id, { hidden: false, sort_order: 0 }))
    expect((await plans())[0]!.key).toBe('pilot')
    await platform(q => archivePlan(q, id, clock.now()))
    expect((await plans()).find(({ key }) => key === 'pilot')).toBeUndefined()
    expect(await refused()).toMatchObject({ status: 404 })
    await expect(platform(q => createPlan(q, { ...body, ...rest, ...limits }))).rejects.toMatchObject({
      code: 'key_taken',
    })
    await expect(platform(q => archivePlan(q, FREE.id, clock.now()))).rejects.toMatchObject({ code: 'free_plan' })
    await expect(platform(q => editPlan(q, organization.id, { name: 'X' }))).rejects.toMatchObject({ status: 404 })
  })

  test('that change apply to a subscription at its next renewal, and what exceeds the new limit is kept', async () => {
    const organization = await anOrganization(server)
    await take(organization, STARTER)
    await anOpenJob(organization)
    await anOpenJob(organization)
    await platform(q => editPlan(q, STARTER.id, { limit_jobs: 1, price_monthly: 5900 }))
    try {
      expect((await active(organization)).remaining_number_of_jobs).toBe(3)
      await endIn(organization, -1)
      await renew()
      expect(await active(organization)).toMatchObject({ remaining_number_of_jobs: 0, plan: { key: 'starter' } })
      expect(await subscriptionOf(organization)).toMatchObject({ price: 5900, limits: { jobs: 1 } })
      const jobs = await organization.call(jobsContract['jobs.list'], {})
      expect(jobs.items.map(({ status }) => status).toSorted()).toEqual(['open', 'paused'])
    } finally {
      await platform(q => editPlan(q, STARTER.id, { limit_jobs: 5, price_monthly: 4900 }))
    }
  })
})

describe('taking a plan', () => {
  test('starts it at once, with a numbered test invoice, and once for each key', async () => {
    const organization = await anOrganization(server)
    const taken = await Promise.all([1, 2, 3, 4].map(() => take(organization, GROWTH, 'month', 'take-once')))
    expect(taken[0]).toMatchObject({ plan: { key: 'growth' }, status: 'active', price: 19_900, interval: 'month' })
    expect(new Set(taken.map(({ current_period_end }) => current_period_end)).size).toBe(1)
    const { items, paid, years } = await payments(organization)
    const number = `INV-${clock.now().getUTCFullYear()}-0001`
    expect(items).toMatchObject([
      { amount: 19_900, currency: 'USD', status: 'paid', invoice_number: number, test: true },
    ])
    expect(paid).toEqual([{ currency: 'USD', amount: 19_900 }])
    expect(years).toEqual([clock.now().getUTCFullYear()])
    expect(await active(organization)).toMatchObject({
      remaining_number_of_jobs: 25,
      remaining_interviews: 500,
      remaining_number_of_custom_ai: 15,
      remaining_number_of_interview_flow: 15,
      remaining_number_of_admins: 19,
      can_create_custom_ai: true,
      can_create_flow: true,
    })
  })

  test('a second one is refused, also at the same moment', async () => {
    const organization = await anOrganization(server)
    const results = await Promise.allSettled([STARTER, GROWTH, SCALE].map(plan => take(organization, plan)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = results.flatMap(one => (one.status === 'rejected' ? [one.reason as CallError] : []))
    expect(refused.map(({ code }) => code)).toEqual(['already_subscribed', 'already_subscribed'])
    expect((await payments(organization)).items).toHaveLength(1)
  })

  test('is for owners, and an unknown plan or interval is refused', async () => {
    const organization = await anOrganization(server)
    const admin = await aColleague(server, organization, 'admin')
    expect(await problemOf(take(admin))).toMatchObject({ status: 403 })
    expect(await problemOf(payments(admin))).toMatchObject({ status: 403 })
    const wrong = [{ plan_id: organization.id, interval: 'month' }, { plan_id: GROWTH.id, interval: 'week' }, {}]
    const statuses = []
    for (const body of wrong)
      statuses.push((await problemOf(organization.call(calls['billing.create'], { body: body as never }))).status)
    expect(statuses).toEqual([404, 422, 422])
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'free' } })
  })

  test('a trial costs nothing until it ends, and is had once', async () => {
    const organization = await anOrganization(server)
    await platform(q => editPlan(q, GROWTH.id, { trial_days: 14 }))
    try {
      expect(await take(organization)).toMatchObject({ status: 'trialing', price: 19_900 })
      expect((await payments(organization)).items).toEqual([])
      expect((await active(organization)).warnings).toEqual([])
      await endIn(organization, 6.5)
      expect((await active(organization)).warnings).toEqual([
        expect.stringContaining('The trial of the Growth plan ends'),
      ])
      await renew()
      await renew()
      const reminders = (await server.mailsTo(organization.email)).filter(({ subject }) => subject.includes('trial'))
      expect(reminders).toHaveLength(1)
      expect(reminders[0]!.text).toContain('$199')
      await endIn(organization, -0.1)
      await renew()
      expect(await subscriptionOf(organization)).toMatchObject({ status: 'active', plan: { key: 'growth' } })
      expect((await payments(organization)).items).toMatchObject([{ cause: 'renewal', amount: 19_900 }])
      await cancel(organization)
      await endIn(organization, -0.1)
      await renew()
      expect(await take(organization)).toMatchObject({ status: 'active' })
    } finally {
      await platform(q => editPlan(q, GROWTH.id, { trial_days: 0 }))
    }
  })
})

describe('changing the plan', () => {
  test('to a larger one costs exactly what the preview said, and takes effect now', async () => {
    const organization = await anOrganization(server)
    await take(organization, GROWTH)
    await endIn(organization, 10.5)
    const seen = await preview(organization)
    expect(seen).toMatchObject({ effect: 'now', renewal_amount: 59_900, exceeds: [] })
    expect(seen.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(seen.amount_due)
    const stale = await problemOf(change(organization, SCALE, 'month', seen.amount_due + 1))
    expect(stale).toMatchObject({ status: 409, code: 'amount_changed', problem: { amount_due: seen.amount_due } })
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'growth' } })
    const before = await subscriptionOf(organization)
    const changed = await change(organization, SCALE, 'month', seen.amount_due)
    expect(changed).toMatchObject({ plan: { key: 'scale' }, current_period_end: before.current_period_end })
    const { items } = await payments(organization)
    expect(items.map(({ cause, amount }) => [cause, amount])).toEqual([
      ['upgrade', seen.amount_due],
      ['purchase', 19_900],
    ])
    expect((await active(organization)).remaining_number_of_jobs).toBe(1_000_000)
  })

  test('to a smaller one waits for the end of the period, and can be taken back', async () => {
    const organization = await anOrganization(server)
    await take(organization, GROWTH)
    expect(await preview(organization, STARTER)).toMatchObject({ effect: 'later', amount_due: 0, renewal_amount: 4900 })
    const planned = await change(organization, STARTER)
    expect(planned).toMatchObject({ plan: { key: 'growth' }, next: { plan: { key: 'starter' }, price: 4900 } })
    expect((await resume(organization)).next).toBeNull()
    expect(await problemOf(resume(organization))).toMatchObject({ code: 'nothing_to_resume' })
    await change(organization, STARTER)
    await endIn(organization, -1)
    await renew()
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'starter' }, price: 4900, next: null })
    const renewal = (await payments(organization)).items.find(({ cause }) => cause === 'renewal')
    expect(renewal).toMatchObject({ amount: 4900, plan: 'Starter', period_start: expect.any(String) as string })
  })

  test('from months to years starts with the next period', async () => {
    const organization = await anOrganization(server)
    await take(organization, GROWTH)
    await change(organization, GROWTH, 'year')
    await endIn(organization, -1)
    await renew()
    const { interval, price, current_period_start, current_period_end } = await subscriptionOf(organization)
    expect({ interval, price }).toEqual({ interval: 'year', price: 199_000 })
    expect(Date.parse(current_period_end) - Date.parse(current_period_start)).toBeGreaterThan(364 * DAY)
    expect(await problemOf(change(organization, GROWTH, 'year'))).toMatchObject({ code: 'already_on_plan' })
  })

  test('to one that the usage does not fit is refused with what exceeds it', async () => {
    const organization = await anOrganization(server)
    await take(organization, STARTER)
    await anOpenJob(organization)
    await anOpenJob(organization)
    const exceeds = [{ kind: 'job', used: 2, limit: 1 }]
    expect(await preview(organization, FREE)).toMatchObject({ exceeds })
    const refused = await problemOf(change(organization, FREE))
    expect(refused).toMatchObject({ status: 409, code: 'usage_exceeds_plan', problem: { exceeds } })
    expect(refused.message).toBe('Your usage does not fit the Free plan. Close 1 job first.')
  })

  test('of another organization is not found', async () => {
    const [one, other] = [await anOrganization(server), await anOrganization(server)]
    await take(one)
    await take(other)
    const params = { id: (await subscriptionOf(other)).id }
    const body = { plan_id: SCALE.id, interval: 'month' as const }
    const [payment] = (await payments(other)).items
    const attempts = await Promise.all(
      [
        one.call(calls['billing.change'], { params, body }),
        one.call(calls['billing.cancel'], { params }),
        one.call(calls['billing.resume'], { params }),
        one.call(calls['billing.invoice'], { params: { transactionId: payment!.id } }),
      ].map(problemOf),
    )
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(await subscriptionOf(other)).toMatchObject({ plan: { key: 'growth' }, cancel_at_period_end: false })
  })
})

test('warns at 80% and 100% of a limit, and names the plan that raises it', async () => {
  const organization = await anOrganization(server)
  await anOpenJob(organization)
  expect((await active(organization)).warnings).toEqual([
    'You have reached the Free plan’s limit of 1 open job. The Starter plan allows 5 open jobs.',
  ])
  const starter = await services.db.unsafeAcrossOrganizations(q => planById(q, STARTER.id).executeTakeFirstOrThrow())
  await take(organization, STARTER)
  for (let n = 1; n < starter.limit_jobs! - 1; n += 1) await anOpenJob(organization)
  expect((await active(organization)).warnings).toEqual(['You have used 4 of 5 open jobs in the Starter plan.'])
  const job = await organization.call(jobsContract['jobs.create'], { body: { title: 'Draft' } })
  expect((await active(organization)).remaining_number_of_jobs).toBe(1)
  expect(job.status).toBe('draft')
})
