// Sends the eight events of a subscription's life in all of their 40,320 orders, each event one to four times, and fails if one order
// leads to another state. `nice -n 10 node --import tsx bench/stripe-orders.ts`; PART=1/20 takes every twentieth beginning of three events
// from the first on; SEED sets the repetitions. All of them take about 10 minutes.
//
// Each event goes over HTTP with its signature to the product on a real PostgreSQL, and each reading over HTTP to the stand-in of Stripe.
// Orders that begin with the same events share them: what is stored after these events is read, and put back before each order that goes
// on from there, in every table in which the product writes (`TABLES`: subscription, payments, received events, the event log of audit and
// notifications, queued tasks, e-mails). Each time it is compared with what was read; in the end it is checked that nothing was written in
// any other table. The product keeps nothing else between two events. No worker runs, so tasks stay in the queue and are compared as well.
// Repetitions at the beginning are therefore the same for all orders that share it.
//
// One organization per beginning of two events, all at the same time, so that the processor waits for nothing.
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
import { eventsOfLife, lifeOf, NOT_STATE } from '#modules/billing/stripe-lifecycle.fixture.ts'
import { startTemporaryDatabase } from '#db/temporary-database.ts'
import { newId } from '#platform/db/id.ts'
import { readSettings } from '#platform/env/settings.ts'
import { createLog } from '#platform/log/log.ts'
import { StripeStandIn } from '#tests/stand-ins/stripe.ts'
import { fingerprints, type Rows, storedRows } from './stored-rows.ts'

// Finding the lines of each stack trace in the sources takes longer than a request.
process.setSourceMapsEnabled(false)

const OF_ORGANIZATION = 'organization_id = $1::uuid'
/** Every table in which the product writes here. */
const TABLES = [
  ...['subscriptions', 'transactions', 'provider_events', 'events', 'mail_messages'].map(name => ({
    name,
    of: OF_ORGANIZATION,
  })),
  {
    name: 'graphile_worker._private_jobs',
    of: `payload ->> 'organization_id' = ($1::uuid)::text and locked_at is null`,
  },
]

const [part = 1, parts = 1] = (process.env['PART'] ?? '1/1').split('/').map(Number)
const seed = Number(process.env['SEED'] ?? 1)

/** Repeatable random numbers from 0 to below 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
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
const { owner } = services.db
const { fastify } = await buildApp(services, { folder: path.resolve('dist/web') })
stripe.webhook = `${await fastify.listen({ port: 0, host: '127.0.0.1' })}/webhooks/stripe`
const plans = await services.db.unsafeAcrossOrganizations(q => publicPlans(q).execute())
const billing = stripeBilling(services.stripe!)

/** An organization with an open checkout, and the eight events that follow. */
async function organizationWithLife(name: string) {
  const id = newId()
  await owner.query(
    `insert into organizations (organization_id, name, slug, time_zone, created_at) values ($1, $2, $2, 'UTC', now())`,
    [id, name],
  )
  const org = services.db.forOrganization(id)
  await org.write(tx => startSubscription(tx, 'free', clock.now()))
  const take = (key: string) =>
    billing.take(
      { services, org, adminId: newId(), now: clock.now() },
      { plan_id: plans.find(one => one.key === key)!.id, interval: 'month' },
      undefined,
    )
  // The first checkout creates the price of the larger plan, the second one replaces it.
  await take('growth')
  const upgrade = [...stripe.store.prices.values()].find(({ unit_amount }) => unit_amount === 19_900)!.id
  const { checkout_url } = (await take('starter'))!
  const past = stripe.store.events.length
  for (const { take: happen } of lifeOf(stripe, clock, new URL(checkout_url).pathname.split('/').at(-1)!, upgrade))
    happen()
  return { id, events: eventsOfLife(stripe.store.events.slice(past)) }
}

type Row = Record<string, unknown>

const without = (row: Row, names: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))

/** What is stored, without random IDs and without how often and when it was read. */
function stateOf(rows: Rows) {
  const of = (table: string) => [...rows.get(table)!.keys()].map(row => JSON.parse(row) as Row)
  const sorted = (values: readonly unknown[]) => values.map(value => JSON.stringify(value)).toSorted()
  return {
    subscription: of('subscriptions').map(row => without(row, NOT_STATE)),
    transactions: sorted(of('transactions').map(row => without(row, ['id', 'organization_id']))),
    received: sorted(of('provider_events').map(({ event_id }) => event_id)),
    told: sorted(of('events').map(({ name, data }) => [name, without(data as Row, ['transaction_id'])])),
    tasks: sorted(of('graphile_worker._private_jobs').map(({ task_id }) => task_id)),
    mails: of('mail_messages').length,
  }
}

const MOST_TRIES = 10
const PAUSE_MS = 5000
const total = { orders: 0, events: 0, sent: 0, refused: 0, different: 0 }

/** An event that was refused because the stand-in answered too slowly is sent again, as Stripe does it. */
async function send(event: Stripe.Event): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const status = await stripe.send(event)
    total.sent += 1
    if (status === 200) return
    if (status !== 503 || attempt === MOST_TRIES) throw new Error(`An event was answered with ${status}.`)
    total.refused += 1
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
  }
}

function finishOrder(sent: readonly Stripe.Event[], isSame: boolean): void {
  total.orders += 1
  total.events += sent.length
  if (!isSame) {
    total.different += 1
    console.log(`Another state after: ${sent.map(({ type, id }) => `${type} (${id})`).join(', ')}`)
  }
  if (total.orders % 500 > 0) return
  stripe.requests.length = 0
  console.log(`${total.orders} orders, ${Math.round((performance.now() - start) / 1000)} s`)
}

/**
 * One event, which is repeated up to three times, with the repetitions that come now: each is equally likely in each of the steps that are
 * left, and all that are left come in the last one.
 */
function stepOf(event: Stripe.Event, repetitions: readonly Stripe.Event[], left: number, random: () => number) {
  const later: Stripe.Event[] = []
  const comeNow = (all: readonly Stripe.Event[]) =>
    all.filter(one => {
      const isNow = random() * left < 1
      if (!isNow) later.push(one)
      return isNow
    })
  const earlier = comeNow(repetitions)
  const place = Math.floor(random() * (earlier.length + 1))
  const own = comeNow(Array.from({ length: Math.floor(random() * 4) }, () => event))
  return { step: [...earlier.slice(0, place), event, ...earlier.slice(place), ...own], later }
}

const INDEXES = [...Array(8).keys()]
/** The beginnings of two events. */
const BEGINNINGS = INDEXES.flatMap(first =>
  INDEXES.filter(second => second !== first).map(second => [first, second] as const),
)
/** Whether orders that begin with three events are sent. */
const isInPart = ([first = 0, second = 0, third = 0]: readonly number[]) =>
  ((first * 8 + second) * 8 + third) % parts === part % parts

/** Sends the events in the order in which they happened, and puts everything back. What they lead to has to be the result of every order. */
async function prepare(number: number) {
  const { id, events } = await organizationWithLife(`nightjar-${number}`)
  const stored = await storedRows(owner, TABLES, id)
  const before = await stored.read()
  for (const event of events) await send(event)
  const after = await stored.read()
  const expected = stateOf(after)
  if (expected.transactions.length !== 3 || expected.received.length !== 8) throw new Error('Not all has taken effect.')
  return { number, events, stored, expected, start: await stored.restore(after, before) }
}
type Prepared = Awaited<ReturnType<typeof prepare>>

/** Sends all orders that begin with two of the events. */
async function sendOrders({ number, events, stored, expected, start }: Prepared): Promise<void> {
  const random = randomFrom(seed * BEGINNINGS.length + number)
  const beginning = BEGINNINGS[number]!
  let current = start

  /** @param sent so far @param repetitions which are still to come */
  async function goOn(indexes: number[], sent: Stripe.Event[], repetitions: Stripe.Event[]): Promise<void> {
    const before = current
    let isAsBefore = true
    const place = indexes.length
    for (const [index, event] of events.entries()) {
      if (indexes.includes(index) || (place < 2 && index !== beginning[place])) continue
      if (place === 2 && !isInPart([...indexes, index])) continue
      if (!isAsBefore) current = await stored.restore(current, before)
      isAsBefore = false
      const { step, later } = stepOf(event, repetitions, events.length - place, random)
      for (const one of step) await send(one)
      const all = [...sent, ...step]
      const left = events.length - place - 1
      // With one event left there is only one way to go on.
      if (left !== 1) current = await stored.read()
      if (left > 0) await goOn([...indexes, index], all, later)
      else finishOrder(all, isDeepStrictEqual(stateOf(current), expected))
    }
  }
  await goOn([], [], [])
}

const all: Prepared[] = []
for (const [number, beginning] of BEGINNINGS.entries())
  if (INDEXES.some(third => !beginning.some(index => index === third) && isInPart([...beginning, third])))
    all.push(await prepare(number))
const others = await fingerprints(owner, TABLES)
Object.assign(total, { sent: 0, refused: 0 })
const start = performance.now()
await Promise.all(all.map(sendOrders))
const written = [...(await fingerprints(owner, TABLES))].filter(([name, value]) => others.get(name) !== value)
if (written.length > 0) throw new Error(`These tables were changed, and not put back: ${written.join(', ')}.`)

const { orders, events, sent, refused, different } = total
const seconds = ((performance.now() - start) / 1000).toFixed(0)
console.log(
  `${orders} orders with ${events} events (${sent} sent, because beginnings are shared; ${refused} refused) in ${seconds} s: ${different} with another state`,
)
await fastify.close()
await closeServices(services)
await Promise.all([database.stop(), stripe.close()])
fs.rmSync(folder, { recursive: true, force: true })
process.exit(different > 0 ? 1 : 0)
