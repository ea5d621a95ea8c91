import { describe, expect, test } from 'vitest'
import { startTestServer } from '#tests/api.ts'
import { anOrganization, type TestOrganization } from '#tests/factories.ts'
import { billingOf, problemOf } from './billing.fixture.ts'
import { assignPlan } from './server/adjust-subscription.ts'

// Starter is paid in euros here, and the other plans in dollars.

const server = await startTestServer()
const { services, clock } = server
await services.db.owner.query(`update plans set currency = 'EUR' where key = 'starter'`)
const { STARTER, GROWTH, subscriptionOf, take, payments, cancel, renew, endIn } = await billingOf(server)

const giveCredit = ({ id }: TestOrganization, credit: number) =>
  services.db.owner.query('update subscriptions set credit = $2 where organization_id = $1', [id, credit])

const assign = ({ id }: TestOrganization, plan: string) =>
  services.db.forOrganization(id).write(tx => assignPlan(tx, plan, clock.now()))

async function onStarter(credit: number): Promise<TestOrganization> {
  const organization = await anOrganization(server)
  await take(organization, STARTER)
  await giveCredit(organization, credit)
  return organization
}

describe('credit in another currency than the free plan’s', () => {
  test('stays in its currency when the subscription ends, and pays for the same plan later', async () => {
    const organization = await onStarter(5000)
    await cancel(organization)
    await endIn(organization, -1)
    await renew()
    const free = { plan: { key: 'free' }, price: 0, credit: 5000, currency: 'EUR' }
    expect(await subscriptionOf(organization)).toMatchObject(free)
    await endIn(organization, -40)
    await renew()
    expect(await subscriptionOf(organization)).toMatchObject(free)

    expect(await problemOf(take(organization, GROWTH))).toMatchObject({ status: 409, code: 'other_currency' })
    await take(organization, STARTER)
    const { items } = await payments(organization)
    expect(items[0]).toMatchObject({ amount: 0, currency: 'EUR' })
    expect(await subscriptionOf(organization)).toMatchObject({ credit: 5000 - STARTER.price_monthly, currency: 'EUR' })
  })

  test('does not bind to the currency once it is used up', async () => {
    const organization = await onStarter(0)
    await cancel(organization)
    await endIn(organization, -1)
    await renew()
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'free' }, credit: 0, currency: 'USD' })
    await take(organization, GROWTH)
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'growth' }, currency: 'USD' })
  })
})

describe('a plan that a super admin assigns', () => {
  test('is refused in another currency while there is credit, or money for unused days', async () => {
    const organization = await onStarter(5000)
    expect(await problemOf(assign(organization, 'growth'))).toMatchObject({
      status: 409,
      code: 'other_currency',
      message: expect.stringContaining('Choose a plan that is paid in EUR, or a free one.'),
    })
    await giveCredit(organization, 0)
    expect(await problemOf(assign(organization, 'growth'))).toMatchObject({ code: 'other_currency' })
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'starter' }, credit: 0, currency: 'EUR' })
  })

  test('keeps the currency if it is free, and has its own if nothing is left', async () => {
    const organization = await onStarter(5000)
    await assign(organization, 'free')
    const credit = 5000 + STARTER.price_monthly
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'free' }, credit, currency: 'EUR' })
    await giveCredit(organization, 0)
    await assign(organization, 'growth')
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'growth' }, credit: 0, currency: 'USD' })
  })
})
