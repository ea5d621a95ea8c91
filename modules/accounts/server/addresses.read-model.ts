import type { Kysely } from 'kysely'
import type { Database } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables.ts'
import './tables.ts'

// Reads across modules: who has an address, with the state of their organization.

/** Who signs in with an address, over all organizations: before signing in there is none. Only confirmed addresses do. */
export const adminByAddress = (q: Kysely<Tables>, email: string) =>
  q
    .selectFrom('sign_in_addresses as a')
    .innerJoin('admins as m', join =>
      join.onRef('m.organization_id', '=', 'a.organization_id').onRef('m.id', '=', 'a.admin_id'),
    )
    .innerJoin('organizations as o', 'o.organization_id', 'a.organization_id')
    .selectAll('m')
    .select(['o.status as organization_status', 'o.suspension_reason', 'o.suspended_at'])
    .where('a.email_key', '=', email.toLowerCase())

/**
 * The newest registration with an address that nobody has confirmed yet, over all organizations. Only the newest counts: an
 * earlier one may be somebody else's.
 */
const newestUnconfirmed = (q: Kysely<Tables>, email: string) =>
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
