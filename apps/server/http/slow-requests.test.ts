import fastify from 'fastify'
import net from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { endSlowRequests } from './slow-requests.ts'

// The product's limits at a hundredth of their times.
const app = fastify({ bodyLimit: 1024 * 1024 })
endSlowRequests(app, { graceMs: 300, leastBytesPerSecond: 8000, afterReplyMs: 300, checkEveryMs: 50 })
app.post('/read', async request => ({ length: JSON.stringify(request.body).length }))
app.post('/refuse', { onRequest: async (_request, reply) => reply.code(429).send({}) }, async () => ({}))
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())
const { port } = app.server.address() as net.AddressInfo

/** Announces a JSON body and sends it in parts. @returns the reply, once the connection is closed */
function upload(path: string, { bytes, pieces, everyMs }: { bytes: number; pieces: number; everyMs: number }) {
  const body = JSON.stringify('x'.repeat(bytes - 2))
  return new Promise<{ answer: string; afterMs: number }>(resolve => {
    const startedAt = Date.now()
    const socket = net.connect(port, '127.0.0.1')
    let answer = ''
    let sent = 0
    socket.on('data', data => (answer += data.toString()))
    socket.on('error', () => {})
    socket.on('close', () => resolve({ answer, afterMs: Date.now() - startedAt }))
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`,
    )
    const timer = setInterval(() => {
      if (socket.destroyed || sent >= pieces) return clearInterval(timer)
      socket.write(body.slice((sent * bytes) / pieces, ((sent + 1) * bytes) / pieces))
      sent += 1
    }, everyMs)
  })
}

test('a slow connection above the minimum rate gets its reply', async () => {
  // 12,500 bytes per second, which is 100 kbit/s, for three times the grace period.
  const { answer } = await upload('/read', { bytes: 12_500, pieces: 10, everyMs: 100 })
  expect(answer).toMatch(/^HTTP\/1.1 200 /)
})

test('a body that stops arriving is ended with 408', async () => {
  const { answer, afterMs } = await upload('/read', { bytes: 100_000, pieces: 0, everyMs: 100 })
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
  expect(afterMs).toBeLessThan(3000)
})

test('a body that arrives too slowly is ended with 408', async () => {
  const { answer, afterMs } = await upload('/read', { bytes: 100_000, pieces: 1000, everyMs: 50 })
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
  expect(afterMs).toBeLessThan(3000)
})

test('disconnects a caller who continues to send after the reply', async () => {
  const { answer, afterMs } = await upload('/refuse', { bytes: 900_000, pieces: 900, everyMs: 20 })
  expect(answer).toMatch(/^HTTP\/1.1 429 /)
  expect(afterMs).toBeLessThan(3000)
})

test('leaves injected requests alone, which have no connection', async () => {
  const failures: unknown[] = []
  const onFailure = (error: unknown) => failures.push(error)
  process.on('uncaughtException', onFailure)
  const { statusCode } = await app.inject({ method: 'POST', url: '/read', payload: { text: 'x' } })
  expect(statusCode).toBe(200)
  // Longer than a caller may continue to send after the reply.
  await new Promise(resolve => setTimeout(resolve, 500))
  process.off('uncaughtException', onFailure)
  expect(failures).toEqual([])
})
