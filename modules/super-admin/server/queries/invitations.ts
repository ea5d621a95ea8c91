import '../tables.ts'
import type { Insertable, Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'

/** Invites an address. An earlier invitation of it is replaced, and its link stops working. */
export async function replaceInvitation(q: Kysely<Tables>, row: Insertable<Tables['super_admin_invitations']>) {
  await q
    .deleteFrom('super_admin_invitations')
    .where(eb => eb.fn<string>('lower', ['email']), '=', row.email.toLowerCase())
    .execute()
  await q.insertInto('super_admin_invitations').values(row).execute()
}

export const invitationByHash = (q: Kysely<Tables>, hash: string, now: Date) =>
  q.selectFrom('super_admin_invitations').selectAll().where('token_hash', '=', hash).where('expires_at', '>', now)

export const deleteInvitation = (q: Kysely<Tables>, id: string) =>
  q.deleteFrom('super_admin_invitations').where('id', '=', id).returning(['id', 'email']).executeTakeFirst()

/** With whether the newest e-mail of each could not be delivered. */
export const listInvitations = (q: Kysely<Tables>) =>
  q
    .selectFrom('super_admin_invitations as i')
    .selectAll('i')
    .select(eb =>
      eb
        .exists(
          eb
            .selectFrom('platform_mail as m')
            .select('m.id')
            .whereRef('m.subject_id', '=', 'i.id')
            .where('m.state', '=', 'failed'),
        )
        .as('undelivered'),
    )
    .orderBy('i.created_at')
    .orderBy('i.id')

/** Everyone who can sign in. */
export const presentSuperAdmins = (q: Kysely<Tables>) =>
  q
    .selectFrom('super_admins')
    .select(['id', 'name', 'email', 'access', 'last_seen_at', 'created_at'])
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
