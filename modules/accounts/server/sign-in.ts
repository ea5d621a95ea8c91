import type { FastifyReply, FastifyRequest } from 'fastify'
import { verifyPassword } from '#platform/auth/passwords.ts'
import type { BodyOf, ReplyGiven } from '#platform/contract/endpoint.ts'
import { forbidden, ProblemError } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { readPlanState, remaining } from '#modules/billing/public.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import type { accountsContract } from '../contract.ts'
import { accountsOf } from './addresses.read-model.ts'
import { deviceOf } from './device-names.ts'
import { knownDevice, rememberDevice } from './known-devices.ts'
import { presentAdmin } from './present.ts'
import { updateAdmin } from './queries.ts'
import { startSession } from './sessions.ts'
import { countSignIn } from './sign-in-limits.ts'
import { accountProblems } from '../words/problems.ts'

type Login = (typeof accountsContract)['accounts.login']

/**
 * Logs an admin in. For every address, with or without an account or an unconfirmed registration, two password hashes are
 * compared, so that a wrong password always has the same reply and takes the same time.
 */
export async function signIn(
  services: Services,
  input: BodyOf<Login>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ReplyGiven<Login>> {
  const { db, clock } = services
  const { confirmed: found, unconfirmed } = await accountsOf(db, input.email)
  await countSignIn(services, input.email, request.ip, knownDevice(services, request, input.email, found))
  const [right, rightUnconfirmed] = await Promise.all([
    verifyPassword(found?.password_hash ?? null, input.password),
    verifyPassword(unconfirmed?.password_hash ?? null, input.password),
  ])
  if (!right && unconfirmed && rightUnconfirmed) {
    throw new ProblemError(403, 'email_not_verified', accountProblems.unconfirmedAddress, {
      organization_id: unconfirmed.organization_id,
    })
  }
  if (!found || !right) throw new ProblemError(401, 'wrong_credentials', accountProblems.wrongCredentials)
  if (found.organization_status !== 'active') throw forbidden(accountProblems.suspended, 'organization_suspended')
  const now = clock.now()
  const org = db.forOrganization(found.organization_id, request.ip)
  const access_token = await org.write(async tx => {
    await updateAdmin(tx, found.id, { last_seen_at: now })
    await tx.emit('admin.signed_in', found.id, {}, { kind: 'admin', id: found.id })
    return startSession(tx, found.id, deviceOf(request.headers['user-agent']), now)
  })
  rememberDevice(services, reply, found)
  const [{ organization, logoUrl }, plan] = await Promise.all([readOrganization(org), readPlanState(org)])
  return {
    access_token,
    token_type: 'bearer',
    admin: presentAdmin({ ...found, last_seen_at: now }),
    organization: {
      id: organization.organization_id,
      name: organization.name,
      slug: organization.slug,
      time_zone: organization.time_zone,
      logo_url: logoUrl,
    },
    can_create_custom_ai: remaining(plan, 'custom_ai') > 0,
    can_create_flow: remaining(plan, 'interview_flow') > 0,
    package_limits: {
      remaining_interviews: remaining(plan, 'interview'),
      remaining_number_of_jobs: remaining(plan, 'job'),
      remaining_number_of_custom_ai: remaining(plan, 'custom_ai'),
      remaining_number_of_interview_flow: remaining(plan, 'interview_flow'),
      remaining_number_of_admins: remaining(plan, 'admin'),
    },
  }
}
