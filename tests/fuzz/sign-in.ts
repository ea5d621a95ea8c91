import { randomBytes } from 'node:crypto'
import type { AdminRole } from '#platform/access/roles.ts'
import { hashToken, newToken } from '#platform/auth/secrets.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import { newId } from '#platform/db/id.ts'
import type { Services } from '#platform/services.ts'

/** A person of an organization who is signed in, without the steps of a login. */
export async function signIn(
  services: Services,
  organizationId: string,
  role: AdminRole,
): Promise<{ id: string; token: string }> {
  const id = newId()
  const token = newToken()
  const now = services.clock.now()
  await services.db.unsafeAcrossOrganizations(async q => {
    const owner = await q
      .selectFrom('admins')
      .selectAll()
      .where('organization_id', '=', organizationId)
      .executeTakeFirstOrThrow()
    const email = `${role}-${randomBytes(6).toString('hex')}@example.com`
    await q
      .insertInto('admins')
      .values({ ...owner, id, role, email, email_verified_at: now })
      .execute()
    await q
      .insertInto('sessions')
      .values({
        token_hash: hashToken(token),
        organization_id: organizationId,
        admin_id: id,
        seen_at: now,
        expires_at: later(now, DAY),
      })
      .execute()
  })
  return { id, token }
}
