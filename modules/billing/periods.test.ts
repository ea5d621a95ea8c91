import { describe, expect, test } from 'vitest'
import { jobsContract } from '#modules/jobs/contract.ts'
import { DAY } from '#platform/clock/clock.ts'
import { startTestServer } from '#tests/api.ts'
import { anOpenJob, anOrganization } from '#tests/factories.ts'
import { billingOf, problemOf } from './billing.fixture.ts'
import { extendPeriod } from './server/adjust-subscription.ts'
import { recordFailedPayment } from './server/subscribe.ts'

const server = await startTestServer()
const { services, clock } = server
const { STARTER, GROWTH, subscriptionOf, take, active, payments, cancel, resume, renew, endIn } =
  await billingOf(server)

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
    // The e-mail about it is not sent once the plan is kept.
    await server.settled()
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

    for (const [days, says] of [
      [6.5, 'is cancelled and ends on'],
      [0.5, 'is cancelled and ends within a day, on'],
    ] as const) {
      await endIn(organization, days)
      await renew()
      await renew()
      expect((await active(organization)).warnings).toContainEqual(expect.stringContaining(says))
    }
    const ends = async () =>
      (await server.mailsTo(organization.email)).filter(({ subject }) => subject.includes('plan ends on'))
    // Two cancellations, and the reminders of 7 days and 1 day.
    await expect.poll(ends).toHaveLength(4)

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

  test('that a suspension moved is announced again', async () => {
    const organization = await anOrganization(server)
    await take(organization, STARTER)
    await cancel(organization)
    const reminders = async () => {
      await renew()
      const mails = await server.mailsTo(organization.email)
      // One of them is about the cancellation.
      return mails.filter(({ subject }) => subject.includes('plan ends on')).length - 1
    }
    await endIn(organization, 0.5)
    expect(await reminders()).toBe(1)
    await services.db.forOrganization(organization.id).write(tx => extendPeriod(tx, 10 * DAY))
    expect(await reminders()).toBe(1)
    await endIn(organization, 6.5)
    expect(await reminders()).toBe(2)
    await endIn(organization, 0.5)
    expect(await reminders()).toBe(3)
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

describe('the trial of a new organization, which nobody has taken', () => {
  const onTrial = async () => {
    await services.db.owner.query(`update plans set trial_days = 14 where key = 'growth'`)
    await services.db.owner.query(`update platform_settings set default_plan = 'growth'`)
    try {
      return await anOrganization(server)
    } finally {
      await services.db.owner.query(`update platform_settings set default_plan = 'free'`)
      await services.db.owner.query(`update plans set trial_days = 0 where key = 'growth'`)
    }
  }

  test('ends unless it is kept, and is not called cancelled', async () => {
    const organization = await onTrial()
    expect(await subscriptionOf(organization)).toMatchObject({ status: 'trialing', ends_unless_kept: true })
    await endIn(organization, 6.5)
    const [warning] = (await active(organization)).warnings
    expect(warning).toMatch(
      /^The free trial of the Growth plan ends on .+\. After that you are on Free, unless you keep the plan\.$/,
    )
    expect(await resume(organization)).toMatchObject({ ends_unless_kept: false, cancel_at_period_end: false })
    expect((await active(organization)).warnings[0]).toContain('The first payment is due then.')
  })

  test('that an owner cancels is cancelled', async () => {
    const organization = await onTrial()
    await resume(organization)
    expect(await cancel(organization)).toMatchObject({ ends_unless_kept: false, cancel_at_period_end: true })
    await endIn(organization, 6.5)
    expect((await active(organization)).warnings[0]).toContain('The Growth plan is cancelled')
  })
})
