import { expect, test } from 'vitest'
import { DAY } from '#platform/clock/clock.ts'
import { anOrganization, type TestOrganization } from '#tests/factories.ts'
import { runScheduled } from '#tests/scheduled.ts'
import { completeSession } from '#tests/stand-ins/stripe/subscribing.ts'
import { assignPlan, extendPeriod, raiseLimit } from './server/adjust-subscription.ts'
import { createPlan } from './server/edit-plans.ts'
import { planById } from './server/queries/plans.ts'
import { readRow } from './server/stripe/sync.ts'
import { startWithStripe } from './stripe.fixture.ts'

// What an organization has after its subscription at Stripe has ended is not undone by the next comparison with Stripe.

const { server, store, stripe, STARTER, GROWTH, subscriptionOf, active, cancel, checkout, aCustomer, pass } =
  await startWithStripe()
const { services } = server

const orgOf = ({ id }: TestOrganization) => services.db.forOrganization(id)
const compare = async () => {
  await pass(1.5)
  await runScheduled(server, 'billing.reconcile')
}
async function aFormerCustomer() {
  const { organization } = await aCustomer(STARTER)
  await cancel(organization)
  await pass(32)
  expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'free' } })
  return organization
}

test('a free special plan that is assigned afterwards stays', async () => {
  const organization = await aFormerCustomer()
  await services.db.unsafeAcrossOrganizations(async q => {
    const { id: _, ...growth } = await planById(q, GROWTH.id).executeTakeFirstOrThrow()
    await createPlan(q, {
      ...growth,
      key: 'partner',
      name: 'Partner',
      hidden: true,
      price_monthly: 0,
      price_yearly: 0,
      provider_price_monthly: null,
      provider_price_yearly: null,
    })
  })
  await orgOf(organization).write(tx => assignPlan(tx, 'partner', server.clock.now()))
  await compare()
  expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'partner' }, limits: { jobs: 25 } })
})

test('a limit that was raised on the free plan stays after a suspension', async () => {
  const organization = await aFormerCustomer()
  await orgOf(organization).write(tx => raiseLimit(tx, { kind: 'job', add: 4, from: 1 }))
  await orgOf(organization).write(tx => extendPeriod(tx, 2 * DAY))
  await compare()
  expect(await active(organization)).toMatchObject({ plan: { key: 'free' }, remaining_number_of_jobs: 5 })
})

test('a subscription that was not read before its end leaves the free plan from its end on', async () => {
  const organization = await anOrganization(server)
  const { session } = await checkout(organization, STARTER)
  const { id } = completeSession(store, session)
  stripe.cancelAtPeriodEnd(id)
  server.clock.advance(32 * DAY)
  stripe.passPeriods()
  await compare()
  const end = new Date(store.subscriptions.get(id)!.ended_at! * 1000)
  const row = await readRow(orgOf(organization))
  expect(row).toMatchObject({ plan_key: 'free', anchor: end, current_period_start: end, checkout_session: null })
})
