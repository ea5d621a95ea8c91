import { once } from 'node:events'
import net from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { stopConnections } from './stop-connections.ts'

test('a server stops although connections are open that were never used, and replies to what was asked before', async () => {
  const app = fastify({ forceCloseConnections: 'idle' })
  stopConnections(app)
  let answer = () => {}
  const asked = new Promise<void>(resolve =>
    app.get('/', async () => {
      resolve()
      await new Promise<void>(done => (answer = done))
      return 'answered'
    }),
  )
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const connected = once(app.server, 'connection')
  const unused = net.connect((app.server.address() as net.AddressInfo).port, '127.0.0.1')
  await connected
  const ended = once(unused, 'close')
  const reply = fetch(address)
  await asked
  const closed = app.close()
  await ended
  answer()
  expect(await (await reply).text()).toBe('answered')
  await closed
})
