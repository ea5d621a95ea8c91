import type { Limit } from '#platform/contract/endpoint.ts'
import { countUses } from '#platform/limits/count-uses.ts'
import { networkOf } from '#platform/limits/network-of.ts'
import type { Services } from '#platform/services.ts'

/** Counts a call for the caller's address, before the body is read. @throws 429 with Retry-After */
export const countAddress = (
  { db }: Services,
  call: string,
  { max, seconds, field }: Limit,
  address: string,
): Promise<void> =>
  countUses(db, [{ name: `${call} address`, values: [networkOf(address)], max: field ? max * 5 : max, seconds }])

/** Counts a call for the value of the limit's field in its parsed body, if it names one. @throws 429 with Retry-After */
export async function countField(
  { db }: Services,
  call: string,
  { max, seconds, field }: Limit,
  body: unknown,
): Promise<void> {
  const value = field ? (body as Record<string, unknown> | undefined)?.[field] : undefined
  if (typeof value === 'string')
    await countUses(db, [{ name: `${call} field`, values: [value.toLowerCase()], max, seconds }])
}
