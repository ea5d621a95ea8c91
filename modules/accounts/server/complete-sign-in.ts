import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { ProblemError } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { presentRemaining, readPlanState, remaining } from '#modules/billing/public.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import type { accountsContract } from '../contract.ts'
import { deviceOf } from './device-names.ts'
import { hasSignedInBefore, rememberDevice } from './known-devices.ts'
import { presentAdmin } from './present.ts'
import { type AdminRow, lockUnchanged, updateAdmin } from './queries.ts'
import { startSession } from './sessions.ts'
import { accountProblems } from '../words/problems.ts'

export const wrongCredentials = () => new ProblemError(401, 'wrong_credentials', accountProblems.wrongCredentials)

/**
 * Notes that a person has proven who they are, and starts their session. They are e-mailed if the device is new. @returns its token
 * @throws 401 if they were removed or got a new password meanwhile
 */
export async function recordSignIn(
  tx: OrganizationTransaction,
  admin: AdminRow,
  request: FastifyRequest,
  now: Date,
  way: 'password' | 'passkey' = 'password',
): Promise<string> {
  if (!(await lockUnchanged(tx, admin).executeTakeFirst())) throw wrongCredentials()
  const device = deviceOf(request.headers['user-agent'])
  // The first sign-in ends a registration or accepts an invitation: there is nothing to compare it with.
  if (admin.last_seen_at && !hasSignedInBefore(tx.vault, request, admin, now))
    await tx.emit('admin.new_device_used', admin.id, { ...device }, { kind: 'admin', id: admin.id })
  await updateAdmin(tx, admin.id, { last_seen_at: now })
  await tx.emit('admin.signed_in', admin.id, { way }, { kind: 'admin', id: admin.id })
  return startSession(tx, admin.id, device, now)
}

/** The reply to whoever signed in, with the cookie that makes their device known. */
export async function signedInReply(
  services: Services,
  reply: FastifyReply,
  admin: AdminRow,
  token: string,
  now: Date,
): Promise<ReplyGiven<(typeof accountsContract)['accounts.login']>> {
  const org = services.db.forOrganization(admin.organization_id)
  rememberDevice(services, reply, admin)
  const [{ organization, logoUrl }, plan] = await Promise.all([readOrganization(org), readPlanState(org, now)])
  return {
    access_token: token,
    token_type: 'bearer',
    admin: presentAdmin({ ...admin, last_seen_at: now }, { adminId: admin.id, role: admin.role }),
    organization: {
      id: organization.organization_id,
      name: organization.name,
      slug: organization.slug,
      time_zone: organization.time_zone,
      logo_url: logoUrl,
    },
    can_create_custom_ai: remaining(plan, 'custom_ai') > 0,
    can_create_flow: remaining(plan, 'interview_flow') > 0,
    package_limits: presentRemaining(plan),
  }
}
