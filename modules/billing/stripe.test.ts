import { describe, expect, test } from 'vitest'
import { DAY } from '#platform/clock/clock.ts'
import { anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { runScheduled } from '#tests/scheduled.ts'
import { settle } from '#tests/stand-ins/stripe/subscribing.ts'
import { problemOf } from './billing.fixture.ts'
import { billingContract as calls } from './contract.ts'
import { readRow } from './server/stripe/sync.ts'
import { startWithStripe } from './stripe.fixture.ts'

const {
  server,
  stripe,
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
  renew,
  buy,
  aCustomer,
  sendNew,
  pass,
  edit,
} = await startWithStripe()

describe('changing the plan', () => {
  test('to a larger one charges exactly what the preview said, also hours later on the same day', async () => {
    const { organization } = await aCustomer(GROWTH)
    await pass(9.2)
    const seen = await preview(organization, SCALE)
    expect(seen).toMatchObject({ effect: 'now', renewal_amount: 59_900 })
    expect(seen.lines.map(({ kind, plan }) => [kind, plan])).toEqual([
      ['unused', 'Growth'],
      ['plan', 'Scale'],
    ])
    expect(seen.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(seen.amount_due)
    server.clock.advance(DAY / 4)
    const stale = await problemOf(change(organization, SCALE, 'month', seen.amount_due + 1))
    expect(stale).toMatchObject({ status: 409, code: 'amount_changed' })
    await change(organization, SCALE, 'month', seen.amount_due)
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'scale' }, price: 59_900 })
    const { items } = await payments(organization)
    expect(items[0]).toMatchObject({ cause: 'upgrade', amount: seen.amount_due, plan: 'Scale', status: 'paid' })
    const [invoice] = [...store.invoices.values()].slice(-1)
    expect(invoice!.amount_paid).toBe(seen.amount_due)
    await sendNew()
    expect((await payments(organization)).items).toHaveLength(2)
  })

  test('from months to years keeps what is too much as credit', async () => {
    const { organization } = await aCustomer(STARTER)
    const { amount_due } = await preview(organization, GROWTH, 'year')
    expect(amount_due).toBe(199_000 - 4900)
    await change(organization, GROWTH, 'year', amount_due)
    expect(await subscriptionOf(organization)).toMatchObject({ interval: 'year', price: 199_000 })
    const seen = await preview(organization, SCALE)
    expect(seen.amount_due).toBe(0)
    await change(organization, SCALE, 'month', 0)
    expect((await subscriptionOf(organization)).credit).toBeGreaterThan(100_000)
  })

  test('that is declined changes nothing and says why; the attempt is listed', async () => {
    const { organization, customer, subscription } = await aCustomer(STARTER)
    store.cards.set(customer, 'declined')
    const refused = await problemOf(change(organization, GROWTH))
    expect(refused).toMatchObject({ status: 402, code: 'payment_declined' })
    expect(refused.message).toContain('Your card was declined.')
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'starter' }, status: 'active' })
    expect((await payments(organization)).items[0]).toMatchObject({
      status: 'failed',
      failure: 'Your card was declined.',
      invoice_number: null,
    })
    expect(store.subscriptions.get(subscription.id)!.pending_update).toBeNull()
    store.cards.set(customer, 'works')
    await change(organization, GROWTH)
    await sendNew()
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'growth' } })
  })

  test('that needs 3-D Secure leads to the bank, and starts when it is confirmed', async () => {
    const { organization, customer, subscription } = await aCustomer(STARTER)
    store.cards.set(customer, 'needs 3-D Secure')
    const page = await change(organization, GROWTH)
    expect(page).toEqual({ checkout_url: expect.stringContaining('/i/in_') as string })
    await sendNew()
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'starter' } })
    settle(store, store.invoices.get(store.subscriptions.get(subscription.id)!.latest_invoice as string)!, 'works')
    await sendNew()
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'growth' } })
  })

  test('is one change for two clicks', async () => {
    const { organization } = await aCustomer(STARTER)
    await Promise.allSettled([change(organization, GROWTH), change(organization, GROWTH)])
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'growth' } })
    expect((await payments(organization)).items.filter(({ cause }) => cause === 'upgrade')).toHaveLength(1)
  })

  test('to a smaller one waits for the end of the period, and can be taken back', async () => {
    const { organization } = await aCustomer(GROWTH)
    const planned = await change(organization, STARTER)
    expect(planned).toMatchObject({ plan: { key: 'growth' }, next: { plan: { key: 'starter' }, price: 4900 } })
    expect(await resume(organization)).toMatchObject({ plan: { key: 'growth' }, next: null })
    expect(await problemOf(resume(organization))).toMatchObject({ code: 'nothing_to_resume' })
    await change(organization, STARTER)
    await sendNew()
    await pass(32)
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'starter' }, price: 4900, next: null })
    expect((await payments(organization)).items[0]).toMatchObject({ cause: 'renewal', amount: 4900, plan: 'Starter' })
    expect(await problemOf(resume(organization))).toMatchObject({ code: 'nothing_to_resume' })
    await pass(31)
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'starter' }, price: 4900, next: null })
  })

  test('to one that the usage does not fit is refused before Stripe is asked', async () => {
    const { organization } = await aCustomer(STARTER)
    await anOpenJob(organization)
    await anOpenJob(organization)
    expect(await problemOf(change(organization, FREE))).toMatchObject({ status: 409, code: 'usage_exceeds_plan' })
  })
})

describe('cancelling', () => {
  test('ends at the end of the period, can be taken back, and pauses the jobs over the free limit', async () => {
    const { organization, subscription } = await aCustomer(STARTER)
    await anOpenJob(organization)
    await anOpenJob(organization)
    expect(await cancel(organization, { reason: 'hired', comment: 'All found.' })).toMatchObject({
      cancel_at_period_end: true,
    })
    expect(store.subscriptions.get(subscription.id)!.cancellation_details).toMatchObject({
      feedback: 'unused',
      comment: 'All found.',
    })
    expect(await resume(organization)).toMatchObject({ cancel_at_period_end: false })
    await cancel(organization)
    await pass(32)
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'free' }, price: 0 })
    expect((await active(organization)).remaining_number_of_jobs).toBe(0)
    const subjects = (await server.mailsTo(organization.email)).map(({ subject }) => subject)
    expect(subjects.filter(subject => subject === 'You are on the Free plan now')).toHaveLength(1)
    expect(await problemOf(cancel(organization))).toMatchObject({ code: 'nothing_to_cancel' })
  })

  test('to the free plan is a cancellation', async () => {
    const { organization } = await aCustomer(STARTER)
    expect(await change(organization, FREE)).toMatchObject({ cancel_at_period_end: true, plan: { key: 'starter' } })
  })
})

describe('payments', () => {
  test('that fail leave the plan for 14 days, with reminders, and then it ends', async () => {
    const { organization, customer, subscription } = await aCustomer(GROWTH)
    store.cards.set(customer, 'declined')
    await pass(32)
    expect(await subscriptionOf(organization)).toMatchObject({ status: 'past_due', plan: { key: 'growth' } })
    expect((await active(organization)).warnings[0]).toContain('The last payment failed. Update your payment method by')
    expect((await payments(organization)).items[0]).toMatchObject({ status: 'failed', cause: 'renewal' })
    await pass(7.5)
    await renew()
    await renew()
    const reminded = async () =>
      (await server.mailsTo(organization.email)).filter(({ subject }) => subject.startsWith('Pay by')).length
    expect(await reminded()).toBe(1)
    await pass(5.8)
    await renew()
    expect(await reminded()).toBe(2)
    await pass(2)
    await renew()
    expect(store.subscriptions.get(subscription.id)!.status).toBe('canceled')
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'free' } })
  })

  test('that are made up for continue the plan', async () => {
    const { organization, customer, subscription } = await aCustomer(GROWTH)
    store.cards.set(customer, 'declined')
    await pass(32)
    store.cards.set(customer, 'works')
    settle(store, store.invoices.get(store.subscriptions.get(subscription.id)!.latest_invoice as string)!, 'works')
    await sendNew()
    expect(await subscriptionOf(organization)).toMatchObject({ status: 'active' })
    expect((await payments(organization)).items[0]).toMatchObject({ status: 'paid', failure: null })
    expect((await active(organization)).warnings).toEqual([])
  })

  test('show refunds and disputes', async () => {
    const { organization, customer } = await aCustomer(STARTER)
    const charge = [...store.charges.values()].find(one => one.customer === customer)!
    store.refund(charge, 1000)
    await sendNew()
    expect(await payments(organization)).toMatchObject({
      items: [{ status: 'paid', amount: 4900, refunded: 1000 }],
      paid: [{ currency: 'USD', amount: 3900 }],
    })
    const dispute = store.dispute(charge)
    await sendNew()
    expect((await payments(organization, { status: 'disputed' })).items).toHaveLength(1)
    store.closeDispute(dispute, 'won')
    store.refund(charge, 3900)
    await sendNew()
    expect((await payments(organization)).items).toMatchObject([{ status: 'refunded', refunded: 4900 }])
  })
})

describe('plans and keys', () => {
  test('a plan that costs something else has a new price, and its subscriptions follow at the next renewal', async () => {
    const { organization, subscription } = await aCustomer(STARTER)
    const before = store.subscriptions.get(subscription.id)!.items.data[0]!.price.id
    await edit(STARTER.id, { price_monthly: 5900 })
    try {
      await pass(1.01)
      await runScheduled(server, 'billing.reconcile')
      expect(store.prices.get(before)!.active).toBe(false)
      expect((await payments(organization)).items).toHaveLength(1)
      await pass(32)
      expect(await subscriptionOf(organization)).toMatchObject({ price: 5900 })
      expect((await payments(organization)).items[0]).toMatchObject({ cause: 'renewal', amount: 5900 })
    } finally {
      await edit(STARTER.id, { price_monthly: 4900 })
    }
  })

  test('a plan that nobody pays for, from before Stripe was connected, ends with its period', async () => {
    const organization = await anOrganization(server)
    await onLargestPlan(server, organization)
    await pass(32)
    await renew()
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'free' }, price: 0 })
    await buy(organization, STARTER)
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'starter' } })
  })

  test('what was taken with a key of the other kind is not touched, and ends with its period', async () => {
    const { organization, customer, subscription } = await aCustomer(STARTER)
    await server.services.db.owner.query('update subscriptions set provider_live = true where organization_id = $1', [
      organization.id,
    ])
    const asked = stripe.requests.length
    expect(await stripe.send(store.emit('customer.subscription.updated', subscription))).toBe(200)
    await cancel(organization)
    expect(stripe.requests.length).toBe(asked)
    await pass(32)
    await renew()
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'free' } })
    await buy(organization, GROWTH)
    const { provider_customer } = await readRow(server.services.db.forOrganization(organization.id))
    expect(provider_customer).not.toBe(customer)
  })
})

test('the portal changes payment details only', async () => {
  const organization = await anOrganization(server)
  const { url } = await organization.call(calls['billing.portal'], {})
  expect(url).toMatch(/\/p\/bps_/)
  const made = stripe.requests.find(({ call }) => call === 'POST /v1/billing_portal/configurations')
  expect(made!.body).toMatchObject({
    features: { subscription_cancel: { enabled: 'false' }, subscription_update: { enabled: 'false' } },
  })
  const details = { name: 'Nightjar', address: '', tax_id: '' }
  expect(await problemOf(organization.call(calls['billing.saveDetails'], { body: details }))).toMatchObject({
    code: 'details_elsewhere',
  })
})
