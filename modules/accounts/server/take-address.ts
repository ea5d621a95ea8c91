import { sql } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict } from '#platform/errors/problem-error.ts'
import type { AdminRow } from './queries.ts'
import { accountProblems } from '../words/problems.ts'

/** Marks an admin's address as confirmed, for login. @throws 409 `email_taken` if another account has the address */
export async function takeAddress(tx: OrganizationTransaction, admin: AdminRow, now: Date): Promise<void> {
  if (admin.email_verified_at) return
  const { rows } = await sql<{
    taken: boolean
  }>`select take_sign_in_address(${admin.email}, ${admin.id}) as taken`.execute(tx.q)
  if (!rows[0]?.taken) throw conflict('email_taken', accountProblems.addressTaken)
  await tx.q
    .updateTable('admins')
    .set({ email_verified_at: now })
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', admin.id)
    .execute()
}
