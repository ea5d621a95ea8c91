import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict } from '#platform/errors/problem-error.ts'
import { accountProblems } from '../words/problems.ts'
import { type AdminRow, takeSignInAddress, updateAdmin } from './queries.ts'

/** Marks an admin's address as confirmed, for login. @throws 409 `email_taken` if another account has the address */
export async function takeAddress(tx: OrganizationTransaction, admin: AdminRow, now: Date): Promise<void> {
  if (admin.email_verified_at) return
  if (!(await takeSignInAddress(tx, admin.email, admin.id))) throw conflict('email_taken', accountProblems.addressTaken)
  await updateAdmin(tx, admin.id, { email_verified_at: now })
}
