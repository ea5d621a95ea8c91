import { describe, expect, test } from 'vitest'
import { DAY } from '#platform/clock/clock.ts'
import { superAdminContract } from '#modules/super-admin/contract.ts'
import { aSuperAdmin } from '#modules/super-admin/super-admin.fixture.ts'
import { anOrganization, onLargestPlan, type TestOrganization } from '#tests/factories.ts'
import { completeSession } from '#tests/stand-ins/stripe/subscribing.ts'
import { problemOf } from './billing.fixture.ts'
import { billingContract as calls } from './contract.ts'
import type { Plan } from './contract/shapes.ts'
import { startWithStripe } from './stripe.fixture.ts'

// Plans with a price that Stripe does not know.

const {
  server,
  store,
  FREE,
  STARTER,
  GROWTH,
  SCALE,
  subscriptionOf,
  active,
  payments,
  preview,
  change,
  cancel,
  resume,
  aCustomer,
  renew,
  sendNew,
  pass,
  edit,
} = await startWithStripe()

const assign = async ({ id }: TestOrganization, plan: Plan) =>
  (await aSuperAdmin(server)).call(superAdminContract['superAdmin.changePlan'], {
    params: { id },
    body: { plan_id: plan.id, interval: 'month', reason: 'Agreed by phone' },
  })

/** An organization in the trial of 14 days with which it started. */
async function onTrial(): Promise<TestOrganization> {
  const { owner } = server.services.db
  await edit(GROWTH.id, { trial_days: 14 })
  await owner.query(`update platform_settings set default_plan = 'growth'`)
  try {
    return await anOrganization(server)
  } finally {
    await owner.query(`update platform_settings set default_plan = 'free'`)
    await edit(GROWTH.id, { trial_days: 0 })
  }
}

/** Pays on the page to which a call led. */
async function pay(page: object) {
  if (!('checkout_url' in page)) throw new Error('There is no checkout.')
  const subscription = completeSession(store, new URL(String(page.checkout_url)).pathname.split('/').at(-1)!)
  await sendNew()
  return subscription
}
const daysLeft = async (organization: TestOrganization) =>
  (Date.parse((await subscriptionOf(organization)).current_period_end) - server.clock.now().getTime()) / DAY

describe('the trial of a new organization', () => {
  test('is kept at the checkout, which charges nothing before the trial ends', async () => {
    const organization = await onTrial()
    await pass(4.5)
    const page = await resume(organization)
    // Nothing is kept before someone has agreed to pay.
    expect(await subscriptionOf(organization)).toMatchObject({ ends_unless_kept: true })
    await pay(page)
    expect(await subscriptionOf(organization)).toMatchObject({
      plan: { key: 'growth' },
      status: 'trialing',
      price: 19_900,
      cancel_at_period_end: false,
      ends_unless_kept: false,
    })
    expect(await daysLeft(organization)).toBeCloseTo(10)
    expect((await payments(organization)).items).toEqual([])
    await pass(10.5)
    await renew()
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'growth' }, status: 'active' })
    expect((await payments(organization)).items).toMatchObject([{ amount: 19_900, status: 'paid' }])
  })

  test('continues with the same plan billed yearly, and with a larger one, as the preview says', async () => {
    for (const [plan, interval, price] of [
      [GROWTH, 'year', 199_000],
      [SCALE, 'month', 59_900],
    ] as const) {
      const organization = await onTrial()
      await pass(2)
      const seen = await preview(organization, plan, interval)
      expect(seen).toMatchObject({ effect: 'trial', amount_due: 0, renewal_amount: price })
      await pay(await change(organization, plan, interval, seen.amount_due))
      const now = await subscriptionOf(organization)
      expect(now).toMatchObject({ plan: { key: plan.key }, interval, price, status: 'trialing' })
      expect(Math.abs(Date.parse(now.current_period_end) - Date.parse(seen.renews_at))).toBeLessThan(60_000)
    }
  })

  test('that is over, but not ended yet, is paid right away, as the preview says', async () => {
    const organization = await onTrial()
    await pass(14.1)
    expect(await preview(organization, GROWTH)).toMatchObject({ effect: 'now', amount_due: 19_900 })
    await pay(await resume(organization))
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'growth' }, status: 'active' })
    expect((await payments(organization)).items).toMatchObject([{ amount: 19_900, cause: 'purchase' }])
  })

  test('can be given up for the free plan, which follows it anyway', async () => {
    const organization = await onTrial()
    expect(await change(organization, FREE, 'month', 0)).toMatchObject({
      plan: { key: 'growth' },
      cancel_at_period_end: true,
    })
  })
})

describe('a plan that a super admin assigns', () => {
  test('costs its full price at the checkout, and so does another one, as the preview says', async () => {
    for (const plan of [GROWTH, SCALE, STARTER]) {
      const organization = await anOrganization(server)
      await assign(organization, GROWTH)
      await pass(10)
      const price = plan.price_monthly
      const seen = await preview(organization, plan)
      expect(seen).toMatchObject({ effect: 'now', amount_due: price, lines: [{ kind: 'plan', amount: price }] })
      expect(await problemOf(change(organization, plan, 'month', price - 1))).toMatchObject({ code: 'amount_changed' })
      await pay(await change(organization, plan, 'month', price))
      expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: plan.key }, price, status: 'active' })
      expect((await payments(organization)).items).toMatchObject([{ amount: price, cause: 'purchase' }])
    }
  })

  test('is kept by paying for it', async () => {
    const organization = await anOrganization(server)
    await onLargestPlan(server, organization)
    await pay(await organization.call(calls['billing.resume'], { params: await subscriptionOf(organization) }))
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'scale' }, status: 'active' })
    expect(await problemOf(resume(organization))).toMatchObject({ code: 'nothing_to_resume' })
  })

  test('is cancelled by an owner who chooses the free plan', async () => {
    const organization = await anOrganization(server)
    await assign(organization, GROWTH)
    expect(await change(organization, FREE)).toMatchObject({ plan: { key: 'growth' }, cancel_at_period_end: true })
  })

  test('ends with its period unless an owner keeps it, with a warning and reminders', async () => {
    const organization = await anOrganization(server)
    await assign(organization, GROWTH)
    await renew()
    expect(await subscriptionOf(organization)).toMatchObject({
      plan: { key: 'growth' },
      status: 'active',
      cancel_at_period_end: true,
      ends_unless_kept: true,
    })
    const reminders = async () =>
      (await server.mailsTo(organization.email)).filter(({ subject }) => subject.startsWith('Your Growth plan ends on'))
    await pass(24)
    await renew()
    expect((await active(organization)).warnings).toContainEqual(
      expect.stringMatching(/^The Growth plan ends on .+ unless you keep the plan\.$/),
    )
    expect(await reminders()).toHaveLength(1)
    await pass(8)
    await renew()
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'free' } })
  })

  test('is not recurring revenue; what is paid at Stripe is, also when it is cancelled', async () => {
    const recurring = async () => {
      const shown = await (await aSuperAdmin(server)).call(superAdminContract['superAdmin.overview'], {})
      return shown.recurring[0] ?? { amount: 0, subscriptions: 0 }
    }
    await renew()
    const before = await recurring()
    const { organization: payer } = await aCustomer(STARTER)
    await cancel(payer)
    await assign(await anOrganization(server), GROWTH)
    await renew()
    expect(await recurring()).toMatchObject({
      amount: before.amount + 4900,
      subscriptions: before.subscriptions + 1,
    })
  })
})
