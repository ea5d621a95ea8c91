import { z } from 'zod'
import { SUPER_ADMIN_ACCESS } from '#platform/access/super-admins.ts'
import { contract } from '#platform/contract/endpoint.ts'
import { email, id, instant, line, ok, personName } from '#platform/contract/shapes.ts'
import { newPassword } from '#modules/accounts/contract.ts'

const access = z.enum(SUPER_ADMIN_ACCESS)

const person = z.object({
  id,
  name: z.string(),
  email: z.string(),
  access,
  last_seen_at: instant.nullable(),
  created_at: instant,
  /** The caller, who cannot remove themselves. */
  is_you: z.boolean(),
})

const invitation = z.object({
  id,
  email: z.string(),
  access,
  invited_by: z.string(),
  created_at: instant,
  expires_at: instant,
  /** The mail server refused the e-mail. */
  undelivered: z.boolean(),
})

const people = z.object({ people: z.array(person), invitations: z.array(invitation) })
export type SuperAdminPeople = z.output<typeof people>

const token = line(100)

export const peopleCalls = contract({
  'superAdmin.people': {
    method: 'GET',
    path: '/super-admin/people',
    who: 'super_admin.read',
    summary: 'The super admins, and who was invited.',
    reply: people,
  },
  'superAdmin.invite': {
    method: 'POST',
    path: '/super-admin/people/invitations',
    who: 'super_admin.full',
    summary:
      'Invites a super admin by e-mail; the link works for 7 days. Inviting an address again replaces its invitation. 409 `email_taken`.',
    body: z.object({ email, access }),
    reply: people,
    status: 201,
    limit: { max: 20, seconds: 3600 },
  },
  'superAdmin.withdrawInvitation': {
    method: 'DELETE',
    path: '/super-admin/people/invitations/:id',
    who: 'super_admin.full',
    summary: 'Withdraws an invitation. Its link stops working.',
    params: z.object({ id }),
    reply: people,
  },
  'superAdmin.remove': {
    method: 'DELETE',
    path: '/super-admin/people/:id',
    who: 'super_admin.full',
    summary:
      'Removes a super admin and ends their sessions. 409 `own_account` for oneself, 409 `last_super_admin` if nobody with full access would be left.',
    params: z.object({ id }),
    reply: people,
  },
  'superAdmin.readInvitation': {
    method: 'GET',
    path: '/super-admin/auth/invitations/:token',
    who: 'anyone',
    summary:
      'Whom an invitation is for. Opening it changes nothing. 410 `invitation_ended` if it has expired or was withdrawn or used.',
    params: z.object({ token }),
    reply: z.object({ email: z.string(), access, invited_by: z.string() }),
    limit: { max: 30, seconds: 60 },
  },
  'superAdmin.acceptInvitation': {
    method: 'POST',
    path: '/super-admin/auth/invitations/:token',
    who: 'anyone',
    steps: true,
    summary:
      'Creates the account of an invitation, once. The first login sets up an authenticator app. 410 `invitation_ended`.',
    params: z.object({ token }),
    body: z.object({ name: personName, password: newPassword }),
    reply: ok,
    status: 201,
    limit: { max: 10, seconds: 60 },
  },
})
