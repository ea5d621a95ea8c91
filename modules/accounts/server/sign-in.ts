import { verifyPassword } from '#platform/auth/passwords.ts'
import type { BodyOf, ReplyGiven } from '#platform/contract/endpoint.ts'
import { forbidden, ProblemError } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { readPlanState, remaining } from '#modules/billing/public.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import type { accountsContract } from '../contract.ts'
import { presentAdmin } from './present.ts'
import { adminByAddress } from './queries.ts'
import { startSession } from './sessions.ts'

type Login = (typeof accountsContract)['accounts.login']

/** Signs an admin in. An unknown address and a wrong password answer alike, and take alike long. */
export async function signIn(
  { db, clock }: Services,
  input: BodyOf<Login>,
  userAgent: string | undefined,
): Promise<ReplyGiven<Login>> {
  const found = await db.unsafeAcrossOrganizations(q => adminByAddress(q, input.email).executeTakeFirst())
  const right = await verifyPassword(found?.password_hash ?? null, input.password)
  if (!found || !right) throw new ProblemError(401, 'wrong_credentials', 'The address or the password is not right.')
  if (found.organization_status !== 'active')
    throw forbidden('This organization is suspended. Please write to us.', 'organization_suspended')
  if (!found.email_verified_at) {
    throw new ProblemError(403, 'email_not_verified', 'Please confirm your address first: open the link in our mail.', {
      organization_id: found.organization_id,
    })
  }
  const now = clock.now()
  const org = db.forOrganization(found.organization_id)
  const access_token = await org.write(async tx => {
    await tx.q
      .updateTable('admins')
      .set({ last_seen_at: now })
      .where('organization_id', '=', org.organizationId)
      .where('id', '=', found.id)
      .execute()
    await tx.emit('admin.signed_in', found.id, {}, { kind: 'admin', id: found.id })
    return startSession(tx, found.id, now, userAgent)
  })
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
