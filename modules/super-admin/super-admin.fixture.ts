import { randomBytes } from 'node:crypto'
import type { SuperAdminAccess } from '#platform/access/super-admins.ts'
import { hashPassword } from '#platform/auth/passwords.ts'
import { hashToken, newToken } from '#platform/auth/secrets.ts'
import { HOUR, later } from '#platform/clock/clock.ts'
import type { TestServer } from '#tests/api.ts'
import { SESSION_HOURS } from './policy.ts'
import { addSuperAdmin } from './server/create-super-admin.ts'

export const SUPER_ADMIN_PASSWORD = 'nine quiet bicycles'

/** A super admin who is signed in, without the steps of a login: these have their own tests. */
export async function aSuperAdmin(
  server: Pick<TestServer, 'services' | 'as'>,
  access: SuperAdminAccess = 'full',
  name = 'Rhea Okafor',
) {
  const email = `super-${randomBytes(5).toString('hex')}@example.com`
  const { db, clock } = server.services
  const now = clock.now()
  const passwordHash = await hashPassword(SUPER_ADMIN_PASSWORD)
  const commandLine = { id: null, name: null, address: null }
  const id = await db.asSuperAdmin(commandLine, tx => addSuperAdmin(tx, { name, email, passwordHash, access }, now))
  const token = newToken()
  await db.unsafeAcrossOrganizations(q =>
    q
      .insertInto('super_admin_sessions')
      .values({
        token_hash: hashToken(token),
        super_admin_id: id,
        started_at: now,
        expires_at: later(now, SESSION_HOURS * HOUR),
      })
      .execute(),
  )
  return { id, name, email, token, call: server.as(token) }
}
