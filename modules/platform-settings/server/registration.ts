import type { Kysely } from 'kysely'
import { hashToken } from '#platform/auth/secrets.ts'
import type { Tables } from '#platform/db/tables.ts'
import { forbidden } from '#platform/errors/problem-error.ts'
import { type InvitationState, mayRegister } from '../policy.ts'
import { platformSettingsProblems as problems } from '../words/problems.ts'
import { invitationByHash, platformSettings, setOrganization } from './queries.ts'
import { hasAdmin } from './registration.read-model.ts'

interface FoundInvitation {
  readonly id: string | null
  readonly state: InvitationState
  /** What was registered with it. */
  readonly organizationId: string | null
}

/** An invitation stays good until the organization that was registered with it has its first admin: the form can be sent again. */
async function findInvitation(q: Kysely<Tables>, token: string, now: Date): Promise<FoundInvitation> {
  // Locked, so that the same form sent twice at once registers one organization.
  const row = await invitationByHash(q, hashToken(token)).forUpdate().executeTakeFirst()
  if (!row) return { id: null, state: 'unknown', organizationId: null }
  const { id, organization_id: organizationId, expires_at } = row
  if (organizationId && (await hasAdmin(q, organizationId))) return { id, state: 'used', organizationId }
  return { id, state: expires_at <= now ? 'expired' : 'good', organizationId }
}

export async function readRegistration(q: Kysely<Tables>, token: string | undefined, now: Date) {
  const { registration: mode } = await platformSettings(q).executeTakeFirstOrThrow()
  return { mode, invitation: token ? (await findInvitation(q, token, now)).state : null }
}

/**
 * Lets an organization be registered, and notes with which invitation. @returns its ID: that of the organization which was registered with
 * the same invitation before and has no admin yet, or else the given one @throws 403 `registration_closed`, `invitation_needed`
 */
export async function admitOrganization(
  q: Kysely<Tables>,
  { token, organizationId, now }: { token: string | undefined; organizationId: string; now: Date },
): Promise<string> {
  const { registration: mode } = await platformSettings(q).executeTakeFirstOrThrow()
  const invitation = token ? await findInvitation(q, token, now) : null
  if (!mayRegister(mode, invitation?.state ?? null)) {
    if (mode === 'closed') throw forbidden(problems.closed, 'registration_closed')
    throw forbidden(invitation ? problems.invitation[invitation.state] : problems.invited, 'invitation_needed')
  }
  if (!invitation?.id || invitation.state !== 'good') return organizationId
  if (invitation.organizationId) return invitation.organizationId
  await setOrganization(q, invitation.id, organizationId)
  return organizationId
}
