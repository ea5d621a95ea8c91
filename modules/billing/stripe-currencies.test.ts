import { expect, test } from 'vitest'
import { startWithStripe } from './stripe.fixture.ts'

// Credit at Stripe in another currency than the free plan's.

const { server, store, STARTER, subscriptionOf, cancel, aCustomer, pass, renew } = await startWithStripe()
await server.services.db.owner.query(`update plans set currency = 'EUR' where key = 'starter'`)

test('credit stays in its currency when a subscription at Stripe ends, and in the months after it', async () => {
  const { organization, customer } = await aCustomer(STARTER)
  store.customers.get(customer)!.balance = -9900
  await cancel(organization)
  await pass(32)
  const free = { plan: { key: 'free' }, price: 0, credit: 9900, currency: 'EUR' }
  expect(await subscriptionOf(organization)).toMatchObject(free)
  await pass(40)
  await renew()
  expect(await subscriptionOf(organization)).toMatchObject(free)
})
