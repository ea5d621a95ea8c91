import type { FastifyRequest } from 'fastify'
import { hashToken } from '#platform/auth/secrets.ts'
import { forbidden, unauthorized } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { can, type Permission } from '#platform/access/policy.ts'
import type { AdminRole } from '#platform/access/roles.ts'
import type { Services } from '#platform/services.ts'
import { problemWords } from '#platform/errors/words.ts'

/** The bearer token of a request, read only from its header. */
export function bearerOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization
  const found = header ? /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(header) : null
  return found?.[1]
}

interface SessionRow {
  organization_id: string
  admin_id: string
  role: AdminRole
  name: string
  time_zone: string
  blind_review: boolean
}

/** Its arguments are the hash of the token and the time. */
export const OPEN_SESSION = { name: 'open_session', text: 'select * from open_session_with_settings($1, $2)' }

/** The person of a token's session. @throws 401 if the session is missing, unknown, ended or expired */
export async function requireActor(services: Services, token: string | undefined): Promise<Actor> {
  if (!token) throw unauthorized()
  const [row] = await services.db.callFunction<SessionRow>(OPEN_SESSION.name, OPEN_SESSION.text, [
    hashToken(token),
    services.clock.now(),
  ])
  if (!row) throw unauthorized(problemWords.sessionEnded)
  return {
    organizationId: row.organization_id,
    adminId: row.admin_id,
    role: row.role,
    name: row.name,
    timeZone: row.time_zone,
    blindReview: row.blind_review,
  }
}

/** @throws 403 if the role on a job does not have the permission */
export function requireOnJob(actor: Actor, permission: Permission): void {
  if (!can(actor.role, permission)) throw forbidden(problemWords.roleOnJobNeeded, 'role_on_job_needed')
}

/** @throws 403 if the role does not have the permission */
export function requirePermission(actor: Actor, permission: Permission): void {
  if (!can(actor.role, permission)) throw forbidden(problemWords.roleNeeded, 'role_needed')
}
