import { reaches, type SuperAdminAccess, type SuperAdminCaller } from '#platform/access/super-admins.ts'
import { hashToken } from '#platform/auth/secrets.ts'
import { forbidden, unauthorized } from '#platform/errors/problem-error.ts'
import { problemWords } from '#platform/errors/words.ts'
import type { SuperAdmin } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'

interface SessionRow {
  id: string
  name: string
  email: string
  access: SuperAdminAccess
  demo: boolean
}

/**
 * The super admin of a token's session. Their sessions are stored apart from those of organizations, so neither token opens the other's
 * calls. @throws 401 if the session is missing, unknown, ended or expired; 403 `read_only`
 */
export async function requireSuperAdmin(
  { db, clock, settings }: Services,
  token: string | undefined,
  who: SuperAdminCaller,
): Promise<SuperAdmin> {
  if (!token) throw unauthorized()
  const [row] = await db.callFunction<SessionRow>(
    'open_super_admin_session',
    'select * from open_super_admin_session($1, $2)',
    [hashToken(token), clock.now()],
  )
  // The demonstration's account has a known password. Its sessions end with the demonstration.
  if (!row || (row.demo && !settings.DEMO)) throw unauthorized(problemWords.sessionEnded)
  if (!reaches(row.access, who)) throw forbidden(problemWords.fullAccessNeeded, 'read_only')
  return { id: row.id, name: row.name, email: row.email, access: row.access }
}
