import net from 'node:net'
import pg from 'pg'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { startTestServer } from '#tests/api.ts'
import { anOrganization } from '#tests/factories.ts'
import { waitFor } from '#tests/wait.ts'
import { announcementsOn } from './announcements.ts'
import { task } from './tasks.ts'

const server = await startTestServer()
const organization = await anOrganization(server)

/** Forwards connections to PostgreSQL, and can stop forwarding, like a network that loses all packets. */
async function startRelay() {
  const { host, port, user, password, database: name } = new pg.Client({ connectionString: server.databaseUrl })
  const place = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const sockets = new Set<net.Socket>()
  const relay = net.createServer(client => {
    const database = net.connect(place)
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {}).on('close', () => to.destroy())
      from.pipe(to)
    }
  })
  await new Promise<void>(resolve => relay.listen(0, '127.0.0.1', resolve))
  return {
    connection: { host: '127.0.0.1', port: (relay.address() as net.AddressInfo).port, user, password, database: name },
    /** Open connections forward nothing from now on. New ones work. */
    loseConnections: () => {
      for (const socket of sockets) socket.unpipe().pause()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => relay.close(resolve))
    },
  }
}

test('tasks are found again after the connections have stopped answering', async () => {
  task({ name: 't.heard', payload: z.object({ organization_id: z.string() }), run: async () => {} })
  const relay = await startRelay()
  const pool = new pg.Pool({ ...relay.connection, max: 3 })
  pool.on('error', () => {})
  const announcements = announcementsOn(pool, server.services.log)
  const heard: unknown[] = []
  announcements.connect(new Set(['t.heard']), (_, lane) => lane!.on('notification', one => heard.push(one)))
  await server.services.db.forOrganization(organization.id).write(tx => tx.task('t.heard', {}))
  await waitFor('the first task to be announced', async () => heard.length > 0)
  relay.loseConnections()
  // Wait until everything that was already on its way has arrived.
  await new Promise(resolve => setTimeout(resolve, 1_500))
  heard.length = 0
  // Each of the three connections may have to be found lost, one after the other.
  await waitFor('tasks to be announced on new connections', async () => heard.length > 0, 60_000)
  expect(heard[0]).toMatchObject({ channel: 'jobs:insert' })
  await announcements.stop()
  await pool.end()
  await relay.close()
})
