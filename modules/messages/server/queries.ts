import '../events.ts'
import './tables.ts'
import type { Insertable, Updateable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

export const insertMessage = (tx: OrganizationTransaction, row: Insertable<Tables['written_messages']>) =>
  tx.q.insertInto('written_messages').values(row).execute()

export const messageById = (tx: OrganizationTransaction, id: string) =>
  tx.q
    .selectFrom('written_messages')
    .selectAll()
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .executeTakeFirst()

export const messageOfMail = (tx: OrganizationTransaction, applicationId: string, mailId: string) =>
  tx.q
    .selectFrom('written_messages')
    .selectAll()
    .where('organization_id', '=', tx.organizationId)
    .where('application_id', '=', applicationId)
    .where('mail_id', '=', mailId)
    .forUpdate()
    .executeTakeFirst()

export const updateMessage = (
  tx: OrganizationTransaction,
  id: string,
  change: Updateable<Tables['written_messages']>,
) =>
  tx.q
    .updateTable('written_messages')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .execute()
