import type { Limit } from '#platform/contract/endpoint.ts'
import { type Allowance, countUses } from '#platform/limits/count-uses.ts'
import type { Services } from '#platform/services.ts'

/** Counts a call against its limit, for the caller's address and for the named field's value. @throws 429 with Retry-After. */
export async function countAgainst(
  { db }: Services,
  call: string,
  { max, seconds, field }: Limit,
  address: string,
  body: unknown,
): Promise<void> {
  const allowances: Allowance[] = [{ name: `${call} address`, values: [address], max: field ? max * 5 : max, seconds }]
  const value = field ? (body as Record<string, unknown> | undefined)?.[field] : undefined
  if (typeof value === 'string') allowances.push({ name: `${call} field`, values: [value.toLowerCase()], max, seconds })
  await countUses(db, allowances)
}
