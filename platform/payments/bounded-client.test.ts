import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { boundedClient } from './bounded-client.ts'

const asked: string[] = []
const replies: Record<string, RequestListener> = {
  '/whole': (_request, response) => response.end('{"id":"cus_1"}'),
  '/large': (_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(100_000)));
    }
    response.on('drain', more)
    more()
  },
  '/slow': (_request, response) => {
    const timer = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(timer))
  },
  '/cut': (_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{', () => response.destroy())
  },
  '/elsewhere': (_request, response) => response.writeHead(302, { location: '/whole' }).end('moved'),
}
const server = createServer((request, response) => {
  asked.push(request.url!)
  replies[request.url!]!(request, response)
})
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const get = (path: string, { timeout = 5000, left = 5000 } = {}) => {
  const client = boundedClient()
  client.deadline = performance.now() + left
  const { port } = server.address() as AddressInfo
  return client.makeRequest('127.0.0.1', String(port), path, 'GET', {}, '', 'http', timeout)
}

test('reads a reply completely', async () => {
  const reply = await get('/whole')
  expect(reply.getStatusCode()).toBe(200)
  expect(await reply.toJSON()).toEqual({ id: 'cus_1' })
})

test('refuses a reply that is too large or that is cut', async () => {
  await expect(get('/large')).rejects.toThrow('larger than expected')
  await expect(get('/cut')).rejects.toThrow()
})

test('gives up a reply that goes on after the time of the request, or after the end of the operation', async () => {
  await expect(get('/slow', { timeout: 100 })).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  await expect(get('/slow', { left: 100 })).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})

test('sends nothing after the end of the operation', async () => {
  const before = asked.length
  await expect(get('/whole', { left: 0 })).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  expect(asked.length).toBe(before)
})

test('does not follow a redirect, which could take the key elsewhere', async () => {
  const before = asked.length
  const reply = await get('/elsewhere')
  expect(reply.getStatusCode()).toBe(302)
  await expect(reply.toJSON()).rejects.toThrow()
  expect(asked.slice(before)).toEqual(['/elsewhere'])
})
