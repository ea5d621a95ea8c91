import { findLink, requireLink, spendLink } from '#platform/auth/links.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { conflict, gone, ProblemError } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { addAdmin, adminById, type AdminRow, hashNewPassword } from '#modules/accounts/public.ts'
import { teamRoleOf } from '#modules/jobs/policy.ts'
import { joinHiringTeams } from '#modules/jobs/public.ts'
import { readActiveOrganization } from '#modules/organizations/public.ts'
import type { teamContract } from '../contract.ts'
import { teamProblems as problems } from '../words/problems.ts'
import { mayInvite } from './invite-admin.ts'
import { deleteInvitation, invitationById, type InvitationRow } from './queries.ts'

type Input = BodyOf<(typeof teamContract)['team.join']>

const UNKNOWN = { state: 'unknown', email: null, role: null, organization_name: null, invited_by: null } as const

/** Whether the person who sent an invitation may still do so: a demoted one must not let themselves in again. */
const isBacked = ({ role }: InvitationRow, inviter: AdminRow | undefined): boolean =>
  inviter !== undefined && !inviter.removed_at && mayInvite(inviter.role, role)

/** What an invitation link is for. Changes nothing, because mail scanners open links. */
export async function checkInvitation({ db, clock }: Services, token: string) {
  const link = await findLink(db, 'invitation', token, clock.now())
  if (!link) return UNKNOWN
  const org = db.forOrganization(link.organizationId)
  const [[invitation]] = await org.read(q => [invitationById(q, org.organizationId, link.subjectId)])
  if (!invitation) return UNKNOWN
  const { organization } = await readActiveOrganization(org)
  const [[inviter]] = await org.read(q => [adminById(q, org.organizationId, invitation.invited_by)])
  return {
    state: link.state === 'voided' || !isBacked(invitation, inviter) ? ('expired' as const) : link.state,
    email: invitation.email,
    role: invitation.role,
    organization_name: organization.name,
    invited_by: inviter?.name ?? null,
  }
}

/**
 * Accepts an invitation. The person can sign in at once: the link was sent to their address.
 * @throws 404, 409, 410 if the link is not valid or its sender may no longer invite; 409 `organization_full`, `email_taken`; 422 for a weak password
 */
export async function joinOrganization({ db, clock }: Services, input: Input): Promise<{ id: string; email: string }> {
  const now = clock.now()
  const link = await requireLink(db, 'invitation', input.token, now)
  const org = db.forOrganization(link.organizationId)
  const { organization } = await readActiveOrganization(org)
  const [[invited]] = await org.read(q => [invitationById(q, org.organizationId, link.subjectId)])
  if (!invited) throw gone('link_replaced', problems.gone)
  const about = [invited.email.split('@')[0]!, input.name, organization.name]
  const passwordHash = await hashNewPassword(input.password, about)
  return org.write(async tx => {
    const invitation = await invitationById(tx.q, tx.organizationId, invited.id).forUpdate().executeTakeFirst()
    if (!invitation || !(await spendLink(tx, input.token, now))) throw conflict('link_used', problems.accepted)
    const { email, role, job_ids, invited_by } = invitation
    const inviter = await adminById(tx.q, tx.organizationId, invited_by).executeTakeFirst()
    if (!isBacked(invitation, inviter)) throw gone('link_replaced', problems.gone)
    const timeZone = input.time_zone ?? organization.time_zone
    const admin = await addAdmin(tx, { email, name: input.name, role, timeZone, passwordHash }, now).catch(error => {
      throw forInvited(error, organization.name)
    })
    await joinHiringTeams(tx, job_ids, admin.id, teamRoleOf(admin.role, undefined))
    await deleteInvitation(tx, invitation.id)
    await tx.emit('admin.joined', admin.id, { role, invited_by }, { kind: 'admin', id: admin.id })
    return { id: admin.id, email }
  })
}

/** The same problem in words for somebody who is not in the organization yet. */
function forInvited(error: unknown, organization: string): unknown {
  const code = error instanceof ProblemError ? error.code : null
  if (code === 'limit_reached') return conflict('organization_full', problems.full(organization))
  if (code === 'email_taken') return conflict('email_taken', problems.otherAccount)
  return error
}
