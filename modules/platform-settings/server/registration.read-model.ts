import './tables.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'

/** The newest invitations, and whether an organization was registered with each. */
export const listInvitations = (q: Kysely<Tables>, limit: number) =>
  q
    .selectFrom('registration_invitations as i')
    .leftJoin('organizations as o', 'o.organization_id', 'i.organization_id')
    .select(['i.id', 'i.email', 'i.invited_by', 'i.created_at', 'i.expires_at', 'o.name as organization_name'])
    .select(['o.organization_id'])
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit)

/** Whether an organization has an admin. Without one its registration was not completed. */
export const hasAdmin = async (q: Kysely<Tables>, organizationId: string): Promise<boolean> =>
  (await q
    .selectFrom('admins')
    .select('id')
    .where('organization_id', '=', organizationId)
    .limit(1)
    .executeTakeFirst()) !== undefined
