// Sends the eight events of a subscription's life in all of their 40,320 orders, each event one to four times, and fails if one order
// leads to another state. `node --import tsx bench/stripe-orders.ts`; PART=1/20 sends every twentieth order from the first on, so that parts
// can run at the same time; SEED sets the repetitions. All of them take about three hours of a processor; the tests send a sample.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Stripe } from 'stripe'
import { buildApp } from '#apps/server/app.ts'
import { closeServices, createServices } from '#apps/server/services.ts'
import { publicPlans } from '#modules/billing/server/queries/plans.ts'
import { startSubscription } from '#modules/billing/public.ts'
import { stripeBilling } from '#modules/billing/server/stripe/stripe-billing.ts'
import { eventsOfLife, lifeOf, remembered, storedState } from '#modules/billing/stripe-lifecycle.fixture.ts'
import { startTemporaryDatabase } from '#db/temporary-database.ts'
import { newId } from '#platform/db/id.ts'
import { readSettings } from '#platform/env/settings.ts'
import { createLog } from '#platform/log/log.ts'
import { StripeStandIn } from '#tests/stand-ins/stripe.ts'

const [part = 1, parts = 1] = (process.env['PART'] ?? '1/1').split('/').map(Number)
let seed = Number(process.env['SEED'] ?? 1)

/** A repeatable random number from 0 to below 1 (mulberry32). */
function random(): number {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

/** All orders. */
function* ordersOf<T>(all: readonly T[]): Generator<T[]> {
  if (all.length === 0) yield []
  for (const [index, first] of all.entries())
    for (const rest of ordersOf(all.toSpliced(index, 1))) yield [first, ...rest]
}

/** Repeats each event up to three times, somewhere after its first time. */
function repeated(order: readonly Stripe.Event[]): Stripe.Event[] {
  const all = [...order]
  for (const event of order)
    for (let count = Math.floor(random() * 4); count > 0; count -= 1) {
      const first = all.indexOf(event) + 1
      all.splice(first + Math.floor(random() * (all.length - first + 1)), 0, event)
    }
  return all
}

let shift = 0
const clock = {
  now: () => new Date(Date.now() + shift),
  advance: (milliseconds: number) => void (shift += milliseconds),
}
// Nothing has to survive a power failure here.
const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
const [database, stripe] = await Promise.all([
  startTemporaryDatabase(careless, { careless: true }),
  StripeStandIn.start(() => clock.now()),
])
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evenhand-orders-'))
const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'error', ...stripe.variables })
const services = { ...createServices(settings, database.ownerUrl, createLog('error')), clock }
const { fastify } = await buildApp(services, { folder: path.resolve('dist/web') })
stripe.webhook = `${await fastify.listen({ port: 0, host: '127.0.0.1' })}/webhooks/stripe`

const id = newId()
await services.db.owner.query(
  `insert into organizations (organization_id, name, slug, time_zone, created_at) values ($1, 'Nightjar', 'nightjar', 'UTC', now())`,
  [id],
)
const org = services.db.forOrganization(id)
await org.write(tx => startSubscription(tx, 'free', clock.now()))
const plans = await services.db.unsafeAcrossOrganizations(q => publicPlans(q).execute())
const billing = stripeBilling(services.stripe!)
const given = () => ({ services, org, adminId: newId(), now: clock.now() })
const take = (key: string) =>
  billing.take(given(), { plan_id: plans.find(one => one.key === key)!.id, interval: 'month' }, undefined)

// The first checkout creates the price of the larger plan, the second one replaces it.
await take('growth')
const upgrade = [...stripe.store.prices.values()].find(({ unit_amount }) => unit_amount === 19_900)!.id
const { checkout_url } = (await take('starter'))!
const reset = await remembered({ services }, { id })
for (const { take: happen } of lifeOf(stripe, clock, new URL(checkout_url).pathname.split('/').at(-1)!, upgrade))
  happen()
const events = eventsOfLife(stripe.store.events)

async function send(event: Stripe.Event): Promise<void> {
  const status = await stripe.send(event)
  if (status !== 200) throw new Error(`An event was answered with ${status}.`)
}

const start = performance.now()
let index = 0
let orders = 0
let sent = 0
let different = 0
let expected: unknown = null
for (const order of ordersOf(events)) {
  index += 1
  if (index % parts !== part % parts) continue
  await reset()
  const all = repeated(order)
  for (const event of all) await send(event)
  const state = await storedState({ services }, { id })
  expected ??= state
  if (!isDeepStrictEqual(state, expected)) {
    different += 1
    console.log(`Another state after: ${all.map(({ type }) => type).join(', ')}`)
  }
  orders += 1
  sent += all.length
  if (orders % 1000 === 0) console.log(`${orders} orders, ${Math.round((performance.now() - start) / 1000)} s`)
}
const seconds = (performance.now() - start) / 1000
console.log(`${orders} orders with ${sent} events in ${seconds.toFixed(0)} s: ${different} with another state`)
await fastify.close()
await closeServices(services)
await Promise.all([database.stop(), stripe.close()])
fs.rmSync(folder, { recursive: true, force: true })
process.exit(different > 0 ? 1 : 0)
