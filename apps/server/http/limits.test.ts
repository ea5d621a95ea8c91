import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { accountsContract } from '#modules/accounts/contract.ts'
import { startTestServer } from '#tests/api.ts'

const server = await startTestServer()
const { method, path } = accountsContract['accounts.login']
const LOGINS_A_MINUTE = accountsContract['accounts.login'].limit.max

async function tenAtOnce<R>(count: number, work: (n: number) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let from = 0; from < count; from += 10)
    results.push(...(await Promise.all(Array.from({ length: Math.min(10, count - from) }, (_, n) => work(from + n)))))
  return results
}

/** Tries to log in with an unknown address, through a proxy that appends `proxied` to the address that the caller claims. */
const signIn = (claimed: string, proxied: string) =>
  fetch(`${server.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `${claimed}, ${proxied}` },
    body: JSON.stringify({ email: `${claimed}@example.com`, password: 'wrong wrong wrong' }),
  })

test('identifies callers by the address that the proxy adds, and limits each separately', async () => {
  const tries = await tenAtOnce(LOGINS_A_MINUTE + 3, n => signIn(`203.0.113.${n}`, '198.51.100.7'))
  const refused = tries.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(3)
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused[0]!.json()).toMatchObject({ code: expect.stringMatching(/./), status: 429 })
  expect((await signIn('203.0.113.200', '198.51.100.8')).status).toBe(401)
})

test('an e-mail address has one limit, however it is written', async () => {
  const forgot = accountsContract['accounts.forgotPassword']
  const statuses: number[] = []
  for (let spaces = 0; spaces <= forgot.limit.max; spaces += 1) {
    const { status } = await fetch(`${server.url}${forgot.path}`, {
      method: forgot.method,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` },
      body: JSON.stringify({ email: `Padded@example.com${' '.repeat(spaces)}` }),
    })
    statuses.push(status)
  }
  expect(statuses.indexOf(429)).toBe(forgot.limit.max)
})

test('a network of IPv6 addresses has one limit', async () => {
  const tries = await tenAtOnce(LOGINS_A_MINUTE + 1, n => signIn(`203.0.113.${n}`, `2001:db8:1:2::${n.toString(16)}`))
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(1)
  expect((await signIn('203.0.113.200', '2001:db8:1:3::1')).status).toBe(401)
})
