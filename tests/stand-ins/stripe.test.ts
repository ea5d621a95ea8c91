import { Stripe } from 'stripe'
import { afterAll, expect, test } from 'vitest'
import { STRIPE_KEYS, StripeStandIn } from './stripe.ts'

const stripe = await StripeStandIn.start()
afterAll(() => stripe.close())

const { hostname, port } = new URL(stripe.store.base)
const client = new Stripe(STRIPE_KEYS.STRIPE_SECRET_KEY, {
  host: hostname,
  port,
  protocol: 'http',
  maxNetworkRetries: 0,
})

const send = async (path: string, body: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${stripe.store.base}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${STRIPE_KEYS.STRIPE_SECRET_KEY}`,
      'stripe-version': '2026-10-28.endive',
      'idempotency-key': crypto.randomUUID(),
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body,
  })
  return {
    status: response.status,
    body: (await response.json()) as { id?: string; error?: { type: string; param?: string } },
  }
}

test('refuses parameters that the call does not have, or of another kind', async () => {
  const wrong = [
    ['/v1/customers', 'nmae=x', 'nmae'],
    ['/v1/prices', 'product=p&currency=usd&unit_amount=many', 'unit_amount'],
    ['/v1/checkout/sessions', 'line_items[0][prise]=x', 'line_items[0][prise]'],
    ['/v1/subscriptions/sub_1', 'items[0][price][id]=x', 'items[0][price]'],
    ['/v1/subscriptions/sub_1', 'cancel_at_period_end=perhaps', 'cancel_at_period_end'],
  ] as const
  for (const [path, body, param] of wrong)
    expect(await send(path, body)).toMatchObject({ status: 400, body: { error: { param } } })
})

test('refuses requests without a key, for another version, and POSTs without an idempotency key', async () => {
  expect((await send('/v1/customers', '', { authorization: 'Bearer sk_test_another' })).status).toBe(401)
  expect((await send('/v1/customers', '', { 'stripe-version': '2024-06-20' })).status).toBe(400)
  expect((await send('/v1/customers', '', { 'idempotency-key': '' })).status).toBe(400)
  expect((await send('/v1/charges', 'amount=1')).status).toBe(404)
})

test('gives the same idempotency key the same reply, and refuses it for something else', async () => {
  const once = { idempotencyKey: 'one' }
  const first = await client.customers.create({ name: 'Nightjar' }, once)
  expect((await client.customers.create({ name: 'Nightjar' }, once)).id).toBe(first.id)
  await expect(client.customers.create({ name: 'Other' }, once)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  })
})

test('is slow, busy and broken as told', async () => {
  stripe.faults.push({ kind: 'status', status: 429, retryAfter: '7' })
  await expect(client.customers.create({})).rejects.toMatchObject({ type: 'StripeRateLimitError' })
  stripe.faults.push({ kind: 'status', status: 500 })
  await expect(client.customers.create({})).rejects.toMatchObject({ statusCode: 500 })
  stripe.faults.push({ kind: 'slow', ms: 300 })
  await expect(client.customers.create({}, { timeout: 50 })).rejects.toMatchObject({ type: 'StripeConnectionError' })
})

test('a reply that is cut has had its effect, and the repetition with its key has no other', async () => {
  const named = () => [...stripe.store.customers.values()].filter(({ name }) => name === 'Cut')
  stripe.loseReplyOf('POST /v1/customers')
  const { id } = await client.customers.create({ name: 'Cut' }, { maxNetworkRetries: 1 })
  expect(named().map(one => one.id)).toEqual([id])
})
