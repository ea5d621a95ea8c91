import { can } from '#platform/access/policy.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, forbidden, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import type { AdminRole } from '../contract.ts'
import { adminById, type AdminRow, lockOwners, updateAdmin } from './queries.ts'
import { accountProblems } from '../words/problems.ts'

interface Change {
  readonly name?: string
  readonly time_zone?: string
  readonly role?: AdminRole
}

/**
 * Edits an account. Everyone can edit their own, owners and admins those of others. Only owners can edit owners, and an
 * organization always has one. @throws 403 `role_needed`, 404, 409 `last_owner`
 */
export async function editAdmin(
  tx: OrganizationTransaction,
  actor: Pick<Actor, 'adminId' | 'role'>,
  id: string,
  change: Change,
): Promise<AdminRow> {
  const admin = await adminById(tx.q, tx.organizationId, id).forUpdate().executeTakeFirst()
  if (!admin || admin.removed_at) throw notFound()
  requireMayEdit(actor, admin, change)
  if (admin.role === 'owner' && change.role && change.role !== 'owner') await requireOtherOwner(tx)
  const set = {
    name: change.name ?? admin.name,
    time_zone: change.time_zone ?? admin.time_zone,
    role: change.role ?? admin.role,
  }
  await updateAdmin(tx, id, set)
  const roles = set.role === admin.role ? {} : { from_role: admin.role, to_role: set.role }
  const data = { fields: Object.keys(change), ...roles }
  await tx.emit('admin.edited', id, data, { kind: 'admin', id: actor.adminId })
  return { ...admin, ...set }
}

function requireMayEdit(actor: Pick<Actor, 'adminId' | 'role'>, admin: AdminRow, { role }: Change): void {
  const managesOthers = can(actor.role, 'people.manage')
  if (admin.id !== actor.adminId && !managesOthers) throw forbidden(accountProblems.editsOthers, 'role_needed')
  if (admin.id !== actor.adminId && admin.role === 'owner' && actor.role !== 'owner')
    throw forbidden(accountProblems.editsOwner, 'role_needed')
  if (!role || role === admin.role) return
  if (!managesOthers) throw forbidden(accountProblems.changesRoles, 'role_needed')
  if ((admin.role === 'owner' || role === 'owner') && actor.role !== 'owner')
    throw forbidden(accountProblems.changesOwner, 'role_needed')
}

/** @throws 409 `last_owner` if the organization has only one owner; the owners stay locked until the transaction ends */
export async function requireOtherOwner(tx: OrganizationTransaction): Promise<void> {
  const owners = await lockOwners(tx)
  if (owners.length === 1) throw conflict('last_owner', accountProblems.lastOwner)
}
