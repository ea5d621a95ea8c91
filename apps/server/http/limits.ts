import { createHash } from 'node:crypto'
import type { Limit } from '#platform/contract/endpoint.ts'
import { tooMany } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'

const bucketOf = (call: string, kind: string, value: string) =>
  `${call} ${kind} ${createHash('sha256').update(value).digest('base64url').slice(0, 22)}`

/** Kept in the database, so that a limit holds over all processes. @throws 429 with Retry-After */
async function count(services: Services, bucket: string, max: number, seconds: number): Promise<void> {
  const [row] = await services.db.callFunction<{ used: number }>('count_use', 'select count_use($1, $2) as used', [
    bucket,
    seconds,
  ])
  if ((row?.used ?? 0) > max) throw tooMany(seconds - (Math.floor(Date.now() / 1000) % seconds))
}

/** Counts a call for the caller's address; done before any of the body is read. @throws 429 */
export const countAddress = (services: Services, call: string, limit: Limit, address: string): Promise<void> =>
  count(services, bucketOf(call, 'address', address), limit.field ? limit.max * 5 : limit.max, limit.seconds)

/** Counts a call for the value of the limit's field, where it names one. @throws 429 */
export async function countField(services: Services, call: string, limit: Limit, body: unknown): Promise<void> {
  const value = limit.field ? (body as Record<string, unknown> | undefined)?.[limit.field] : undefined
  if (typeof value === 'string')
    await count(services, bucketOf(call, 'field', value.toLowerCase()), limit.max, limit.seconds)
}
