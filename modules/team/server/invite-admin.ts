import { can } from '#platform/access/policy.ts'
import type { AdminRole } from '#platform/access/roles.ts'
import { DAY, later, MINUTE } from '#platform/clock/clock.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { conflict, forbidden, invalidField, notFound, tooMany } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { adminById } from '#modules/accounts/public.ts'
import { jobTitles } from '#modules/jobs/public.ts'
import { INVITATION_DAYS, MOST_INVITATIONS, type teamContract } from '../contract.ts'
import { teamProblems as problems } from '../words/problems.ts'
import { memberByEmail } from './invitations.read-model.ts'
import { presentInvitation } from './present.ts'
import {
  countInvitations,
  deleteInvitation,
  insertInvitation,
  invitationById,
  type InvitationRow,
  updateInvitation,
} from './queries.ts'

type Input = BodyOf<(typeof teamContract)['team.invite']>

/** Only owners can make somebody an owner. */
export const mayInvite = (inviter: AdminRole, role: AdminRole): boolean =>
  can(inviter, role === 'owner' ? 'organization.own' : 'people.manage')

/** @throws 403 `role_needed` */
function requireMayInvite(actor: Actor, role: AdminRole): void {
  if (!mayInvite(actor.role, role)) throw forbidden(problems.invitesOwner, 'role_needed')
}

async function presented(tx: OrganizationTransaction, row: InvitationRow) {
  const inviter = await adminById(tx.q, tx.organizationId, row.invited_by).executeTakeFirstOrThrow()
  return presentInvitation(row, inviter.name, await jobTitles(tx.q, tx.organizationId, row.job_ids).execute())
}

/** Invites a person. The e-mail with the link is sent by event. @throws 403, 409 `already_member`, `already_invited`, `too_many_invitations`, 422 */
export async function inviteAdmin(tx: OrganizationTransaction, actor: Actor, input: Input, now: Date) {
  requireMayInvite(actor, input.role)
  if (await memberByEmail(tx.q, tx.organizationId, input.email).executeTakeFirst())
    throw conflict('already_member', problems.member)
  const { count } = await countInvitations(tx.q, tx.organizationId).executeTakeFirstOrThrow()
  if (Number(count) >= MOST_INVITATIONS) throw conflict('too_many_invitations', problems.tooMany(MOST_INVITATIONS))
  const jobs = await jobTitles(tx.q, tx.organizationId, input.job_ids).execute()
  if (jobs.length < new Set(input.job_ids).size) throw invalidField('job_ids', problems.unknownJob)
  const row = {
    organization_id: tx.organizationId,
    id: newId(),
    email: input.email,
    role: input.role,
    invited_by: actor.adminId,
    created_at: now,
    expires_at: later(now, INVITATION_DAYS * DAY),
  }
  if (!(await insertInvitation(tx, { ...row, job_ids: json(input.job_ids) })))
    throw conflict('already_invited', problems.invited)
  await tx.emit('admin.invited', row.id, { role: row.role }, { kind: 'admin', id: actor.adminId })
  return presentInvitation({ ...row, job_ids: input.job_ids }, actor.name, jobs)
}

async function lockInvitation(tx: OrganizationTransaction, actor: Actor, id: string): Promise<InvitationRow> {
  const row = await invitationById(tx.q, tx.organizationId, id).forUpdate().executeTakeFirst()
  if (!row) throw notFound()
  requireMayInvite(actor, row.role)
  return row
}

/** Sends an invitation again, as one of the person who does it. The new link replaces the earlier one. @throws 403, 404, 429 within a minute of the last e-mail */
export async function inviteAgain(tx: OrganizationTransaction, actor: Actor, id: string, now: Date) {
  const row = await lockInvitation(tx, actor, id)
  const sentAt = later(row.expires_at, -INVITATION_DAYS * DAY)
  const wait = sentAt.getTime() + MINUTE - now.getTime()
  if (wait > 0) throw tooMany(Math.ceil(wait / 1000))
  const expires_at = later(now, INVITATION_DAYS * DAY)
  const change = { expires_at, invited_by: actor.adminId }
  await updateInvitation(tx, id, change)
  await tx.emit('admin.invited', id, { role: row.role }, { kind: 'admin', id: actor.adminId })
  return presented(tx, { ...row, ...change })
}

/** Revokes an invitation and sends it to another address. @throws 403, 404, 409 `already_member`, `already_invited` */
export async function changeAddress(tx: OrganizationTransaction, actor: Actor, id: string, email: string, now: Date) {
  const { role, job_ids } = await lockInvitation(tx, actor, id)
  const jobs = await jobTitles(tx.q, tx.organizationId, job_ids).execute()
  await revokeInvitation(tx, actor, id)
  // A job that was deleted meanwhile is left out.
  return inviteAdmin(tx, actor, { email, role, job_ids: jobs.map(job => job.id) }, now)
}

/** Revokes an invitation, with its link. @throws 403, 404 */
export async function revokeInvitation(tx: OrganizationTransaction, actor: Actor, id: string): Promise<void> {
  const { role } = await lockInvitation(tx, actor, id)
  await deleteInvitation(tx, id)
  await tx.emit('admin.invitation_revoked', id, { role }, { kind: 'admin', id: actor.adminId })
}
