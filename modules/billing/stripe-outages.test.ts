import { describe, expect, test } from 'vitest'
import { anOrganization } from '#tests/factories.ts'
import type { Fault } from '#tests/stand-ins/stripe.ts'
import { completeSession } from '#tests/stand-ins/stripe/subscribing.ts'
import { problemOf } from './billing.fixture.ts'
import { billingContract as calls } from './contract.ts'
import { startWithStripe } from './stripe.fixture.ts'

const { server, stripe, store, STARTER, GROWTH, subscriptionOf, payments, change, checkout, sendNew, aCustomer } =
  await startWithStripe()

const timesOf = (fault: Fault, count: number) => Array.from({ length: count }, () => fault)

describe('while Stripe does not work', () => {
  const faults: readonly (readonly [string, Fault])[] = [
    ['answers 500', { kind: 'status', status: 500 }],
    ['asks to wait', { kind: 'status', status: 429 }],
    ['cuts the connection', { kind: 'cut' }],
    ['cuts the reply', { kind: 'cut after' }],
  ]
  test.each(faults)('and %s, the checkout says so, and works again afterwards with one page', async (_name, fault) => {
    const organization = await anOrganization(server)
    stripe.faults.push(...timesOf(fault, 2))
    const refused = await problemOf(checkout(organization, STARTER))
    expect(refused).toMatchObject({ status: 503, code: 'payments_unavailable' })
    expect(refused.message).toContain('A payment is never taken twice.')
    stripe.faults.length = 0
    const { session } = await checkout(organization, STARTER)
    const customer = store.sessions.get(session)!.customer
    const open = [...store.sessions.values()].filter(one => one.customer === customer && one.status === 'open')
    expect(open).toHaveLength(1)
  })

  test.each([
    ['another plan', GROWTH],
    ['the same plan a day later', STARTER],
  ])('a page that was opened but could not be stored is ended when %s is chosen', async (_name, plan) => {
    const organization = await anOrganization(server)
    const call = 'POST /v1/checkout/sessions'
    // Stripe's library asks again by itself.
    for (let n = 0; n < 3; n += 1) stripe.loseReplyOf(call)
    expect(await problemOf(checkout(organization, STARTER))).toMatchObject({ status: 503 })
    stripe.dropLosses()
    stripe.forgetKeys()
    const [forgotten] = [...store.sessions.values()].filter(
      one => one.client_reference_id === organization.id && one.status === 'open',
    )
    const { session } = await checkout(organization, plan)
    expect(store.sessions.get(forgotten!.id)!.status).toBe('expired')
    expect(await checkout(organization, plan)).toMatchObject({ session })
    const open = [...store.sessions.values()].filter(
      one => one.client_reference_id === organization.id && one.status === 'open',
    )
    expect(open.map(({ id }) => id)).toEqual([session])
  })

  test('a request whose reply was lost is repeated with its key: an upgrade is charged once', async () => {
    const { organization, subscription } = await aCustomer(STARTER)
    const isUpgrade = ({ call }: { call: string }) => call === 'POST /v1/subscriptions/:id'
    const before = stripe.requests.filter(isUpgrade).length
    stripe.loseReplyOf('POST /v1/subscriptions/:id')
    await change(organization, GROWTH)
    await sendNew()
    expect(stripe.requests.filter(isUpgrade).length - before).toBe(1)
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'growth' } })
    expect((await payments(organization)).items.map(({ cause }) => cause)).toEqual(['upgrade', 'purchase'])
    expect(store.subscriptions.get(subscription.id)!.status).toBe('active')
  })

  test('a slow reply is given up before the browser gives up', async () => {
    const organization = await anOrganization(server)
    stripe.faults.push(...timesOf({ kind: 'slow', ms: 15_000 }, 4))
    const start = performance.now()
    expect(await problemOf(checkout(organization, STARTER))).toMatchObject({ status: 503 })
    expect(performance.now() - start).toBeLessThan(10_000)
    stripe.faults.length = 0
  })

  test('usage, limits and the subscription stay readable without Stripe', async () => {
    const organization = await anOrganization(server)
    stripe.faults.push(...timesOf({ kind: 'cut' }, 20))
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'free' } })
    expect((await payments(organization)).items).toEqual([])
    stripe.faults.length = 0
  })
})

test('a person who comes back from the checkout sees the plan before its events arrive', async () => {
  const organization = await anOrganization(server)
  const { session } = await checkout(organization, STARTER)
  completeSession(store, session)
  expect(await organization.call(calls['billing.refresh'], {})).toMatchObject({ plan: { key: 'starter' } })
})

test('after failures in a row Stripe is left alone for a while', async () => {
  const organization = await anOrganization(server)
  stripe.faults.push(...timesOf({ kind: 'status', status: 500 }, 40))
  for (let n = 0; n < 6; n += 1) await problemOf(checkout(organization, STARTER))
  const asked = 40 - stripe.faults.length
  await problemOf(checkout(organization, STARTER))
  expect(40 - stripe.faults.length).toBe(asked)
  stripe.faults.length = 0
})
