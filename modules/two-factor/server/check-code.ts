import { MINUTE, later } from '#platform/clock/clock.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { openSecret } from './secret.ts'
import { acceptedStep } from './app-codes.ts'
import { lockMethod, markCodeUsed, type MethodRow, updateMethod } from './queries.ts'
import { hashCode } from './recovery-codes.ts'

const MOST_WRONG = 5
/** How long codes are refused then, and after which time without a wrong code the count starts anew. */
const LOCK_MS = 15 * MINUTE

export type GivenCode = { readonly code: string } | { readonly recovery_code: string }
/** `off`: the method was removed meanwhile. */
type Outcome = { readonly result: 'accepted' | 'wrong' | 'off' } | { readonly result: 'locked'; readonly until: Date }

const isRight = async (tx: OrganizationTransaction, method: MethodRow, given: GivenCode, now: Date) => {
  const { admin_id } = method
  if ('recovery_code' in given) return markCodeUsed(tx, admin_id, hashCode(admin_id, given.recovery_code), now)
  const step = acceptedStep(openSecret(tx, method), given.code, now, method.last_step)
  if (step !== null) await updateMethod(tx, admin_id, { last_step: step })
  return step !== null
}

/**
 * Checks a code and counts wrong ones. It must not be followed by an error in the same transaction, or a wrong code would not count.
 */
export async function checkCode(
  tx: OrganizationTransaction,
  adminId: string,
  given: GivenCode,
  now: Date,
): Promise<Outcome> {
  const method = await lockMethod(tx, adminId)
  if (!method?.confirmed_at) return { result: 'off' }
  if (method.locked_until && method.locked_until > now) return { result: 'locked', until: method.locked_until }
  if (await isRight(tx, method, given, now)) {
    await updateMethod(tx, adminId, { wrong_codes: 0, wrong_at: null, locked_until: null })
    return { result: 'accepted' }
  }
  const isRecent = method.wrong_at !== null && later(method.wrong_at, LOCK_MS) > now
  const wrong = (isRecent ? method.wrong_codes : 0) + 1
  const until = wrong >= MOST_WRONG ? later(now, LOCK_MS) : null
  await updateMethod(tx, adminId, { wrong_codes: until ? 0 : wrong, wrong_at: now, locked_until: until })
  return until ? { result: 'locked', until } : { result: 'wrong' }
}
