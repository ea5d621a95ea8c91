import '../events.ts'
import './tables.ts'
import type { Kysely, Selectable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Database } from '#platform/db/database.ts'
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

/** The admin with a confirmed address, in any organization: before login the organization is not known. */
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

/** The owners, locked until the transaction ends, so that two of them cannot step down at the same time. */
export const lockOwners = (tx: OrganizationTransaction) =>
  tx.q
    .selectFrom('admins')
    .select('id')
    .where('organization_id', '=', tx.organizationId)
    .where('role', '=', 'owner')
    .orderBy('id')
    .forUpdate()
    .execute()

export const updateAdmin = (
  tx: OrganizationTransaction,
  id: string,
  change: Pick<AdminRow, 'name' | 'time_zone' | 'role'>,
) =>
  tx.q.updateTable('admins').set(change).where('organization_id', '=', tx.organizationId).where('id', '=', id).execute()

/**
 * The newest registration with an unconfirmed address, in any organization. Only the newest counts: an
 * earlier one may belong to someone else.
 */
export const newestUnconfirmed = (q: Kysely<Tables>, email: string) =>
  q
    .selectFrom('admins as m')
    .innerJoin('organizations as o', 'o.organization_id', 'm.organization_id')
    .selectAll('m')
    .select('o.status as organization_status')
    .where(eb => eb.fn<string>('lower', ['m.email']), '=', email.toLowerCase())
    .where('m.email_verified_at', 'is', null)
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(1)

/** Both, in one transaction. */
export const accountsOf = (db: Database, email: string) =>
  db.unsafeAcrossOrganizations(async q => ({
    confirmed: await adminByAddress(q, email).executeTakeFirst(),
    unconfirmed: await newestUnconfirmed(q, email).executeTakeFirst(),
  }))
