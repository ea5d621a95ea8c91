import { describe, expect, test } from 'vitest'
import { DAY } from '#platform/clock/clock.ts'
import { CallError } from '#platform/contract/client.ts'
import { auditContract } from '#modules/audit/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anOpenJob, anOrganization, type TestOrganization } from '#tests/factories.ts'
import { runScheduled } from '#tests/scheduled.ts'
import { billingContract as calls } from './contract.ts'
import type { Subscription } from './contract/shapes.ts'
import { archivePlan, createPlan, editPlan } from './server/edit-plans.ts'
import { planById } from './server/queries/plans.ts'
import { recordFailedPayment } from './server/subscribe.ts'

const server = await startTestServer()
const { services, clock } = server
const anyone = server.as()

const plans = async () => (await anyone(calls['billing.plans'], {})).items
const planOf = async (key: string) => (await plans()).find(plan => plan.key === key)!
const [FREE, STARTER, GROWTH, SCALE] = await plans()

const take = async ({ call }: TestOrganization, plan = GROWTH!, interval: 'month' | 'year' = 'month', key?: string) =>
  (await call(calls['billing.create'], {
    body: { plan_id: plan.id, interval },
    ...(key && { idempotencyKey: key }),
  })) as Subscription
const overview = ({ call }: TestOrganization) => call(calls['billing.overview'], {})
const subscriptionOf = async (organization: TestOrganization) => (await overview(organization)).subscription
const active = ({ call }: TestOrganization) => call(calls['billing.activeSubscription'], {})
const payments = ({ call }: TestOrganization, query = {}) => call(calls['billing.transactions'], { query })
const preview = ({ call }: TestOrganization, plan = SCALE!, interval: 'month' | 'year' = 'month') =>
  call(calls['billing.preview'], { body: { plan_id: plan.id, interval } })
const change = async (
  organization: TestOrganization,
  plan = SCALE!,
  interval: 'month' | 'year' = 'month',
  expected_amount?: number,
) =>
  organization.call(calls['billing.change'], {
    params: { id: (await subscriptionOf(organization)).id },
    body: { plan_id: plan.id, interval, ...(expected_amount !== undefined && { expected_amount }) },
  })
const cancel = async (organization: TestOrganization, body = {}) =>
  organization.call(calls['billing.cancel'], { params: { id: (await subscriptionOf(organization)).id }, body })
const resume = async (organization: TestOrganization) =>
  organization.call(calls['billing.resume'], { params: { id: (await subscriptionOf(organization)).id } })
const renew = () => runScheduled(server, 'billing.renew')

const problemOf = (failing: Promise<unknown>) =>
  failing.then(
    () => Promise.reject(new Error('The call succeeded.')),
    (error: unknown) => error as CallError,
  )

/** Moves the end of the current period to so many days from now; the period keeps its length. */
async function endIn({ id }: TestOrganization, days: number): Promise<Date> {
  const end = new Date(clock.now().getTime() + days * DAY)
  await services.db.owner.query(
    `update subscriptions set current_period_start = $2::timestamptz - (current_period_end - current_period_start),
       current_period_end = $2, anchor = $2::timestamptz - interval '1 month' where organization_id = $1`,
    [id, end],
  )
  return end
}

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
    const id = await createPlan(services.db, { ...body, ...rest, ...limits, hidden: true })
    expect(await planOf('pilot')).toBeUndefined()
    const choice = { plan_id: id, interval: 'month' as const }
    const refused = () => problemOf(organization.call(calls['billing.create'], { body: choice }))
    expect(await refused()).toMatchObject({ status: 404 })
    await editPlan(services.db, id, { hidden: false, sort_order: 0 })
    expect((await plans())[0]!.key).toBe('pilot')
    await archivePlan(services.db, id, clock.now())
    expect(await planOf('pilot')).toBeUndefined()
    expect(await refused()).toMatchObject({ status: 404 })
    await expect(createPlan(services.db, { ...body, ...rest, ...limits })).rejects.toMatchObject({ code: 'key_taken' })
    await expect(archivePlan(services.db, FREE!.id, clock.now())).rejects.toMatchObject({ code: 'free_plan' })
    await expect(editPlan(services.db, organization.id, { name: 'X' })).rejects.toMatchObject({ status: 404 })
  })

  test('that change apply to a subscription at its next renewal, and what exceeds the new limit is kept', async () => {
    const organization = await anOrganization(server)
    await take(organization, STARTER)
    await anOpenJob(organization)
    await anOpenJob(organization)
    await editPlan(services.db, STARTER!.id, { limit_jobs: 1, price_monthly: 5900 })
    try {
      expect((await active(organization)).remaining_number_of_jobs).toBe(3)
      await endIn(organization, -1)
      await renew()
      expect(await active(organization)).toMatchObject({ remaining_number_of_jobs: 0, plan: { key: 'starter' } })
      expect(await subscriptionOf(organization)).toMatchObject({ price: 5900, limits: { jobs: 1 } })
      const jobs = await organization.call(jobsContract['jobs.list'], {})
      expect(jobs.items.map(({ status }) => status).toSorted()).toEqual(['open', 'paused'])
    } finally {
      await editPlan(services.db, STARTER!.id, { limit_jobs: 5, price_monthly: 4900 })
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
    const wrong = [{ plan_id: organization.id, interval: 'month' }, { plan_id: GROWTH!.id, interval: 'week' }, {}]
    const statuses = []
    for (const body of wrong)
      statuses.push((await problemOf(organization.call(calls['billing.create'], { body: body as never }))).status)
    expect(statuses).toEqual([404, 422, 422])
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'free' } })
  })

  test('a trial costs nothing until it ends, and is had once', async () => {
    const organization = await anOrganization(server)
    await editPlan(services.db, GROWTH!.id, { trial_days: 14 })
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
      await editPlan(services.db, GROWTH!.id, { trial_days: 0 })
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
    const body = { plan_id: SCALE!.id, interval: 'month' as const }
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

describe('the end of a period', () => {
  test('after days of downtime renews once for each period that is over', async () => {
    const organization = await anOrganization(server)
    await take(organization, STARTER)
    const end = await endIn(organization, -65)
    await Promise.all([renew(), renew(), renew()])
    const { items } = await payments(organization)
    const renewals = items.filter(({ cause }) => cause === 'renewal')
    expect(renewals).toHaveLength(3)
    expect(renewals.at(-1)!.period_start).toBe(end.toISOString())
    // Each period begins where the one before ended.
    expect(renewals.slice(0, -1).map(one => one.period_start)).toEqual(renewals.slice(1).map(one => one.period_end))
    expect(new Set(items.map(({ invoice_number }) => invoice_number)).size).toBe(4)
    const { current_period_end } = await subscriptionOf(organization)
    expect(Date.parse(current_period_end)).toBeGreaterThan(clock.now().getTime())
    const mails = (await server.mailsTo(organization.email)).filter(({ subject }) => subject.startsWith('Invoice INV-'))
    expect(mails).toHaveLength(3)
    expect(mails[0]!.text).toContain('Nothing was charged')
    await renew()
    expect((await payments(organization)).items).toHaveLength(4)
  })

  test('of a cancelled subscription leads to the free plan: jobs over its limit are paused, and nothing is deleted', async () => {
    const organization = await anOrganization(server)
    await take(organization, STARTER)
    const first = await anOpenJob(organization, { title: 'First' })
    const second = await anOpenJob(organization, { title: 'Second' })
    const slash = await fetch(`${server.url}/api/subscriptions/${(await subscriptionOf(organization)).id}/cancel/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${organization.token}` },
    })
    expect(await slash.json()).toMatchObject({ cancel_at_period_end: true, plan: { key: 'starter' } })
    await resume(organization)
    await cancel(organization, { reason: 'hired', comment: 'All roles are filled.' })
    await cancel(organization)
    const [mail] = (await server.mailsTo(organization.email)).filter(({ subject }) =>
      subject.includes('Starter plan ends'),
    )
    expect(mail!.text).toContain('Ines Marchetti cancelled the subscription.')
    const { rows } = await services.db.owner.query(
      'select cancel_reason, cancel_comment from subscriptions where organization_id = $1',
      [organization.id],
    )
    expect(rows).toEqual([{ cancel_reason: 'hired', cancel_comment: 'All roles are filled.' }])

    for (const days of [6.5, 0.5]) {
      await endIn(organization, days)
      await renew()
      await renew()
      expect((await active(organization)).warnings).toContainEqual(expect.stringContaining('is cancelled and ends on'))
    }
    const ends = (await server.mailsTo(organization.email)).filter(({ subject }) => subject.includes('plan ends on'))
    // Two cancellations, and the reminders of 7 days and 1 day.
    expect(ends).toHaveLength(4)

    await endIn(organization, -1)
    await renew()
    expect(await subscriptionOf(organization)).toMatchObject({
      plan: { key: 'free' },
      price: 0,
      cancel_at_period_end: false,
    })
    const jobs = await organization.call(jobsContract['jobs.list'], {})
    const statusOf = (id: string) => jobs.items.find(job => job.id === id)!.status
    expect([statusOf(first.id), statusOf(second.id)]).toEqual(['open', 'paused'])
    expect((await active(organization)).remaining_number_of_jobs).toBe(0)
    expect((await server.mailsTo(organization.email))[0]!.subject).toBe('You are on the Free plan now')

    const open = (id: string) =>
      organization.call(jobsContract['jobs.edit'], { params: { jobId: id }, body: { status: 'open' } })
    expect(await problemOf(open(second.id))).toMatchObject({ status: 402, code: 'limit_reached' })
    await organization.call(jobsContract['jobs.edit'], { params: { jobId: first.id }, body: { status: 'paused' } })
    expect(await open(second.id)).toMatchObject({ status: 'open' })
    expect(await problemOf(cancel(organization))).toMatchObject({ status: 409, code: 'nothing_to_cancel' })
  })

  test('renews the free plan without an invoice', async () => {
    const organization = await anOrganization(server)
    await endIn(organization, -40)
    await renew()
    expect((await payments(organization)).items).toEqual([])
    expect(Date.parse((await subscriptionOf(organization)).current_period_end)).toBeGreaterThan(clock.now().getTime())
  })

  test('a failed payment warns, e-mails the owners and keeps the plan', async () => {
    const organization = await anOrganization(server)
    await take(organization, GROWTH)
    const failed = { lines: [], amount: 19_900, reason: 'Card expired', at: clock.now(), test: true }
    await services.db.forOrganization(organization.id).write(tx => recordFailedPayment(tx, failed))
    expect(await active(organization)).toMatchObject({
      status: 'past_due',
      plan: { key: 'growth' },
      warnings: ['The last payment failed. Check your payment details to keep your plan.'],
    })
    expect((await payments(organization, { status: 'failed' })).items).toMatchObject([
      { status: 'failed', failure: 'Card expired', invoice_number: null },
    ])
    const [mail] = await server.mailsTo(organization.email)
    expect(mail!.subject).toBe('The payment for your Growth plan failed')
    expect(mail!.text).toContain('$199 could not be charged.')
  })
})

describe('payments', () => {
  test('are filtered, counted and exported, and an invoice is a PDF that says that nothing was charged', async () => {
    const organization = await anOrganization(server, '=SUM(1) & Søns')
    await organization.call(calls['billing.saveDetails'], {
      body: { name: 'Nightjar Trains GmbH', address: 'Ostkreuz 4\n10245 Berlin', tax_id: 'DE 312 884 097' },
    })
    expect(await organization.call(calls['billing.readDetails'], {})).toMatchObject({ tax_id: 'DE 312 884 097' })
    await take(organization, STARTER, 'year')
    const [payment] = (await payments(organization)).items
    const year = clock.now().getUTCFullYear()
    expect((await payments(organization, { year: year - 1 })).items).toEqual([])
    expect((await payments(organization, { year, status: 'paid', limit: 1 })).total).toBe(1)
    const { csv, transactions, complete } = await organization.call(calls['billing.exportTransactions'], {})
    expect({ transactions, complete }).toEqual({ transactions: 1, complete: true })
    expect(csv).toContain('490')
    expect(csv).toContain('Test invoice, nothing was charged')

    const pdf = await organization.call(calls['billing.invoice'], { params: { transactionId: payment!.id } })
    const { extractText, getDocumentProxy } = await import('unpdf')
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())), {
      mergePages: true,
    })
    for (const part of [
      payment!.invoice_number!,
      'Test invoice, nothing was charged',
      'Nightjar Trains GmbH',
      '10245 Berlin',
      'Starter plan, billed yearly',
      'Total without tax',
      '$490',
    ])
      expect(text).toContain(part)
  })

  test('with hostile billing details still have an invoice of bounded size', async () => {
    const organization = await anOrganization(server)
    const body = { name: 'Ж漢字🙂'.repeat(30).slice(0, 160), address: 'a\n'.repeat(200), tax_id: '' }
    await organization.call(calls['billing.saveDetails'], { body })
    await take(organization)
    const [payment] = (await payments(organization)).items
    const pdf = await organization.call(calls['billing.invoice'], { params: { transactionId: payment!.id } })
    expect(pdf.size).toBeLessThan(20_000)
    const long = { name: 'x'.repeat(161), address: 'a'.repeat(501), tax_id: 'x'.repeat(61) }
    const refused = await problemOf(organization.call(calls['billing.saveDetails'], { body: long }))
    expect(Object.keys(refused.fieldErrors).toSorted()).toEqual(['address', 'name', 'tax_id'])
  })

  test('the portal is a page of the product', async () => {
    const organization = await anOrganization(server)
    const { url } = await organization.call(calls['billing.portal'], {})
    expect(url).toBe(`${services.settings.PUBLIC_URL}/settings/subscription/portal`)
  })

  test('and changes are in the audit log', async () => {
    const organization = await anOrganization(server)
    await take(organization, STARTER)
    await change(organization, GROWTH)
    await cancel(organization, { reason: 'price' })
    const { items } = await organization.call(auditContract['audit.list'], { query: { topic: 'billing' } })
    expect(items.map(({ event }) => event)).toEqual([
      'subscription.cancelled',
      'subscription.upgraded',
      'subscription.started',
    ])
    expect(items.every(({ actor }) => actor.name === 'Ines Marchetti')).toBe(true)
  })
})

test('warns at 80% and 100% of a limit, and names the plan that raises it', async () => {
  const organization = await anOrganization(server)
  await anOpenJob(organization)
  expect((await active(organization)).warnings).toEqual([
    'You have reached the Free plan’s limit of 1 open job. The Starter plan allows 5 open jobs.',
  ])
  const starter = await services.db.unsafeAcrossOrganizations(q => planById(q, STARTER!.id).executeTakeFirstOrThrow())
  await take(organization, STARTER)
  for (let n = 1; n < starter.limit_jobs! - 1; n += 1) await anOpenJob(organization)
  expect((await active(organization)).warnings).toEqual(['You have used 4 of 5 open jobs in the Starter plan.'])
  const job = await organization.call(jobsContract['jobs.create'], { body: { title: 'Draft' } })
  expect((await active(organization)).remaining_number_of_jobs).toBe(1)
  expect(job.status).toBe('draft')
})
