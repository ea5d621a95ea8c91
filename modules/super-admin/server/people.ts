import { hashToken, newToken } from '#platform/auth/secrets.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/db/id.ts'
import type { PlatformTransaction } from '#platform/db/platform-transaction.ts'
import { conflict, gone, notFound } from '#platform/errors/problem-error.ts'
import type { SuperAdmin } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import { hashNewPassword } from '#modules/accounts/public.ts'
import type { peopleCalls } from '../contract/people.ts'
import { officeProblems as problems } from '../words/office-problems.ts'
import { addSuperAdmin } from './create-super-admin.ts'
import { mailInvitation } from './office-emails.ts'
import {
  deleteInvitation,
  invitationByHash,
  listInvitations,
  presentSuperAdmins,
  replaceInvitation,
} from './queries/invitations.ts'
import { deleteAccess } from './queries/sessions.ts'
import {
  lockFullSuperAdmins,
  lockSuperAdmin,
  superAdminByEmail,
  type SuperAdminRow,
  updateSuperAdmin,
} from './queries/super-admins.ts'

type Calls = typeof peopleCalls
type People = ReplyOf<Calls['superAdmin.people']>

const INVITATION_DAYS = 7

export async function listPeople(q: Kysely<Tables>, { id: ownId }: SuperAdmin, now: Date): Promise<People> {
  const people = await presentSuperAdmins(q).execute()
  const invitations = await listInvitations(q).execute()
  return {
    people: people.map(({ id, name, email, access, last_seen_at, created_at }) => ({
      id,
      name,
      email,
      access,
      last_seen_at: last_seen_at?.toISOString() ?? null,
      created_at: created_at.toISOString(),
      is_you: id === ownId,
    })),
    invitations: invitations
      .filter(({ expires_at }) => expires_at > now)
      .map(({ id, email, access, invited_by, created_at, expires_at, undelivered }) => ({
        id,
        email,
        access,
        invited_by,
        created_at: created_at.toISOString(),
        expires_at: expires_at.toISOString(),
        undelivered: Boolean(undelivered),
      })),
  }
}

/** Invites a person by e-mail. @throws 409 `email_taken` */
export async function inviteSuperAdmin(
  { settings }: Services,
  tx: PlatformTransaction,
  by: SuperAdmin,
  { email, access }: BodyOf<Calls['superAdmin.invite']>,
  now: Date,
): Promise<void> {
  if (await superAdminByEmail(tx.q, email).executeTakeFirst()) throw conflict('email_taken', problems.emailTaken)
  const id = newId()
  const token = newToken()
  const expiresAt = later(now, INVITATION_DAYS * DAY)
  await replaceInvitation(tx.q, {
    id,
    email,
    access,
    token_hash: hashToken(token),
    invited_by: by.name,
    created_at: now,
    expires_at: expiresAt,
  })
  await mailInvitation(tx, { id, email, invitedBy: by.name, token, expiresAt, publicUrl: settings.PUBLIC_URL, now })
  await tx.record('super_admin.invited', { id, name: email }, { access })
}

/** @throws 404 */
export async function withdrawInvitation(tx: PlatformTransaction, id: string): Promise<void> {
  const invitation = await deleteInvitation(tx.q, id)
  if (!invitation) throw notFound()
  await tx.record('super_admin.invitation_withdrawn', { id, name: invitation.email }, {})
}

/** @throws 404; 409 `own_account`, `last_super_admin` */
export async function removeSuperAdmin(tx: PlatformTransaction, by: SuperAdmin, id: string, now: Date): Promise<void> {
  if (id === by.id) throw conflict('own_account', problems.ownAccount)
  // One after the other, so that the last two cannot remove each other.
  const full = await lockFullSuperAdmins(tx.q).execute()
  const person = await lockSuperAdmin(tx.q, id).executeTakeFirst()
  if (!person) throw notFound()
  if (!full.some(one => one.id !== id && !one.demo) && !full.some(one => one.id === by.id))
    throw conflict('last_super_admin', problems.lastSuperAdmin)
  await updateSuperAdmin(tx.q, id, { removed_at: now })
  await deleteAccess(tx.q, id)
  await tx.record('super_admin.removed', { id, name: person.name }, {})
}

async function requireInvitation(q: Kysely<Tables>, token: string, now: Date) {
  const invitation = await invitationByHash(q, hashToken(token), now).executeTakeFirst()
  if (!invitation) throw gone('invitation_ended', problems.invitationEnded)
  return invitation
}

export const readInvitation = ({ db }: Services, token: string, now: Date) =>
  db.unsafeAcrossOrganizations(async q => {
    const { email, access, invited_by } = await requireInvitation(q, token, now)
    return { email, access, invited_by }
  })

/** Creates the account of an invitation, once. @throws 410 `invitation_ended`; 422 for a password that is easy to guess */
export async function acceptInvitation(
  services: Services,
  token: string,
  { name, password, address }: BodyOf<Calls['superAdmin.acceptInvitation']> & { address: string },
  now: Date,
): Promise<Pick<SuperAdminRow, 'id' | 'email' | 'password_hash'>> {
  const { email } = await readInvitation(services, token, now)
  const passwordHash = await hashNewPassword(password, [name, email.split('@')[0]!])
  const createdId = await services.db.asSuperAdmin({ id: null, name, address }, async tx => {
    const { id, access } = await requireInvitation(tx.q, token, now)
    if (!(await deleteInvitation(tx.q, id))) throw gone('invitation_ended', problems.invitationEnded)
    return addSuperAdmin(tx, { name, email, passwordHash, access }, now)
  })
  return { id: createdId, email, password_hash: passwordHash }
}
