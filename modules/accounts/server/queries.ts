import '../events.ts'
import './tables.ts'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import { deleteInBatches } from '#platform/db/delete-in-batches.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Database } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { TwoFactorMethod } from '../contract.ts'
import type { Device } from './device-names.ts'

/** More are not listed. All of them end together. */
const MOST_SESSIONS = 100

export type AdminRow = Selectable<Tables['admins']>

/** A person by ID, also one who was removed: their name stays next to what they did. */
export const adminById = (q: Kysely<Tables>, organizationId: string, id: string) =>
  q.selectFrom('admins').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

/**
 * A person who has proven who they are, locked until the transaction ends. None if they were removed or got a new password since the account
 * was read: what ended their sessions must also end what was under way.
 */
export const lockUnchanged = (tx: OrganizationTransaction, { id, password_hash }: AdminRow) =>
  adminById(tx.q, tx.organizationId, id)
    .where('removed_at', 'is', null)
    .where('password_hash', '=', password_hash)
    .forUpdate()

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

/** Notes with what a person confirms a sign-in from now on; with nothing, the password alone is enough. */
export const setTwoFactor = (tx: OrganizationTransaction, id: string, methods: readonly TwoFactorMethod[], now: Date) =>
  tx.q
    .updateTable('admins')
    .set(eb => ({
      two_factor: [...methods],
      two_factor_at: methods.length > 0 ? eb.fn.coalesce('two_factor_at', eb.val(now)) : null,
    }))
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .execute()

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
  readonly device: Device
}

/** Sessions are only accessible through database functions: their table belongs to no organization. */
export const insertSession = (tx: OrganizationTransaction, session: NewSession) => {
  const { tokenHash, adminId, now, expiresAt, device } = session
  return sql`select start_session(${tokenHash}, ${adminId}, ${now}, ${expiresAt}, ${device.browser}, ${device.system})`.execute(
    tx.q,
  )
}

export interface SessionRow extends Device {
  readonly id: string
  readonly seen_at: Date
  readonly expires_at: Date
  readonly is_current: boolean
}

/** The open sessions of an admin, the last used first; the one with the given token is marked. */
export const sessionsOf = (q: Kysely<Tables>, adminId: string, ownTokenHash: string, now: Date) =>
  q
    .selectFrom(sql<SessionRow>`sessions_of(${adminId}, ${ownTokenHash}, ${now})`.as('s'))
    .selectAll('s')
    .orderBy('s.is_current', 'desc')
    .orderBy('s.seen_at', 'desc')
    .orderBy('s.id')
    .limit(MOST_SESSIONS)

/** Deletes an admin's sessions, except for one. @returns how many */
export async function deleteSessions(
  tx: OrganizationTransaction,
  adminId: string,
  exceptTokenHash: string | null,
): Promise<number> {
  const { rows } = await sql<{
    ended: number
  }>`select end_sessions(${adminId}, ${exceptTokenHash}) as ended`.execute(tx.q)
  return rows[0]?.ended ?? 0
}

/** @returns whether the admin had this session */
export async function deleteSessionOf(tx: OrganizationTransaction, adminId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ ended: boolean }>`select end_session_of(${adminId}, ${id}) as ended`.execute(tx.q)
  return rows[0]?.ended ?? false
}

export const deleteSession = (db: Database, tokenHash: string) =>
  db.callFunction('end_session', 'select end_session($1)', [tokenHash])

/** Ends all sessions of an organization. `q` is a transaction over all organizations. */
export const deleteSessionsOfOrganization = (q: Kysely<Tables>, organizationId: string) =>
  q.deleteFrom('sessions').where('organization_id', '=', organizationId).execute()

/** Deletes the sessions of all organizations that have expired or were not used since an instant. */
export const deleteDeadSessions = (db: Database, now: Date, unusedSince: Date) =>
  deleteInBatches(db, 'sessions', sql`expires_at < ${now} or seen_at < ${unusedSince}`)
