import { expect, test } from 'vitest'
import { z } from 'zod'
import { productTasks } from '#apps/server/worker.ts'
import { newId } from '#platform/db/id.ts'
import { accountsContract } from '#modules/accounts/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { anApplication, anOpenJob, anOrganization } from '#tests/factories.ts'
import { CONCURRENCY } from './lanes.ts'
import { task } from './tasks.ts'
import { startWorker } from './worker.ts'

const payload = z.object({ organization_id: z.string(), number: z.number() })
const order: string[] = []
let readings = 0

/** As slow as reading a large résumé, but without using the processor. */
const slowReading = task({
  name: 't.slow-reading',
  lane: 'slow',
  payload,
  async run() {
    readings += 1
    await new Promise(resolve => setTimeout(resolve, 1000))
  },
})
/** One short task at a time, so that their order can be seen. */
const short = task({
  name: 't.short',
  lane: 'maintenance',
  payload,
  async run(_services, given) {
    order.push(given.organization_id)
    await new Promise(resolve => setTimeout(resolve, 5))
  },
})

let occupied = 0
let release = () => {}
const released = new Promise<void>(resolve => (release = resolve))
/** Occupies a slot of its lane until `release` is called. */
const occupying = (lane: 'email' | 'slow') =>
  task({
    name: `t.occupying-${lane}`,
    lane,
    payload,
    async run() {
      occupied += 1
      await released
    },
  })

const tasks = [...productTasks, slowReading, short, occupying('email'), occupying('slow')]
const server = await startTestServer({}, {}, services => startWorker(services, tasks))
const busy = await anOrganization(server)
const other = await anOrganization(server)
const job = await anOpenJob(other)
const { db } = server.services

const ask = (organizationId: string, name: string, count: number) =>
  db.forOrganization(organizationId).write(async tx => {
    for (let number = 0; number < count; number += 1) await tx.task(name, { number, event_id: newId() })
  })

/** The time until an e-mail of the template has been sent to the address, in ms. */
async function sentAfter(address: string, template: string, start: number, withinMs: number): Promise<number> {
  while (performance.now() - start < withinMs) {
    const sent = await db.unsafeAcrossOrganizations(q =>
      q
        .selectFrom('mail_messages')
        .select('id')
        .where('to_address', '=', address)
        .where('template_key', '=', template)
        .where('state', '=', 'kept')
        .executeTakeFirst(),
    )
    if (sent) return performance.now() - start
    await new Promise(resolve => setTimeout(resolve, 25))
  }
  return Infinity
}

test('sends a sign-in e-mail while other e-mail and slow work occupy all of their slots', async () => {
  await ask(busy.id, 't.occupying-email', CONCURRENCY.email)
  await ask(busy.id, 't.occupying-slow', CONCURRENCY.slow)
  try {
    await expect.poll(() => occupied).toBe(CONCURRENCY.email + CONCURRENCY.slow)
    const start = performance.now()
    await server.as()(accountsContract['accounts.forgotPassword'], { body: { email: busy.email } })
    expect(await sentAfter(busy.email, 'reset_password', start, 5000)).toBeLessThan(5000)
  } finally {
    release()
    await server.settled()
  }
})

test("sends another organization's e-mail while 1,000 slow readings and 1,000 short tasks wait", async () => {
  await ask(busy.id, 't.slow-reading', 1000)
  await ask(busy.id, 'deliver-event', 1000)
  await expect.poll(() => readings).toBeGreaterThan(0)

  const start = performance.now()
  await server.as()(accountsContract['accounts.forgotPassword'], { body: { email: other.email } })
  expect(await sentAfter(other.email, 'reset_password', start, 5000)).toBeLessThan(5000)

  const applied = performance.now()
  const { email } = await anApplication(server, other, job)
  expect(await sentAfter(email, 'application_received', applied, 10_000)).toBeLessThan(10_000)
  expect(readings).toBeLessThan(100)
}, 60_000)

test('alternates between the tasks of two organizations', async () => {
  await ask(busy.id, 't.short', 300)
  await ask(other.id, 't.short', 10)
  await expect.poll(() => order.filter(id => id === other.id).length, { timeout: 20_000 }).toBe(10)
  const before = order.slice(0, order.lastIndexOf(other.id))
  expect(before.filter(id => id === busy.id).length).toBeLessThan(100)
})
