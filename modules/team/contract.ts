import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { email, id, instant, line, ok, personName, timeZone } from '#platform/contract/shapes.ts'
import { adminRole, newPassword } from '#modules/accounts/contract.ts'

/** How long an invitation is valid. */
export const INVITATION_DAYS = 7

/** At most so many invitations of an organization are open, so that nobody uses them to send e-mails to strangers. */
export const MOST_INVITATIONS = 100

const invitation = z.object({
  id,
  email: z.string(),
  role: adminRole,
  jobs: z.array(z.object({ id, title: z.string() })),
  invited_by: z.object({ id, name: z.string() }),
  created_at: instant,
  expires_at: instant,
  /** The newest e-mail was not delivered: `failed` for good, `delayed` while it is tried again. Null if nothing is wrong. */
  undelivered: z
    .object({
      state: z.enum(['failed', 'delayed']),
      reason: z.enum(['unknown_address', 'mailbox_full', 'refused', 'unreachable']),
    })
    .nullable(),
})
export type Invitation = z.output<typeof invitation>

const openWork = z.object({
  jobs: z.array(z.object({ id, title: z.string() })),
  /** Open applications that the person is responsible for. */
  applications: z.number().int(),
  /** Offered interviews, and booked ones that are not over. */
  interviews: z.array(z.object({ booking_id: id, title: z.string(), start_at: instant.nullable() })),
  /** Open to-dos that the person is responsible for. */
  todos: z.number().int(),
})
export type OpenWork = z.output<typeof openWork>

export const teamContract = contract({
  'team.invite': {
    method: 'POST',
    path: '/api/admins/invitations',
    who: 'people.manage',
    summary: `Invites a person by e-mail with a role. The invitation is valid for ${INVITATION_DAYS} days. Only owners can invite owners.`,
    body: z.object({ email, role: adminRole, job_ids: z.array(id).max(100).default([]) }),
    reply: invitation,
    status: 201,
    limit: { max: 60, seconds: 3600 },
  },
  'team.invitations': {
    method: 'GET',
    path: '/api/admins/invitations',
    who: 'people.manage',
    summary: 'Lists the invitations that were not accepted yet, newest first. Expired ones can be sent again.',
    reply: z.object({
      items: z.array(invitation),
      /** People who can sign in, and how many the plan allows; null without a limit. */
      seats: z.object({ used: z.number().int(), limit: z.number().int().nullable() }),
    }),
  },
  'team.inviteAgain': {
    method: 'POST',
    path: '/api/admins/invitations/:id/resend',
    who: 'people.manage',
    summary: 'Sends an invitation again with a new link, at most once a minute. Earlier links stop working.',
    params: z.object({ id }),
    reply: invitation,
  },
  'team.changeAddress': {
    method: 'PUT',
    path: '/api/admins/invitations/:id/address',
    who: 'people.manage',
    summary:
      'Invites another address in place of this one, with the same role and jobs. The earlier link stops working.',
    params: z.object({ id }),
    body: z.object({ email }),
    reply: invitation,
    limit: { max: 60, seconds: 3600 },
  },
  'team.revoke': {
    method: 'DELETE',
    path: '/api/admins/invitations/:id',
    who: 'people.manage',
    summary: 'Revokes an invitation. Its link stops working.',
    params: z.object({ id }),
    reply: ok,
  },
  'team.checkInvitation': {
    method: 'GET',
    path: '/api/public/admins/invitations',
    who: 'anyone',
    summary: 'Returns what an invitation link is for. Does not accept it, because mail scanners open links.',
    query: z.object({ token: line(200) }),
    reply: z.object({
      state: z.enum(['good', 'used', 'expired', 'unknown']),
      email: z.string().nullable(),
      role: adminRole.nullable(),
      organization_name: z.string().nullable(),
      invited_by: z.string().nullable(),
    }),
    limit: { max: 60, seconds: 60 },
  },
  'team.join': {
    method: 'POST',
    path: '/api/public/admins/invitations',
    who: 'anyone',
    summary:
      'Accepts an invitation: the person can sign in with their address and password. The link confirms the address.',
    body: z.object({ token: line(200), name: personName, password: newPassword, time_zone: timeZone.optional() }),
    reply: z.object({ id, email: z.string() }),
    status: 201,
    limit: { max: 20, seconds: 300 },
  },
  'team.openWork': {
    method: 'GET',
    path: '/api/admins/:id/open-work',
    who: 'people.manage',
    summary: 'What someone else has to take over before this person is removed.',
    params: z.object({ id }),
    reply: openWork,
  },
  'team.remove': {
    method: 'DELETE',
    path: '/api/admins/:id',
    who: 'people.manage',
    summary:
      'Removes a person at once and gives their open work to another one (`hand_over_to`). Their name stays next to what they did. 409 `handover_needed` if they have open work and nobody is named, 409 `interviews_overlap` if an interview overlaps with one of the other person.',
    params: z.object({ id }),
    query: z.object({ hand_over_to: id.optional() }),
    reply: ok,
  },
})
