import './tables.ts'
import type { Insertable, Kysely, Updateable } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'

/** Also readable in an organization's transaction. */
export const platformSettings = (q: Kysely<Tables>) => q.selectFrom('platform_settings').selectAll()

/** Locked until the transaction ends, so that changes follow each other. */
export const lockSettings = (q: Kysely<Tables>) => platformSettings(q).forUpdate().executeTakeFirstOrThrow()

export const updateSettings = (q: Kysely<Tables>, change: Updateable<Tables['platform_settings']>) =>
  q
    .updateTable('platform_settings')
    .set(eb => ({ ...change, version: eb('version', '+', 1) }))
    .execute()

export const insertInvitation = (q: Kysely<Tables>, row: Insertable<Tables['registration_invitations']>) =>
  q.insertInto('registration_invitations').values(row).execute()

export const invitationByHash = (q: Kysely<Tables>, hash: string) =>
  q.selectFrom('registration_invitations').selectAll().where('token_hash', '=', hash)

export const setOrganization = (q: Kysely<Tables>, id: string, organization_id: string) =>
  q.updateTable('registration_invitations').set({ organization_id }).where('id', '=', id).execute()

export const deleteInvitation = (q: Kysely<Tables>, id: string) =>
  q.deleteFrom('registration_invitations').where('id', '=', id).returning(['id', 'email']).executeTakeFirst()
