import type { OrganizationDb } from '#platform/db/organization.ts'
import { conflict, forbidden, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import type { AdminRole } from '../contract.ts'
import { adminById, type AdminRow } from './queries.ts'

interface Change {
  readonly name?: string
  readonly time_zone?: string
  readonly role?: AdminRole
}

/** Edits an admin: everyone themselves, an owner everyone's role. The last owner stays one. */
export async function editAdmin(org: OrganizationDb, actor: Actor, id: string, change: Change): Promise<AdminRow> {
  return org.write(async tx => {
    const admin = await adminById(tx.q, org.organizationId, id).forUpdate().executeTakeFirst()
    if (!admin) throw notFound()
    if (id !== actor.adminId && actor.role !== 'owner')
      throw forbidden('Only an owner may edit somebody else.', 'role_needed')
    if (change.role && change.role !== admin.role) {
      if (actor.role !== 'owner') throw forbidden('Only an owner may change roles.', 'role_needed')
      const owners = await tx.q
        .selectFrom('admins')
        .select('id')
        .where('organization_id', '=', org.organizationId)
        .where('role', '=', 'owner')
        .forUpdate()
        .execute()
      if (admin.role === 'owner' && owners.length === 1)
        throw conflict('last_owner', 'An organization needs an owner. Please make somebody else one first.')
    }
    const set = {
      name: change.name ?? admin.name,
      time_zone: change.time_zone ?? admin.time_zone,
      role: change.role ?? admin.role,
    }
    await tx.q
      .updateTable('admins')
      .set(set)
      .where('organization_id', '=', org.organizationId)
      .where('id', '=', id)
      .execute()
    await tx.emit('admin.edited', id, { fields: Object.keys(change) }, { kind: 'admin', id: actor.adminId })
    return { ...admin, ...set }
  })
}
