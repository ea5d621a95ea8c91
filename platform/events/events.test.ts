import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { subscriptions as productSubscriptions } from '#apps/server/modules.ts'
import { startTestServer } from '#tests/api.ts'
import { anOrganization } from '#tests/factories.ts'
import { startWorker } from '../tasks/worker.ts'
import { parseEventData } from './define.ts'
import { eventTasks, type ProductEvent, type Subscription } from './events.ts'
import { registerSubscriptions } from './subscriptions.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await server.settled()
const org = server.services.db.forOrganization(organization.id)
const bySystem = { kind: 'system' } as const

test('rejects data that does not match the event’s schema, and names the event', () => {
  expect(parseEventData('form.saved', { version: 3 })).toEqual({ version: 3 })
  expect(() => parseEventData('form.saved', { version: 'three' })).toThrow()
  expect(() => parseEventData('nobody.declared_this' as never, {})).toThrow('No module declares the event')
})

test('reactions of a sequence run in the order of the events, even if an earlier one fails first', async () => {
  const seen: string[] = []
  let failures = 2
  const react =
    (what: string) =>
    async (_: unknown, { data }: ProductEvent<'form.saved' | 'flow.saved'>) => {
      if (data.version === 1 && failures-- > 0) throw new Error('not this time')
      seen.push(`${what} ${data.version}`)
    }
  const subscriptions: Subscription[] = [
    { by: 't.form', event: 'form.saved', sequence: 't', react: react('form') },
    { by: 't.flow', event: 'flow.saved', sequence: 't', react: react('flow') },
  ]
  registerSubscriptions(subscriptions)
  onTestFinished(() => registerSubscriptions(productSubscriptions))
  const worker = await startWorker(server.services, eventTasks(subscriptions))
  const subject = randomUUID()
  for (const version of [1, 2, 3])
    await org.write(tx => tx.emit(version === 2 ? 'flow.saved' : 'form.saved', subject, { version }, bySystem))
  await expect.poll(() => seen, { timeout: 20_000 }).toEqual(['form 1', 'flow 2', 'form 3'])
  await worker.stop()
}, 40_000)
