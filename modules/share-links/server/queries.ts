import '../events.ts'
import './tables.ts'
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

export type ShareLinkRow = Selectable<Tables['share_links']>

export const shareLinkById = (q: Kysely<Tables>, organizationId: string, id: string) =>
  q.selectFrom('share_links').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

/** The links of an application that can be opened, newest first. */
export const activeLinks = (q: Kysely<Tables>, organizationId: string, applicationId: string, now: Date) =>
  q
    .selectFrom('share_links')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('application_id', '=', applicationId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')

export const insertShareLink = (tx: OrganizationTransaction, row: Insertable<Tables['share_links']>) =>
  tx.q.insertInto('share_links').values(row).execute()

/** @returns whether the link was active */
export async function revokeShareLink(tx: OrganizationTransaction, applicationId: string, id: string, now: Date) {
  const { numUpdatedRows } = await tx.q
    .updateTable('share_links')
    .set({ revoked_at: now })
    .where('organization_id', '=', tx.organizationId)
    .where('application_id', '=', applicationId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const noteOpening = (tx: OrganizationTransaction, id: string, now: Date) =>
  tx.q
    .updateTable('share_links')
    .set(eb => ({ opened_count: eb('opened_count', '+', 1), last_opened_at: now }))
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .execute()
