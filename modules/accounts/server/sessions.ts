import { hashToken, newToken } from '#platform/auth/secrets.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Device } from './device-names.ts'
import { deleteSessionOf, deleteSessions, insertSession, sessionsOf } from './queries.ts'

/** A session ends this long after it began, and after 12 hours without use (see `open_session`). */
const LONGEST_MS = 30 * DAY

/** Starts a session. @returns its token; only its hash is stored */
export async function startSession(
  tx: OrganizationTransaction,
  adminId: string,
  device: Device,
  now: Date,
): Promise<string> {
  const token = newToken()
  await insertSession(tx, {
    tokenHash: hashToken(token),
    adminId,
    now,
    expiresAt: later(now, LONGEST_MS),
    device,
  })
  return token
}

/** Ends all sessions of an admin except the one of the given token. @returns how many */
export const endSessions = (tx: OrganizationTransaction, adminId: string, butToken?: string): Promise<number> =>
  deleteSessions(tx, adminId, butToken ? hashToken(butToken) : null)

/** The sessions that a person has open. `token` is that of the session in which they ask. */
export async function listSessions(org: OrganizationDb, adminId: string, token: string, now: Date) {
  const [rows] = await org.read(q => [sessionsOf(q, adminId, hashToken(token), now)])
  return rows.map(row => ({
    id: row.id,
    browser: row.browser,
    system: row.system,
    started_at: later(row.expires_at, -LONGEST_MS).toISOString(),
    seen_at: row.seen_at.toISOString(),
    current: row.is_current,
  }))
}

const note = (tx: OrganizationTransaction, adminId: string, count: number) =>
  tx.emit('admin.sessions_ended', adminId, { count }, { kind: 'admin', id: adminId })

/** Signs a person out on one device. @throws 404 */
export async function endOneSession(tx: OrganizationTransaction, adminId: string, id: string): Promise<void> {
  if (!(await deleteSessionOf(tx, adminId, id))) throw notFound()
  await note(tx, adminId, 1)
}

/** Signs a person out everywhere else. @returns on how many devices */
export async function endOtherSessions(tx: OrganizationTransaction, adminId: string, token: string): Promise<number> {
  const ended = await endSessions(tx, adminId, token)
  if (ended > 0) await note(tx, adminId, ended)
  return ended
}
