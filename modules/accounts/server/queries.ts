import '../events.ts'
import './tables.ts'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import { deleteInBatches } from '#platform/db/delete-in-batches.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Database } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables.ts'

export type AdminRow = Selectable<Tables['admins']>

/** A person by ID, also one who was removed: their name stays next to what they did. */
export const adminById = (q: Kysely<Tables>, organizationId: string, id: string) =>
  q.selectFrom('admins').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

/** The people who can sign in, by name. */
export const adminsOf = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('admins')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('removed_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .limit(500)

/** The owners, locked until the transaction ends, so that two of them cannot step down at the same time. */
export const lockOwners = (tx: OrganizationTransaction) =>
  tx.q
    .selectFrom('admins')
    .select('id')
    .where('organization_id', '=', tx.organizationId)
    .where('role', '=', 'owner')
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()

export const insertAdmin = (tx: OrganizationTransaction, row: Insertable<Tables['admins']>) =>
  tx.q.insertInto('admins').values(row).execute()

export const updateAdmin = (tx: OrganizationTransaction, id: string, change: Updateable<Tables['admins']>) =>
  tx.q.updateTable('admins').set(change).where('organization_id', '=', tx.organizationId).where('id', '=', id).execute()

/** The first admin who has not confirmed their address, locked until the transaction ends. */
export const lockUnconfirmedAdmin = (tx: OrganizationTransaction) =>
  tx.q
    .selectFrom('admins')
    .select('id')
    .where('organization_id', '=', tx.organizationId)
    .where('email_verified_at', 'is', null)
    .orderBy('created_at')
    .forUpdate()
    .executeTakeFirst()

/** When an admin's verification e-mail was requested, latest first. */
export const verificationsAskedSince = (tx: OrganizationTransaction, adminId: string, since: Date) =>
  tx.q
    .selectFrom('events')
    .select('at')
    .where('organization_id', '=', tx.organizationId)
    .where('subject_id', '=', adminId)
    .where('name', 'in', ['admin.registered', 'admin.verification_asked'])
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .execute()

/** Makes an address the admin's login address. @returns whether it was free or already theirs */
export async function takeSignInAddress(tx: OrganizationTransaction, email: string, adminId: string): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean
  }>`select take_sign_in_address(${email}, ${adminId}) as taken`.execute(tx.q)
  return rows[0]?.taken ?? false
}

/** Makes the admin's address available for another account. */
export const releaseSignInAddress = (tx: OrganizationTransaction, adminId: string) =>
  sql`select release_sign_in_address(${adminId})`.execute(tx.q)

interface NewSession {
  readonly tokenHash: string
  readonly adminId: string
  readonly now: Date
  readonly expiresAt: Date
}

/** Sessions are only accessible through database functions: their table belongs to no organization. */
export const insertSession = (tx: OrganizationTransaction, { tokenHash, adminId, now, expiresAt }: NewSession) =>
  sql`select start_session(${tokenHash}, ${adminId}, ${now}, ${expiresAt})`.execute(tx.q)

/** Deletes an admin's sessions, except for one. */
export const deleteSessions = (tx: OrganizationTransaction, adminId: string, exceptTokenHash: string | null) =>
  sql`select end_sessions(${adminId}, ${exceptTokenHash})`.execute(tx.q)

export const deleteSession = (db: Database, tokenHash: string) =>
  db.callFunction('end_session', 'select end_session($1)', [tokenHash])

/** Deletes the sessions of all organizations that have expired or were not used since an instant. */
export const deleteDeadSessions = (db: Database, now: Date, unusedSince: Date) =>
  deleteInBatches(db, 'sessions', sql`expires_at < ${now} or seen_at < ${unusedSince}`)
