import '../tables.ts'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

export type NoteRow = Selectable<Tables['application_notes']>

export const insertNote = (tx: OrganizationTransaction, row: Insertable<Tables['application_notes']>) =>
  tx.q.insertInto('application_notes').values(row).execute()

export const lockNote = (tx: OrganizationTransaction, applicationId: string, id: string) =>
  tx.q
    .selectFrom('application_notes')
    .selectAll()
    .where('organization_id', '=', tx.organizationId)
    .where('application_id', '=', applicationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const updateNote = (tx: OrganizationTransaction, id: string, change: Updateable<Tables['application_notes']>) =>
  tx.q
    .updateTable('application_notes')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .execute()

/** Deletes a note, unless it was brought back meanwhile. */
export const deleteNoteForGood = (tx: OrganizationTransaction, id: string) =>
  tx.q
    .deleteFrom('application_notes')
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .execute()
