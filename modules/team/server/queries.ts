import '../events.ts'
import './tables.ts'
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

export type InvitationRow = Selectable<Tables['admin_invitations']>

export const invitationById = (q: Kysely<Tables>, organizationId: string, id: string) =>
  q.selectFrom('admin_invitations').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

/** Newest first. */
export const invitationsOf = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('admin_invitations')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')

/** @returns false if the address is invited already */
export async function insertInvitation(
  tx: OrganizationTransaction,
  row: Insertable<Tables['admin_invitations']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.q
    .insertInto('admin_invitations')
    .values(row)
    .onConflict(oc => oc.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const updateInvitation = (
  tx: OrganizationTransaction,
  id: string,
  change: Pick<InvitationRow, 'expires_at' | 'invited_by'>,
) =>
  tx.q
    .updateTable('admin_invitations')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .execute()

/** With its link. */
export const deleteInvitation = (tx: OrganizationTransaction, id: string) =>
  tx.q.deleteFrom('admin_invitations').where('organization_id', '=', tx.organizationId).where('id', '=', id).execute()

/** With their links. */
export const deleteInvitationsBy = (tx: OrganizationTransaction, adminId: string) =>
  tx.q
    .deleteFrom('admin_invitations')
    .where('organization_id', '=', tx.organizationId)
    .where('invited_by', '=', adminId)
    .execute()

export const countInvitations = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('admin_invitations')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
