import { randomBytes, randomInt } from 'node:crypto'
import type { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { DAY } from '#platform/clock/clock.ts'
import { anOrganization } from '#tests/factories.ts'
import { signatureOf, STRIPE_KEYS } from '#tests/stand-ins/stripe.ts'
import { runScheduled } from '#tests/scheduled.ts'
import { eventsOfLife, lifeOf, remembered, storedState } from './stripe-lifecycle.fixture.ts'
import { startWithStripe } from './stripe.fixture.ts'

const { server, stripe, store, STARTER, GROWTH, subscriptionOf, payments, checkout, aCustomer, sendNew } =
  await startWithStripe()

/** The price of Growth exists from the first checkout of it on. */
async function growthPrice(): Promise<string> {
  await checkout(await anOrganization(server), GROWTH)
  return [...store.prices.values()].find(({ active, unit_amount }) => active && unit_amount === 19_900)!.id
}
const upgrade = await growthPrice()

const shuffled = <T>(of: readonly T[]): T[] => {
  const all = [...of]
  for (let i = all.length - 1; i > 0; i -= 1) {
    const j = randomInt(i + 1)
    ;[all[i], all[j]] = [all[j]!, all[i]!]
  }
  return all
}
/** An order in which each event is repeated up to three times. */
const withRepetitions = (events: readonly Stripe.Event[]) =>
  shuffled(events.flatMap(event => Array.from({ length: 1 + randomInt(4) }, () => event)))

/** IDs differ from organization to organization; what happened does not. */
const withoutIds = (state: unknown): unknown =>
  JSON.parse(
    JSON.stringify(state).replaceAll(/"(?:[a-z]+_[\w]{12,}|[\da-f-]{36}|[\dA-F]{8}-\d{4}|[^"]*T[^"]*Z)"/gi, '"…"'),
  )

test('eight events of a life lead to one state in any order and with any repetitions', async () => {
  const organization = await anOrganization(server)
  const { session } = await checkout(organization, STARTER)
  const reset = await remembered(server, organization)
  const first = store.events.length
  for (const { take } of lifeOf(stripe, server.clock, session, upgrade)) take()
  const events = eventsOfLife(store.events.slice(first))
  expect(new Set(events.map(({ id }) => id)).size).toBe(8)

  for (const event of events) expect(await stripe.send(event)).toBe(200)
  const expected = await storedState(server, organization)
  expect(expected.subscription).toMatchObject({ price: 0, provider_subscription: null, checkout_session: null })
  expect(expected.transactions).toHaveLength(3)

  for (let n = 0; n < 6; n += 1) {
    await reset()
    for (const event of withRepetitions(events)) expect(await stripe.send(event)).toBe(200)
    expect(await storedState(server, organization)).toEqual(expected)
  }
  // All at the same moment.
  await reset()
  const statuses = await Promise.all(withRepetitions(events).map(event => stripe.send(event)))
  expect(statuses.filter(status => status !== 200)).toEqual([])
  expect(await storedState(server, organization)).toEqual(expected)
})

test('events that come late, while more happens, lead to the state that a backlog of three days leads to', async () => {
  const states: unknown[] = []
  for (const late of [0, 1, 2, 3, 'all'] as const) {
    const organization = await anOrganization(server, 'Nightjar Trains')
    const { session } = await checkout(organization, STARTER)
    await sendNew()
    let from = store.events.length
    const waiting: Stripe.Event[] = []
    for (const { take } of lifeOf(stripe, server.clock, session, upgrade)) {
      take()
      waiting.push(...store.events.slice(from))
      from = store.events.length
      // As many events stay behind as are late.
      const due = late === 'all' ? 0 : Math.max(0, waiting.length - late)
      for (const event of shuffled(waiting.splice(0, due))) expect(await stripe.send(event)).toBe(200)
    }
    if (late === 'all') server.clock.advance(3 * DAY)
    for (const event of withRepetitions(waiting)) expect(await stripe.send(event)).toBe(200)
    states.push(withoutIds(await storedState(server, organization)))
  }
  for (const state of states) expect(state).toEqual(states[0])
})

test('an event has its effect once, and its repetition does not ask Stripe again', async () => {
  const { organization } = await aCustomer(STARTER)
  const event = store.events.findLast(({ type }) => type === 'invoice.paid')!
  const before = stripe.requests.length
  expect(await Promise.all([1, 2, 3].map(() => stripe.send(event)))).toEqual([200, 200, 200])
  expect(stripe.requests.length).toBe(before)
  expect((await payments(organization)).items).toHaveLength(1)
})

test('1,000 wrong, old and foreign signatures change nothing and do not ask Stripe', async () => {
  const organization = await anOrganization(server)
  const { session } = await checkout(organization, STARTER)
  await sendNew()
  lifeOf(stripe, server.clock, session, upgrade)[0]!.take()
  const event = store.events.findLast(({ type }) => type === 'checkout.session.completed')!
  const body = JSON.stringify(event)
  const now = store.now()
  const secret = STRIPE_KEYS.STRIPE_WEBHOOK_SECRET
  const good = signatureOf(body, now, secret)
  const kinds: ((n: number) => { header?: string; body?: string | Uint8Array<ArrayBuffer> })[] = [
    n => ({ header: signatureOf(body, now - 301 - n * 7, secret) }),
    n => ({ header: signatureOf(body, now + 301 + n * 7, secret) }),
    n => ({ header: signatureOf(body, now, `whsec_${n}${randomBytes(8).toString('hex')}`) }),
    n => ({ header: good, body: `${body}${' '.repeat(n + 1)}` }),
    () => ({ header: good, body: body.replace('"livemode":false', '"livemode":true ') }),
    n => ({ header: `t=${now + n + 1},${good.split(',')[1]}` }),
    () => ({ header: good.replace('v1=', 'v0=') }),
    n => ({
      header: `${good.slice(0, -1)}${'0123456789abcdef'[n % 16] === good.at(-1) ? 'g' : '0123456789abcdef'[n % 16]}`,
    }),
    () => ({}),
    n => ({ header: randomBytes(n + 1).toString('hex'), body: new Uint8Array(randomBytes(n + 1)) }),
  ]
  const before = await storedState(server, organization)
  const asked = stripe.requests.length
  for (let n = 0; n < 100; n += 1)
    await Promise.all(
      kinds.map(async (kind, index) => {
        const { header, body: sent = body } = kind(n)
        const response = await fetch(stripe.webhook, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(header && { 'stripe-signature': header }) },
          body: sent,
        })
        expect({ index, status: response.status }).toEqual({ index, status: 400 })
      }),
    )
  expect(stripe.requests.length).toBe(asked)
  expect(await storedState(server, organization)).toEqual(before)
  expect(await stripe.send(event)).toBe(200)
  expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'starter' } })
})

test('events of other kinds, other customers and live data are acknowledged and change nothing', async () => {
  const { organization } = await aCustomer(STARTER)
  const before = await storedState(server, organization)
  const event = store.events.findLast(({ type }) => type === 'customer.subscription.created')!
  const as = (change: object) => ({ ...event, id: store.id('evt'), ...change }) as Stripe.Event
  const asked = stripe.requests.length
  expect(await stripe.send(as({ type: 'product.created' }))).toBe(200)
  expect(await stripe.send(as({ type: 'v2.core.anything' }))).toBe(200)
  expect(await stripe.send(as({ livemode: true }))).toBe(200)
  const object = { ...(event.data.object as object), customer: 'cus_of_someone_else' }
  expect(await stripe.send(as({ data: { object } }))).toBe(200)
  expect(stripe.requests.length).toBe(asked)
  expect(await storedState(server, organization)).toEqual(before)
})

test('a body that is too large is refused', async () => {
  const response = await fetch(stripe.webhook, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: 'x'.repeat(600_000),
  })
  expect(response.status).toBe(413)
})

test('while Stripe cannot be read an event is refused, and has its effect when it is sent again', async () => {
  const organization = await anOrganization(server)
  const { session } = await checkout(organization, STARTER)
  await sendNew()
  lifeOf(stripe, server.clock, session, upgrade)[0]!.take()
  const event = store.events.findLast(({ type }) => type === 'checkout.session.completed')!
  stripe.faults.push(...Array.from({ length: 10 }, () => ({ kind: 'status', status: 500 }) as const))
  expect(await stripe.send(event)).toBe(503)
  stripe.faults.length = 0
  expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'free' } })
  expect(await stripe.send(event)).toBe(200)
  expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'starter' } })
})

test('reconciliation repairs what no event has told, and finds nothing the next time', async () => {
  const organization = await anOrganization(server)
  const { session } = await checkout(organization, STARTER)
  lifeOf(stripe, server.clock, session, upgrade)[0]!.take()
  await runScheduled(server, 'billing.reconcile')
  expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'starter' }, status: 'active' })
  expect((await payments(organization)).items).toHaveLength(1)
  const before = await storedState(server, organization)
  server.clock.advance(2 * DAY)
  await runScheduled(server, 'billing.reconcile')
  expect(await storedState(server, organization)).toEqual(before)
})
