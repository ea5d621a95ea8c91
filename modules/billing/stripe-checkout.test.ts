import { describe, expect, test, vi } from 'vitest'
import { connectStripe } from '#platform/payments/stripe.ts'
import { anOrganization } from '#tests/factories.ts'
import { Refusal } from '#tests/stand-ins/stripe/store.ts'
import { completeSession } from '#tests/stand-ins/stripe/subscribing.ts'
import { problemOf } from './billing.fixture.ts'
import { billingContract as calls } from './contract.ts'
import { updateSubscription } from './server/queries/subscriptions.ts'
import { readRow, syncOrganization } from './server/stripe/sync.ts'
import { startWithStripe } from './stripe.fixture.ts'

const {
  server,
  stripe,
  store,
  STARTER,
  GROWTH,
  SCALE,
  subscriptionOf,
  payments,
  cancel,
  renew,
  checkout,
  buy,
  aCustomer,
  sendNew,
  pass,
  edit,
} = await startWithStripe()

/** Somebody creates another subscription of a customer in the dashboard. */
function aSecond(customer: string) {
  const id = store.id('cs_test')
  const [session] = [...store.sessions.values()].filter(one => one.customer === customer)
  store.sessions.set(id, { ...session!, id, status: 'open' })
  store.wanted.set(id, store.wanted.get(session!.id)!)
  return completeSession(store, id)
}

describe('the checkout', () => {
  test('starts a plan when it is paid, with its invoice, and mirrors the plan to a product and a price', async () => {
    const organization = await anOrganization(server)
    const { url } = await checkout(organization, GROWTH)
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/c\/cs_test_/)
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'free' }, price: 0 })
    await buy(organization, GROWTH)
    expect(await subscriptionOf(organization)).toMatchObject({
      plan: { key: 'growth' },
      status: 'active',
      price: 19_900,
      interval: 'month',
      limits: { jobs: 25 },
    })
    const { items } = await payments(organization)
    expect(items).toMatchObject([{ status: 'paid', cause: 'purchase', amount: 19_900, plan: 'Growth', test: true }])
    expect(items[0]!.invoice_number).toMatch(/^\w{8}-0001$/)
    const price = [...store.prices.values()].find(one => one.active && one.unit_amount === 19_900)
    expect(price).toMatchObject({ product: `evenhand_${GROWTH.id}`, currency: 'usd', recurring: { interval: 'month' } })
    const pdf = await organization.call(calls['billing.invoice'], { params: { transactionId: items[0]!.id } })
    expect(await pdf.text()).toContain(items[0]!.invoice_number)
  })

  test('that is abandoned changes nothing, and the same choice opens the same page again', async () => {
    const organization = await anOrganization(server)
    const first = await checkout(organization, GROWTH)
    const again = await checkout(organization, GROWTH)
    expect(again).toEqual(first)
    const other = await checkout(organization, STARTER)
    expect(other.session).not.toBe(first.session)
    expect(store.sessions.get(first.session)!.status).toBe('expired')
    store.expireSession(other.session)
    expect(await sendNew()).not.toContain(500)
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'free' } })
    expect((await payments(organization)).items).toEqual([])
    expect((await checkout(organization, STARTER)).session).not.toBe(other.session)
  })

  test('is one page for clicks at the same moment, also for different plans', async () => {
    const organization = await anOrganization(server)
    const same = await Promise.all([1, 2, 3, 4].map(() => checkout(organization, GROWTH)))
    expect(new Set(same.map(({ session }) => session)).size).toBe(1)
    await Promise.allSettled([STARTER, GROWTH, SCALE].map(plan => checkout(organization, plan)))
    const row = await organization.call(calls['billing.overview'], {})
    expect(row.subscription.plan.key).toBe('free')
    const { customer } = store.sessions.get(same[0]!.session)!
    const open = [...store.sessions.values()].filter(one => one.customer === customer && one.status === 'open')
    expect(open).toHaveLength(1)
  })

  test('that is opened while the account is read stays known, so that the next choice ends it', async () => {
    const organization = await anOrganization(server)
    const first = await checkout(organization, GROWTH)
    store.expireSession(first.session)
    const { services } = server
    const org = services.db.forOrganization(organization.id)
    const connection = connectStripe(services.settings, services.log)!
    const opened = 'cs_test_opened_by_another_server'
    const use: typeof connection.use = async (work, options) => {
      const result = await connection.use(work, options)
      await org.write(tx => updateSubscription(tx, { checkout_session: opened }))
      return result
    }
    await syncOrganization({ services, connection: { ...connection, use }, org, cause: { kind: 'system' } })
    expect((await readRow(org)).checkout_session).toBe(opened)
    // A page that has ended is forgotten.
    await org.write(tx => updateSubscription(tx, { checkout_session: first.session }))
    await syncOrganization({ services, connection, org, cause: { kind: 'system' } })
    expect((await readRow(org)).checkout_session).toBeNull()
  })

  test('is refused for a second subscription, also before the event of the first one has arrived', async () => {
    const organization = await anOrganization(server)
    const { session } = await checkout(organization, STARTER)
    completeSession(store, session)
    expect(await problemOf(checkout(organization, GROWTH))).toMatchObject({ status: 409, code: 'already_subscribed' })
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'starter' } })
    await sendNew()
    expect((await payments(organization)).items).toHaveLength(1)
  })

  test('gives back the money of a second subscription that was paid nevertheless', async () => {
    const { organization, customer, subscription } = await aCustomer(STARTER)
    const second = aSecond(customer)
    await sendNew()
    expect(store.subscriptions.get(second.id)!.status).toBe('canceled')
    expect(store.subscriptions.get(subscription.id)!.status).toBe('active')
    expect((await payments(organization)).items.map(({ status }) => status).toSorted()).toEqual(['paid', 'refunded'])
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'starter' }, status: 'active' })
  })

  test('gives it back later if Stripe fails meanwhile', async () => {
    const { organization, customer } = await aCustomer(STARTER)
    const second = aSecond(customer)
    const failing = vi.spyOn(store, 'refund').mockImplementation(() => {
      throw new Refusal(500, { type: 'api_error', message: 'Scripted.' })
    })
    expect(await stripe.send(store.events.at(-1)!)).toBeGreaterThanOrEqual(500)
    failing.mockRestore()
    await sendNew()
    expect(store.subscriptions.get(second.id)!.status).toBe('canceled')
    expect((await payments(organization)).items.map(({ status }) => status).toSorted()).toEqual(['paid', 'refunded'])
  })

  test('ends a second subscription whose charge Stripe refuses to pay back', async () => {
    const { customer, subscription } = await aCustomer(STARTER)
    const second = aSecond(customer)
    const refusing = vi.spyOn(store, 'refund').mockImplementation(() => {
      throw new Refusal(400, { type: 'invalid_request_error', code: 'charge_disputed', message: 'Scripted.' })
    })
    expect(new Set(await sendNew())).toEqual(new Set([200]))
    refusing.mockRestore()
    expect(store.subscriptions.get(second.id)!.status).toBe('canceled')
    expect(store.subscriptions.get(subscription.id)!.status).toBe('active')
  })

  test('starts a trial once, which is paid at its end', async () => {
    await edit(GROWTH.id, { trial_days: 14 })
    try {
      const organization = await anOrganization(server)
      await buy(organization, GROWTH)
      expect(await subscriptionOf(organization)).toMatchObject({ status: 'trialing', price: 19_900 })
      expect((await payments(organization)).items).toEqual([])
      await pass(7.5)
      await renew()
      const reminders = (await server.mailsTo(organization.email)).filter(({ subject }) => subject.includes('trial'))
      expect(reminders).toHaveLength(1)
      await pass(7)
      expect(await subscriptionOf(organization)).toMatchObject({ status: 'active' })
      expect((await payments(organization)).items).toMatchObject([{ amount: 19_900, cause: 'renewal' }])
      await cancel(organization)
      await pass(32)
      expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'free' } })
      await buy(organization, GROWTH)
      expect(await subscriptionOf(organization)).toMatchObject({ status: 'active' })
    } finally {
      await edit(GROWTH.id, { trial_days: 0 })
    }
  })
})
