import '../../events.ts'
import '../tables.ts'
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import { deleteInBatches } from '#platform/db/delete-in-batches.ts'
import type { Database } from '#platform/db/database.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

export type PasskeyRow = Selectable<Tables['passkeys']>

/** A person's passkeys, the oldest first. */
export const passkeysOf = (q: Kysely<Tables>, organizationId: string, adminId: string) =>
  q
    .selectFrom('passkeys')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('admin_id', '=', adminId)
    .orderBy('created_at')
    .orderBy('id')

/** A person's passkey by the authenticator's name for it. */
export const passkeyByCredential = (
  q: Kysely<Tables>,
  owner: { organizationId: string; adminId: string },
  credentialId: string,
) => passkeysOf(q, owner.organizationId, owner.adminId).where('credential_id', '=', credentialId)

/** @returns whether the person did not have it yet */
export async function insertPasskey(
  tx: OrganizationTransaction,
  row: Insertable<Tables['passkeys']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.q
    .insertInto('passkeys')
    .values(row)
    .onConflict(oc => oc.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Notes that a passkey was used. @returns whether it still exists and its counter grew: of two answers with the same count, which a
 * copied authenticator would give, only one counts
 */
export async function recordUse(
  tx: OrganizationTransaction,
  { id }: Pick<PasskeyRow, 'id'>,
  counter: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.q
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .where(eb => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** @returns the passkey with its new name; undefined if the person does not have it */
export const renamePasskeyRow = (tx: OrganizationTransaction, adminId: string, id: string, name: string) =>
  tx.q
    .updateTable('passkeys')
    .set({ name })
    .where('organization_id', '=', tx.organizationId)
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** @returns whether the person had it */
export async function deletePasskey(tx: OrganizationTransaction, adminId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.q
    .deleteFrom('passkeys')
    .where('organization_id', '=', tx.organizationId)
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export const deletePasskeys = (tx: OrganizationTransaction, adminId: string) =>
  tx.q.deleteFrom('passkeys').where('organization_id', '=', tx.organizationId).where('admin_id', '=', adminId).execute()

interface Challenge {
  readonly hash: string
  readonly purpose: string
  /** Null if nobody is known yet. */
  readonly adminId: string | null
}

/** Challenges are only accessible through database functions: their table belongs to no organization. */
export const insertChallenge = (db: Database, { hash, purpose, adminId }: Challenge, until: Date) =>
  db.callFunction('add_passkey_challenge', 'select add_passkey_challenge($1, $2, $3, $4)', [
    hash,
    purpose,
    adminId,
    until,
  ])

/** @returns whether there was one, which is used up then */
export async function deleteChallenge(db: Database, { hash, purpose, adminId }: Challenge, now: Date) {
  const [row] = await db.callFunction<{ spent: boolean }>(
    'spend_passkey_challenge',
    'select spend_passkey_challenge($1, $2, $3, $4) as spent',
    [hash, purpose, adminId, now],
  )
  return row?.spent ?? false
}

export const deleteExpiredChallenges = (db: Database, now: Date) =>
  deleteInBatches(db, 'passkey_challenges', sql`expires_at < ${now}`)
