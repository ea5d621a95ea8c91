import type { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { restoreOrganization, suspendOrganization } from '#modules/organizations/public.ts'
import { DAY } from '#platform/clock/clock.ts'
import { anOrganization, type TestOrganization } from '#tests/factories.ts'
import { prorated } from './policy.ts'
import { extendPeriod } from './server/adjust-subscription.ts'
import { chosenProvider } from './server/chosen-provider.ts'
import { readRow } from './server/stripe/sync.ts'
import { startWithStripe } from './stripe.fixture.ts'

// While an organization is suspended, nobody pays at Stripe.

const { server, stripe, store, STARTER, GROWTH, subscriptionOf, payments, buy, aCustomer, sendNew, pass, edit, renew } =
  await startWithStripe()

const trialDays = (days: number) => edit(GROWTH.id, { trial_days: days })
/** How many days the current period has. */
const daysOf = ({ items }: Stripe.Subscription): number => {
  const { current_period_start: start, current_period_end: end } = items.data[0]!
  return Math.round(((end - start) * 1000) / DAY)
}

const suspend = (organization: TestOrganization) =>
  server.services.db
    .forOrganization(organization.id)
    .write(tx => suspendOrganization(tx, { reason: 'terms', informs: false }, server.clock.now()))
    .then(() => server.settled())
const restore = (organization: TestOrganization) =>
  server.services.db
    .forOrganization(organization.id)
    .write(async tx => extendPeriod(tx, await restoreOrganization(tx, false, server.clock.now())))
    .then(() => server.settled())
    .then(sendNew)

/** The end of the last suspension is settled once more, when Stripe has forgotten the keys of the first time. */
async function settleAgain({ id }: TestOrganization): Promise<void> {
  const org = server.services.db.forOrganization(id)
  const [[restored]] = await org.read(q => [
    q.selectFrom('events').selectAll().where('name', '=', 'organization.restored').orderBy('id', 'desc').limit(1),
  ])
  stripe.forgetKeys()
  const lasted = Number(restored!.data['milliseconds'])
  const suspension = { lasted, key: restored!.id, endedAt: restored!.at }
  await chosenProvider(server.services).unpause!({ services: server.services, org }, suspension)
}

test('a suspension stops payments at Stripe, and its days become credit, once', async () => {
  const { organization, subscription, customer } = await aCustomer(STARTER)
  await pass(5)
  await suspend(organization)
  expect(store.subscriptions.get(subscription.id)!.pause_collection).toMatchObject({ behavior: 'void' })
  await pass(10)
  await restore(organization)
  expect(store.subscriptions.get(subscription.id)!.pause_collection).toBeNull()
  const total = daysOf(subscription)
  const credit = prorated(4900, { left: 10, total })
  expect(store.customers.get(customer)!.balance).toBe(-credit)
  expect(await subscriptionOf(organization)).toMatchObject({ status: 'active', credit })
  await settleAgain(organization)
  expect(store.customers.get(customer)!.balance).toBe(-credit)
  await pass(total)
  expect((await payments(organization)).items[0]).toMatchObject({ cause: 'renewal', amount: 4900 - credit })
})

test('a suspension over the end of a period leaves that invoice void, and gives back only what the new period does not', async () => {
  const { organization, subscription, customer } = await aCustomer(STARTER)
  const total = daysOf(subscription)
  await pass(total - 20)
  await suspend(organization)
  await pass(40)
  await restore(organization)
  expect((await payments(organization)).items).toHaveLength(1)
  const following = Math.round(
    (Date.parse((await subscriptionOf(organization)).current_period_end) - server.clock.now().getTime()) / DAY,
  )
  const credit = prorated(4900, {
    left: 20 - following,
    total: daysOf(store.subscriptions.get(subscription.id)!),
  })
  expect(store.customers.get(customer)!.balance).toBe(-credit)
})

test('a suspension moves the end of a trial, once', async () => {
  await trialDays(14)
  try {
    const organization = await anOrganization(server)
    const { id } = await buy(organization, GROWTH)
    const before = store.subscriptions.get(id)!.trial_end!
    await suspend(organization)
    await pass(3)
    await restore(organization)
    const moved = store.subscriptions.get(id)!.trial_end!
    expect(Math.round(((moved - before) * 1000) / DAY)).toBe(3)
    expect(await subscriptionOf(organization)).toMatchObject({ status: 'trialing', credit: 0 })
    await settleAgain(organization)
    expect(store.subscriptions.get(id)!.trial_end).toBe(moved)
    // The trial is over, and the first period is paid.
    await pass(20)
    await settleAgain(organization)
    expect(await subscriptionOf(organization)).toMatchObject({ status: 'active', credit: 0 })
  } finally {
    await trialDays(0)
  }
})

test('a suspension does not use up the days to make up for a failed payment, once', async () => {
  const { organization, customer } = await aCustomer(STARTER)
  store.cards.set(customer, 'declined')
  await pass(31)
  expect(await subscriptionOf(organization)).toMatchObject({ status: 'past_due' })
  const since = async () => (await readRow(server.services.db.forOrganization(organization.id))).past_due_since!
  const failed = await since()
  await pass(9)
  await suspend(organization)
  await pass(10)
  await restore(organization)
  expect(((await since()).getTime() - failed.getTime()) / DAY).toBeCloseTo(10, 2)
  await settleAgain(organization)
  expect(((await since()).getTime() - failed.getTime()) / DAY).toBeCloseTo(10, 2)
  await renew()
  expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'starter' }, status: 'past_due' })
  await pass(5.5)
  await renew()
  expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'free' } })
})

test('a subscription whose suspension was not settled yet is not ended for a failed payment', async () => {
  const { organization, customer, subscription } = await aCustomer(STARTER)
  store.cards.set(customer, 'declined')
  await pass(31)
  await suspend(organization)
  await pass(15)
  const { owner } = server.services.db
  await owner.query(`update organizations set status = 'active' where organization_id = $1`, [organization.id])
  await renew()
  expect(store.subscriptions.get(subscription.id)!.status).toBe('past_due')
})
