import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { openSecret } from './secret.ts'
import { acceptedStep } from './app-codes.ts'
import { methodOf, updateMethod } from './queries/authenticators.ts'
import { lockAttempts, markCodeUsed, updateAttempts } from './queries/recovery-codes.ts'
import { hashCode } from './recovery-codes.ts'
import { afterWrongCode, lockedUntil, NO_WRONG_CODES } from './wrong-codes.ts'

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
  const attempts = await lockAttempts(tx, adminId)
  const locked = lockedUntil(attempts, now)
  if (locked) return { result: 'locked', until: locked }
  if (await isRight(tx, adminId, given, now)) {
    await updateAttempts(tx, adminId, NO_WRONG_CODES)
    return { result: 'accepted' }
  }
  const next = afterWrongCode(attempts, now)
  await updateAttempts(tx, adminId, next)
  return next.locked_until ? { result: 'locked', until: next.locked_until } : { result: 'wrong' }
}
