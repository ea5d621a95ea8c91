import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { setTwoFactor } from '#modules/accounts/public.ts'
import { tidyRecoveryCode } from '../policy.ts'
import { deleteMethod, methodOf } from './queries/authenticators.ts'
import { deletePasskeys, passkeysOf } from './queries/passkeys.ts'
import { deleteAttempts, deleteCodes, hasCodes, replaceCodes } from './queries/recovery-codes.ts'
import { hashCode, newRecoveryCodes } from './recovery-codes.ts'

/** Replaces a person's recovery codes. @returns the new ones */
export async function giveCodes(tx: OrganizationTransaction, adminId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.map(code => hashCode(adminId, tidyRecoveryCode(code)))
  await replaceCodes(tx, adminId, hashes)
  return codes
}

interface Settled {
  /** Whether signing in still needs more than the password. */
  readonly on: boolean
  /** New ones with the first method; those of a person who has some stay valid. */
  readonly codes: string[] | null
}

/**
 * After a method was added or removed: notes with the account which ones there are. Recovery codes come with the first method,
 * whichever it is, stand in for all of them, and go with the last. The person must be locked (`lockAttempts`).
 */
export async function settleMethods(tx: OrganizationTransaction, adminId: string, now: Date): Promise<Settled> {
  const app = await methodOf(tx.q, tx.organizationId, adminId).executeTakeFirst()
  const passkeys = await passkeysOf(tx.q, tx.organizationId, adminId).execute()
  const methods = [
    ...(app?.confirmed_at ? (['authenticator'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
  ]
  await setTwoFactor(tx, adminId, methods, now)
  if (methods.length === 0) {
    await deleteCodes(tx, adminId)
    return { on: false, codes: null }
  }
  return { on: true, codes: (await hasCodes(tx, adminId)) ? null : await giveCodes(tx, adminId) }
}

/** Deletes everything that a person could confirm a sign-in with. */
export async function deleteMethods(tx: OrganizationTransaction, adminId: string): Promise<void> {
  await deleteMethod(tx, adminId)
  await deletePasskeys(tx, adminId)
  await deleteCodes(tx, adminId)
  await deleteAttempts(tx, adminId)
}
