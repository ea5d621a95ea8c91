import { expect, test } from 'vitest'
import { startTestServer } from '#tests/api.ts'

const server = await startTestServer()

test('the server says what is up and which engines it uses', async () => {
  const status = (await (await fetch(`${server.url}/status`)).json()) as Record<string, unknown>
  expect(status).toMatchObject({
    status: 'up',
    database: 'up',
    queue: 'up',
    storage: 'up',
    engines: { language: 'built-in', voice: 'offline', mail: 'mailbox' },
  })
})
