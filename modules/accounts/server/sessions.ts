import { hashToken, newToken } from '#platform/auth/secrets.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { deleteSessions, insertSession } from './queries.ts'

/** A session ends this long after it began, and after 12 hours without use (see `open_session`). */
const LONGEST_MS = 30 * DAY

/** Starts a session. @returns its token; only its hash is stored */
export async function startSession(tx: OrganizationTransaction, adminId: string, now: Date): Promise<string> {
  const token = newToken()
  await insertSession(tx, {
    tokenHash: hashToken(token),
    adminId,
    now,
    expiresAt: later(now, LONGEST_MS),
  })
  return token
}

/** Ends all sessions of an admin except the one of the given token. */
export async function endSessions(tx: OrganizationTransaction, adminId: string, butToken?: string): Promise<void> {
  await deleteSessions(tx, adminId, butToken ? hashToken(butToken) : null)
}
