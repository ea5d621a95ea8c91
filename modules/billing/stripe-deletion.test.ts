import { expect, test } from 'vitest'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { anOrganization, type TestOrganization } from '#tests/factories.ts'
import { completeSession } from '#tests/stand-ins/stripe/subscribing.ts'
import { problemOf } from './billing.fixture.ts'
import { startWithStripe } from './stripe.fixture.ts'

// An organization that waits for its deletion pays for nothing that begins after the request.

const {
  server,
  store,
  STARTER,
  GROWTH,
  SCALE,
  subscriptionOf,
  take,
  change,
  cancel,
  resume,
  checkout,
  aCustomer,
  ...more
} = await startWithStripe()
const { sendNew, pass } = more

async function askForDeletion(organization: TestOrganization) {
  const { name } = await organization.call(organizationsContract['organizations.read'], {})
  await organization.call(organizationsContract['organizations.delete'], { body: { name } })
  await server.settled()
  await sendNew()
}
async function keepOrganization(organization: TestOrganization) {
  await organization.call(organizationsContract['organizations.keep'], {})
  await server.settled()
  await sendNew()
}
const atStripe = (id: string) => store.subscriptions.get(id)!

test('a plan ends with the period, and continues if the organization is kept', async () => {
  const { organization, subscription } = await aCustomer(STARTER)
  await askForDeletion(organization)
  expect(atStripe(subscription.id).cancel_at_period_end).toBe(true)
  expect(await subscriptionOf(organization)).toMatchObject({ cancel_at_period_end: true })
  await keepOrganization(organization)
  expect(atStripe(subscription.id).cancel_at_period_end).toBe(false)
  expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'starter' }, cancel_at_period_end: false })
})

test('what the owner had decided before is decided again when the organization is kept', async () => {
  const cancelled = await aCustomer(STARTER)
  await cancel(cancelled.organization)
  const planned = await aCustomer(GROWTH)
  await change(planned.organization, STARTER)
  for (const { organization } of [cancelled, planned]) await askForDeletion(organization)
  expect(await subscriptionOf(planned.organization)).toMatchObject({ cancel_at_period_end: true, next: null })
  for (const { organization } of [cancelled, planned]) await keepOrganization(organization)
  expect(await subscriptionOf(cancelled.organization)).toMatchObject({ cancel_at_period_end: true })
  expect(await subscriptionOf(planned.organization)).toMatchObject({
    cancel_at_period_end: false,
    next: { plan: { key: 'starter' } },
  })
})

test('no plan is kept, changed or taken while the organization waits', async () => {
  const { organization } = await aCustomer(STARTER)
  const free = await anOrganization(server)
  for (const one of [organization, free]) await askForDeletion(one)
  const refused = { status: 409, code: 'deletion_requested' }
  expect(await problemOf(resume(organization))).toMatchObject(refused)
  expect(await problemOf(change(organization, GROWTH))).toMatchObject(refused)
  expect(await problemOf(take(free, STARTER))).toMatchObject(refused)
})

test('a page for a payment is closed, and what was paid on it just before is not renewed', async () => {
  const organization = await anOrganization(server)
  const { session } = await checkout(organization, STARTER)
  await askForDeletion(organization)
  // The customer of an organization without a subscription is known from its first checkout.
  expect(store.sessions.get(session)!.status).toBe('expired')
  const late = await anOrganization(server)
  const page = await checkout(late, STARTER)
  const subscription = completeSession(store, page.session)
  const { name } = await late.call(organizationsContract['organizations.read'], {})
  await late.call(organizationsContract['organizations.delete'], { body: { name } })
  await sendNew()
  await server.settled()
  expect(atStripe(subscription.id).cancel_at_period_end).toBe(true)
  await pass(29)
  expect(atStripe(subscription.id).cancel_at_period_end).toBe(true)
})

test('an upgrade that waits for the bank cannot be paid anymore', async () => {
  const { organization, customer, subscription } = await aCustomer(STARTER)
  store.cards.set(customer, 'needs 3-D Secure')
  await change(organization, SCALE)
  const invoice = store.invoices.get(atStripe(subscription.id).latest_invoice as string)!
  await askForDeletion(organization)
  expect(invoice.status).toBe('void')
  expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'starter' }, cancel_at_period_end: true })
})
