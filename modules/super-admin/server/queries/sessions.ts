import '../tables.ts'
import type { Insertable, Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'

export const insertSession = (q: Kysely<Tables>, row: Insertable<Tables['super_admin_sessions']>) =>
  q.insertInto('super_admin_sessions').values(row).execute()

export const deleteSession = (q: Kysely<Tables>, tokenHash: string) =>
  q.deleteFrom('super_admin_sessions').where('token_hash', '=', tokenHash).execute()

/** Ends all sessions and begun sign-ins of a person. */
export async function deleteAccess(q: Kysely<Tables>, superAdminId: string): Promise<void> {
  await q.deleteFrom('super_admin_sessions').where('super_admin_id', '=', superAdminId).execute()
  await q.deleteFrom('super_admin_challenges').where('super_admin_id', '=', superAdminId).execute()
}

export const insertChallenge = (q: Kysely<Tables>, row: Insertable<Tables['super_admin_challenges']>) =>
  q.insertInto('super_admin_challenges').values(row).execute()

export const challengeByHash = (q: Kysely<Tables>, hash: string, now: Date) =>
  q
    .selectFrom('super_admin_challenges')
    .select('super_admin_id')
    .where('challenge_hash', '=', hash)
    .where('expires_at', '>', now)

/** Uses a challenge up. @returns whether this call did it */
export async function spendChallenge(q: Kysely<Tables>, hash: string): Promise<boolean> {
  const { numDeletedRows } = await q
    .deleteFrom('super_admin_challenges')
    .where('challenge_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** What has expired and opens nothing any more. */
export async function deleteExpired(q: Kysely<Tables>, now: Date): Promise<void> {
  await q.deleteFrom('super_admin_sessions').where('expires_at', '<', now).execute()
  await q.deleteFrom('super_admin_challenges').where('expires_at', '<', now).execute()
}
