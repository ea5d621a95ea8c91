import './tables.ts'
import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'

export type AdminRow = Selectable<Tables['admins']>

export const adminById = (q: Kysely<Tables>, organizationId: string, id: string) =>
  q.selectFrom('admins').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

export const adminsOf = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('admins')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('name')
    .orderBy('id')
    .limit(500)

/** By the address, over all organizations: before signing in there is none. */
export const adminByAddress = (q: Kysely<Tables>, email: string) =>
  q
    .selectFrom('sign_in_addresses as a')
    .innerJoin('admins as m', join =>
      join.onRef('m.organization_id', '=', 'a.organization_id').onRef('m.id', '=', 'a.admin_id'),
    )
    .innerJoin('organizations as o', 'o.organization_id', 'a.organization_id')
    .selectAll('m')
    .select('o.status as organization_status')
    .where('a.email_key', '=', email.toLowerCase())
