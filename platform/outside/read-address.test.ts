import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'
import { addressReader } from './read-address.ts'

const server = http.createServer((request, response) => {
  const url = new URL(request.url!, 'http://localhost')
  const size = Number(url.searchParams.get('size') ?? 0)
  const answers: Record<string, () => void> = {
    '/text': () => response.setHeader('etag', '"1"').end('hello'),
    '/large': () => {
      response.write('x'.repeat(size))
      response.end()
    },
    '/declared': () => response.setHeader('content-length', 1_000_000_000).write('x'),
    '/gzip': () => response.setHeader('content-encoding', 'gzip').end('x'),
    '/silent': () => {},
    '/slow': () => void response.write('x'),
    '/cut': () => {
      response.setHeader('content-length', 100).write('x')
      setImmediate(() => response.destroy())
    },
    '/redirect': () => response.writeHead(302, { location: url.searchParams.get('to')! }).end(),
    '/unchanged': () => response.writeHead(request.headers['if-none-match'] === '"1"' ? 304 : 200).end(),
  }
  const status = /^\/(\d{3})$/.exec(url.pathname)?.[1]
  if (status) response.writeHead(Number(status)).end()
  else answers[url.pathname]?.()
})

let port = 0
beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const reader = addressReader({ protocols: ['http:'], allows: address => address === '127.0.0.1' })
const read = (path: string, options = {}) =>
  reader.read(new URL(path, `http://127.0.0.1:${port}`), { maxBytes: 1000, timeoutMs: 5000, ...options })
const problemOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'none',
    (error: { problem?: string }) => error.problem,
  )

test('reads a text with its entity tag', async () => {
  const reply = await read('/text')
  expect([reply.status, reply.body.toString(), reply.etag]).toEqual([200, 'hello', '"1"'])
})

test('says that nothing has changed', async () => {
  expect((await read('/unchanged', { headers: { 'if-none-match': '"1"' } })).status).toBe(304)
})

test('refuses more than the limit, counted and declared', async () => {
  expect((await read('/large?size=1000')).body).toHaveLength(1000)
  expect(await problemOf(read('/large?size=1001'))).toBe('too_large')
  expect(await problemOf(read('/declared'))).toBe('too_large')
})

test.each([
  ['/gzip', 'failed'],
  ['/cut', 'unreachable'],
  ['/401', 'refused'],
  ['/403', 'refused'],
  ['/404', 'not_found'],
  ['/410', 'not_found'],
  ['/500', 'failed'],
  ['/206', 'failed'],
])('%s is %s', async (path, problem) => {
  expect(await problemOf(read(path))).toBe(problem)
})

test.each(['/silent', '/slow'])('ends when the time is over: %s', async path => {
  expect(await problemOf(read(path, { timeoutMs: 100 }))).toBe('too_slow')
})

test('follows three redirects', async () => {
  const times = (count: number): string =>
    count === 0 ? '/text' : `/redirect?to=${encodeURIComponent(times(count - 1))}`
  expect((await read(times(3))).body.toString()).toBe('hello')
  expect(await problemOf(read(times(4)))).toBe('too_many_redirects')
})

test('checks each redirect like the first address', async () => {
  for (const to of [
    'http://127.0.0.2/',
    'http://[::1]/',
    'http://0x7f000002/',
    'http://localhost.localdomain.invalid/',
  ])
    expect(await problemOf(read(`/redirect?to=${to}`)), to).toMatch(/not_public|unreachable/)
  expect(await problemOf(read('/redirect?to=file:///etc/passwd'))).toBe('not_https')
  expect(await problemOf(read('/redirect?to=https://example.com/'))).toBe('not_https')
})

test('a name that leads to an address that is not allowed is not connected to', async () => {
  const nowhere = addressReader({ protocols: ['http:'], allows: () => false })
  const reading = nowhere.read(new URL(`http://localhost:${port}/text`), { maxBytes: 1000, timeoutMs: 5000 })
  expect(await problemOf(reading)).toBe('not_public')
})

test('by default only HTTPS on the public internet', async () => {
  const usual = addressReader()
  const problem = (address: string) => problemOf(usual.read(new URL(address), { maxBytes: 10, timeoutMs: 2000 }))
  expect(await problem(`http://127.0.0.1:${port}/text`)).toBe('not_https')
  expect(await problem(`https://127.0.0.1:${port}/text`)).toBe('not_public')
  expect(await problem(`https://localhost:${port}/text`)).toBe('not_public')
  expect(await problem('https://2130706433/')).toBe('not_public')
})

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2001:db8::1',
  '2002:a00:1::1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  'example.com',
])('%s is not public', address => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111'])('%s is public', address => {
  expect(isPublicAddress(address)).toBe(true)
})
