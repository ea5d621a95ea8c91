import '../events.ts'
import './tables.ts'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '#platform/db/database.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

export type OrganizationRow = Selectable<Tables['organizations']>
export type SettingsRow = Selectable<Tables['organization_settings']>

export const organizationById = (q: Kysely<Tables>, id: string) =>
  q.selectFrom('organizations').selectAll().where('organization_id', '=', id)

export const settingsById = (q: Kysely<Tables>, id: string) =>
  q.selectFrom('organization_settings').selectAll().where('organization_id', '=', id)

/** Locks the organization's row until the transaction ends, for operations that must run one at a time. */
export const lockOrganization = (tx: OrganizationTransaction) =>
  organizationById(tx.q, tx.organizationId).forUpdate().executeTakeFirst()

/** A page of organizations after an id, over all organizations: for a schedule, which belongs to none. */
export const organizationsAfter = (db: Database, last: string | null, limit: number) =>
  db.unsafeAcrossOrganizations(q => {
    const page = q.selectFrom('organizations').select('organization_id').orderBy('organization_id').limit(limit)
    return (last ? page.where('organization_id', '>', last) : page).execute()
  })

/** Organizations whose waiting period is over, over all organizations. */
export const organizationsToPurge = (db: Database, now: Date, limit: number) =>
  db.unsafeAcrossOrganizations(q =>
    q
      .selectFrom('organizations')
      .select('organization_id')
      .where('delete_at', 'is not', null)
      .where('delete_at', '<=', now)
      .orderBy('organization_id')
      .limit(limit)
      .execute(),
  )

/** Whether anybody has ever signed in to an organization. Asked before there is a session, so the database's function answers. */
export async function wasSignedInTo(db: Database, organizationId: string): Promise<boolean> {
  const rows = await db.callFunction<{ yes: boolean }>('signed_in', 'select organization_was_signed_in_to($1) as yes', [
    organizationId,
  ])
  return rows[0]?.yes ?? false
}

/** @returns false if there is one with this ID */
export async function insertOrganization(
  tx: OrganizationTransaction,
  row: Insertable<Tables['organizations']>,
): Promise<boolean> {
  const query = tx.q.insertInto('organizations').values(row)
  const inserted = await query
    .onConflict(oc => oc.doNothing())
    .returning('organization_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const insertSettings = (tx: OrganizationTransaction, row: Insertable<Tables['organization_settings']>) =>
  tx.q.insertInto('organization_settings').values(row).execute()

export const updateOrganization = (tx: OrganizationTransaction, change: Updateable<Tables['organizations']>) =>
  tx.q.updateTable('organizations').set(change).where('organization_id', '=', tx.organizationId).execute()

export const updateSettings = (tx: OrganizationTransaction, change: Updateable<Tables['organization_settings']>) =>
  tx.q.updateTable('organization_settings').set(change).where('organization_id', '=', tx.organizationId).execute()

export const logosWithoutSize = (q: Kysely<Tables>) =>
  q
    .selectFrom('organization_settings')
    .select(['organization_id', 'logo_key'])
    .where('logo_key', 'is not', null)
    .where('logo_bytes', 'is', null)

/** Notes the size of a logo, if it is still the one. */
export const noteLogoSize = (tx: OrganizationTransaction, logoKey: string, bytes: number) =>
  tx.q
    .updateTable('organization_settings')
    .set({ logo_bytes: bytes })
    .where('organization_id', '=', tx.organizationId)
    .where('logo_key', '=', logoKey)
    .execute()

export const newestNotice = (tx: OrganizationTransaction) =>
  tx.q
    .selectFrom('privacy_notices')
    .selectAll()
    .where('organization_id', '=', tx.organizationId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

export const insertNotice = (tx: OrganizationTransaction, row: Insertable<Tables['privacy_notices']>) =>
  tx.q.insertInto('privacy_notices').values(row).execute()

/** How many e-mails were asked for to confirm an address, since a time. */
export const replyAddressesAsked = (tx: OrganizationTransaction, since: Date) =>
  tx.q
    .selectFrom('events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organization_id', '=', tx.organizationId)
    .where('subject_id', '=', tx.organizationId)
    .where('name', '=', 'organization.reply_address_asked')
    .where('at', '>=', since)
    .executeTakeFirstOrThrow()

/** The e-mail to an address that waits to be confirmed, if the mail server refused it for good. */
export const refusedReplyEmail = (q: Kysely<Tables>, organizationId: string, address: string, since: Date) =>
  q
    .selectFrom('mail_messages')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('to_address', '=', address)
    .where('template_key', '=', 'reply_address')
    .where('state', '=', 'failed')
    .where('created_at', '>=', since)
    .limit(1)

/** The settings, locked until the transaction ends. */
export const lockSettings = (tx: OrganizationTransaction) =>
  settingsById(tx.q, tx.organizationId).forUpdate().executeTakeFirstOrThrow()

/** Deletes an organization with all its rows in all tables. Runs as the platform: an organization cannot delete its events. */
export const deleteOrganization = (db: Database, id: string) =>
  db.unsafeAcrossOrganizations(q => sql`select purge_organization(${id})`.execute(q))
