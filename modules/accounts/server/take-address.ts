import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict } from '#platform/errors/problem-error.ts'
import { type AdminRow, takeSignInAddress, updateAdmin } from './queries.ts'

/** Marks an admin's address as confirmed and as theirs to sign in with. @throws 409 `email_taken` where another account has it */
export async function takeAddress(tx: OrganizationTransaction, admin: AdminRow, now: Date): Promise<void> {
  if (admin.email_verified_at) return
  if (!(await takeSignInAddress(tx, admin.email, admin.id)))
    throw conflict(
      'email_taken',
      'You already have an account with this address. Sign in to it, or reset its password.',
    )
  await updateAdmin(tx, admin.id, { email_verified_at: now })
}
