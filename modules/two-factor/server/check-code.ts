import { MINUTE, later } from '#platform/clock/clock.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { openSecret } from './secret.ts'
import { acceptedStep } from './app-codes.ts'
import { methodOf, updateMethod } from './queries/authenticators.ts'
import { lockAttempts, markCodeUsed, updateAttempts } from './queries/recovery-codes.ts'
import { hashCode } from './recovery-codes.ts'

const MOST_WRONG = 5
/** How long codes are refused then, and after which time without a wrong code the count starts anew. */
const LOCK_MS = 15 * MINUTE

export type GivenCode = { readonly code: string } | { readonly recovery_code: string }
type Outcome = { readonly result: 'accepted' | 'wrong' } | { readonly result: 'locked'; readonly until: Date }

async function isRight(tx: OrganizationTransaction, adminId: string, given: GivenCode, now: Date): Promise<boolean> {
  if ('recovery_code' in given) return markCodeUsed(tx, adminId, hashCode(adminId, given.recovery_code), now)
  const method = await methodOf(tx.q, tx.organizationId, adminId).executeTakeFirst()
  if (!method?.confirmed_at) return false
  const step = acceptedStep(openSecret(tx, method), given.code, now, method.last_step)
  if (step !== null) await updateMethod(tx, adminId, { last_step: step })
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
  const { wrong_codes, wrong_at, locked_until } = await lockAttempts(tx, adminId)
  if (locked_until && locked_until > now) return { result: 'locked', until: locked_until }
  if (await isRight(tx, adminId, given, now)) {
    await updateAttempts(tx, adminId, { wrong_codes: 0, wrong_at: null, locked_until: null })
    return { result: 'accepted' }
  }
  const isRecent = wrong_at !== null && later(wrong_at, LOCK_MS) > now
  const wrong = (isRecent ? wrong_codes : 0) + 1
  const until = wrong >= MOST_WRONG ? later(now, LOCK_MS) : null
  await updateAttempts(tx, adminId, { wrong_codes: until ? 0 : wrong, wrong_at: now, locked_until: until })
  return until ? { result: 'locked', until } : { result: 'wrong' }
}
