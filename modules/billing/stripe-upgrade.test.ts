import { expect, test } from 'vitest'
import { settle } from '#tests/stand-ins/stripe/subscribing.ts'
import { problemOf } from './billing.fixture.ts'
import { startWithStripe } from './stripe.fixture.ts'

// What an upgrade does with a change or a cancellation that was planned for the end of the period.

const { stripe, store, STARTER, GROWTH, SCALE, subscriptionOf, change, cancel, aCustomer, sendNew, pass } =
  await startWithStripe()

const waitingInvoice = (id: string) => store.invoices.get(store.subscriptions.get(id)!.latest_invoice as string)!

test('an upgrade that is declined keeps the smaller plan that was planned', async () => {
  const { organization, customer } = await aCustomer(GROWTH)
  await change(organization, STARTER)
  store.cards.set(customer, 'declined')
  for (const _ of [1, 2])
    expect(await problemOf(change(organization, SCALE))).toMatchObject({ status: 402, code: 'payment_declined' })
  expect(await subscriptionOf(organization)).toMatchObject({
    plan: { key: 'growth' },
    next: { plan: { key: 'starter' } },
  })
  store.cards.set(customer, 'works')
  await sendNew()
  await pass(32)
  expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'starter' }, next: null })
})

test('an upgrade that is confirmed with the bank takes back a cancellation', async () => {
  const { organization, customer, subscription } = await aCustomer(STARTER)
  await cancel(organization)
  store.cards.set(customer, 'needs 3-D Secure')
  await change(organization, GROWTH)
  await sendNew()
  expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'starter' }, cancel_at_period_end: true })
  settle(store, waitingInvoice(subscription.id), 'works')
  await sendNew()
  expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'growth' }, cancel_at_period_end: false })
  expect(store.subscriptions.get(subscription.id)!.cancel_at_period_end).toBe(false)
})

test('an upgrade that is never confirmed with the bank keeps the smaller plan that was planned', async () => {
  const { organization, customer, subscription } = await aCustomer(GROWTH)
  await change(organization, STARTER)
  store.cards.set(customer, 'needs 3-D Secure')
  await change(organization, SCALE)
  await sendNew()
  expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'growth' }, next: null })
  stripe.expireUpgrade(subscription.id)
  await sendNew()
  expect(await subscriptionOf(organization)).toMatchObject({
    plan: { key: 'growth' },
    next: { plan: { key: 'starter' } },
  })
})
