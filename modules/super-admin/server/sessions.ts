import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashToken, newToken } from '#platform/auth/secrets.ts'
import { HOUR, later } from '#platform/clock/clock.ts'
import type { PlatformActor, PlatformTransaction } from '#platform/db/platform-transaction.ts'
import type { Services } from '#platform/services.ts'
import { rememberDevice } from '#modules/accounts/public.ts'
import type { SuperAdminSignedIn } from '../contract.ts'
import { SESSION_HOURS } from '../policy.ts'
import { deleteExpired, deleteSession, insertSession } from './queries/sessions.ts'
import { type SuperAdminRow, updateSuperAdmin } from './queries/super-admins.ts'

/** Who acts, before there is a session. */
export const actorOf = ({ id, name }: SuperAdminRow, { ip }: FastifyRequest): PlatformActor => ({
  id,
  name,
  address: ip,
})

/** Gives the device its own limit for wrong passwords. @param signedIn false for one on which only the password was set */
export const rememberSuperAdmin = (
  services: Services,
  reply: FastifyReply,
  row: Pick<SuperAdminRow, 'id' | 'email' | 'password_hash'>,
  signedIn = true,
) => rememberDevice(services, reply, row, { signedIn, path: '/super-admin/auth' })

const presentSuperAdmin = ({ id, name, email, access }: SuperAdminRow) => ({ id, name, email, access })

/** Starts a session after a person has proven who they are; only the hash of its token is stored. */
export async function startSession(
  tx: PlatformTransaction,
  row: SuperAdminRow,
  way: 'authenticator' | 'recovery_code' | 'demonstration',
  now: Date,
): Promise<Omit<SuperAdminSignedIn, 'recovery_codes'>> {
  const token = newToken()
  await deleteExpired(tx.q, now)
  await insertSession(tx.q, {
    token_hash: hashToken(token),
    super_admin_id: row.id,
    started_at: now,
    expires_at: later(now, SESSION_HOURS * HOUR),
  })
  await updateSuperAdmin(tx.q, row.id, { last_seen_at: now })
  await tx.record('super_admin.signed_in', row, { way })
  return { access_token: token, token_type: 'bearer', super_admin: presentSuperAdmin(row) }
}

/** Ends the session of a token. */
export async function endSession(
  tx: PlatformTransaction,
  token: string,
  person: { id: string; name: string },
): Promise<void> {
  await deleteSession(tx.q, hashToken(token))
  await tx.record('super_admin.signed_out', person, {})
}
