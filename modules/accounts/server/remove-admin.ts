import { voidLinks } from '#platform/auth/links.ts'
import { can } from '#platform/access/policy.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, forbidden, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { returnUnit } from '#modules/billing/public.ts'
import { requireOtherOwner } from './edit-admin.ts'
import { adminById, type AdminRow, releaseSignInAddress, updateAdmin } from './queries.ts'
import { endSessions } from './sessions.ts'
import { accountProblems } from '../words/problems.ts'

/**
 * A person whom the actor may remove, locked until the transaction ends.
 * @throws 404; 403 `role_needed` for an owner, unless the actor is one; 409 `removes_self`, `last_owner`
 */
export async function lockRemovable(
  tx: OrganizationTransaction,
  actor: Pick<Actor, 'adminId' | 'role'>,
  id: string,
): Promise<AdminRow> {
  const admin = await adminById(tx.q, tx.organizationId, id).forUpdate().executeTakeFirst()
  if (!admin || admin.removed_at) throw notFound()
  if (admin.role === 'owner') {
    if (!can(actor.role, 'organization.own')) throw forbidden(accountProblems.removesOwner, 'role_needed')
    await requireOtherOwner(tx)
  }
  if (admin.id === actor.adminId) throw conflict('removes_self', accountProblems.removesSelf)
  return admin
}

/** Ends a person's access at once. Their address can be used for another account; their name stays next to what they did. */
export async function endAccess(tx: OrganizationTransaction, adminId: string, now: Date): Promise<void> {
  await updateAdmin(tx, adminId, { removed_at: now, two_factor_at: null, two_factor: [] })
  await releaseSignInAddress(tx, adminId)
  await endSessions(tx, adminId)
  await voidLinks(tx, 'reset_password', adminId, now)
  await voidLinks(tx, 'two_factor', adminId, now)
  await returnUnit(tx, 'admin', adminId)
}
