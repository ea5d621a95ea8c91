import { createHash } from 'node:crypto'
import type { Limit } from '#platform/contract/endpoint.ts'
import { tooMany } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'

const bucketOf = (call: string, kind: string, value: string) =>
  `${call} ${kind} ${createHash('sha256').update(value).digest('base64url').slice(0, 22)}`

/**
 * Counts a call against its limit, for the caller's address and for the named field's value. Kept in the database: it holds
 * over all processes. @throws 429 with Retry-After.
 */
export async function countAgainst(
  services: Services,
  call: string,
  limit: Limit,
  address: string,
  body: unknown,
): Promise<void> {
  const buckets = [{ name: bucketOf(call, 'address', address), max: limit.field ? limit.max * 5 : limit.max }]
  const value = limit.field ? (body as Record<string, unknown> | undefined)?.[limit.field] : undefined
  if (typeof value === 'string') buckets.push({ name: bucketOf(call, 'field', value.toLowerCase()), max: limit.max })
  for (const { name, max } of buckets) {
    const [row] = await services.db.callFunction<{ used: number }>('count_use', 'select count_use($1, $2) as used', [
      name,
      limit.seconds,
    ])
    if ((row?.used ?? 0) > max) {
      const left = limit.seconds - (Math.floor(Date.now() / 1000) % limit.seconds)
      throw tooMany(left)
    }
  }
}
