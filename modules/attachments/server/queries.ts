import '../events.ts'
import './tables.ts'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

export type FileRow = Selectable<Tables['attachments']>

/** All files of an application, also deleted ones that can be brought back. */
export const filesOf = (q: Kysely<Tables>, organizationId: string, applicationId: string) =>
  q
    .selectFrom('attachments')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('application_id', '=', applicationId)
    .orderBy('created_at')
    .orderBy('id')

export const lockFile = (tx: OrganizationTransaction, applicationId: string, id: string) =>
  filesOf(tx.q, tx.organizationId, applicationId).where('id', '=', id).forUpdate().executeTakeFirst()

export const insertFile = (tx: OrganizationTransaction, row: Insertable<Tables['attachments']>) =>
  tx.q.insertInto('attachments').values(row).execute()

export const updateFile = (tx: OrganizationTransaction, id: string, change: Updateable<Tables['attachments']>) =>
  tx.q
    .updateTable('attachments')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .execute()

/** Files that were deleted before a moment. */
export const deletedBefore = (q: Kysely<Tables>, organizationId: string, before: Date, limit: number) =>
  q
    .selectFrom('attachments')
    .select(['id', 'file_key'])
    .where('organization_id', '=', organizationId)
    .where('deleted_at', '<', before)
    .orderBy('deleted_at')
    .limit(limit)

export const deleteFileRows = (tx: OrganizationTransaction, ids: readonly string[]) =>
  tx.q
    .deleteFrom('attachments')
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()
