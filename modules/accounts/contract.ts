import { ADMIN_ROLES, type AdminRole } from '#platform/access/roles.ts'
import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { email, id, instant, line, ok, personName, timeZone } from '#platform/contract/shapes.ts'
import { accountProblems } from './words/problems.ts'

export const adminRole = z.enum(ADMIN_ROLES)
export type { AdminRole }

/** Length protects a password, so there are no composition rules (NIST SP 800-63B, OWASP ASVS 5.0 6.2). */
export const newPassword = z.string().min(12, accountProblems.passwordShort).max(256, accountProblems.passwordLong)

/** What a person confirms a sign-in with, in addition to the password. */
export const twoFactorMethod = z.enum(['authenticator', 'passkey'])
export type TwoFactorMethod = z.output<typeof twoFactorMethod>

export const admin = z.object({
  id,
  organization_id: id,
  name: z.string(),
  email: z.string(),
  role: adminRole,
  time_zone: z.string(),
  email_verified_at: instant.nullable(),
  last_seen_at: instant.nullable(),
  created_at: instant,
  /** Since when they can no longer sign in. */
  removed_at: instant.nullable(),
  /** The methods of two-factor authentication; null if the reader may not see them. */
  two_factor: z.array(twoFactorMethod).nullable(),
})
export type Admin = z.output<typeof admin>

const session = z.object({
  id,
  /** As the browser names itself; null if it is not known. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  started_at: instant,
  /** To the minute. */
  seen_at: instant,
  current: z.boolean(),
})
export type Session = z.output<typeof session>

const linkToken = line(200)

const packageLimits = z.object({
  remaining_interviews: z.number().int(),
  remaining_number_of_jobs: z.number().int(),
  remaining_number_of_custom_ai: z.number().int(),
  remaining_number_of_interview_flow: z.number().int(),
  remaining_number_of_admins: z.number().int(),
})

export const loginReply = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  admin,
  organization: z.object({
    id,
    name: z.string(),
    slug: z.string(),
    time_zone: z.string(),
    logo_url: z.string().nullable(),
  }),
  can_create_custom_ai: z.boolean(),
  can_create_flow: z.boolean(),
  package_limits: packageLimits,
})

/** The password again, of whoever is signed in. */
export const ownPassword = z.string().min(1, accountProblems.passwordMissing).max(256)

export const accountsContract = contract({
  'accounts.registerAdmin': {
    method: 'POST',
    path: '/api/public/admins/register',
    who: 'anyone',
    summary:
      "Registers an organization's first admin, its owner. The reply is the same whether or not the address has an account: an e-mail confirms the address, or says that there is an account.",
    body: z.object({
      organization_id: id,
      name: personName,
      email,
      password: newPassword,
      time_zone: timeZone.optional(),
    }),
    reply: z.object({ id, email: z.string() }),
    status: 201,
    limit: { max: 5, seconds: 3600, field: 'email' },
  },
  'accounts.checkVerification': {
    method: 'GET',
    path: '/api/public/admins/verify-email',
    who: 'anyone',
    summary:
      'Returns the address of a verification link and whether the link is valid. Does not verify the address, because mail scanners open links.',
    query: z.object({ token: linkToken }),
    reply: z.object({
      state: z.enum(['good', 'used', 'expired', 'unknown']),
      email: z.string().nullable(),
      organization_name: z.string().nullable(),
    }),
    limit: { max: 60, seconds: 60 },
  },
  'accounts.verifyEmail': {
    method: 'POST',
    path: '/api/public/admins/verify-email',
    who: 'anyone',
    summary:
      'With `token`: verifies the address. With `organizationId`: sends the verification e-mail again, at most once a minute and five times a day.',
    body: z.union([z.object({ token: linkToken }), z.object({ organizationId: id })]),
    reply: z.object({ state: z.enum(['verified', 'sent']), email: z.string().nullable() }),
    limit: { max: 30, seconds: 60 },
  },
  'accounts.login': {
    method: 'POST',
    path: '/api/auth/login',
    who: 'anyone',
    summary:
      'Logs an admin in. With two-factor authentication: 403 `two_factor_required` with the `methods` of the account and a `challenge` for POST /api/auth/two-factor or /api/auth/passkey. The reply sets an HttpOnly cookie that does not authenticate: it only gives the device its own limit for wrong passwords.',
    body: z.object({ email, password: ownPassword }),
    reply: loginReply,
    // Counts all calls from an address. Attempts per account are counted by the sign-in itself.
    limit: { max: 50, seconds: 60 },
  },
  'accounts.logout': {
    method: 'POST',
    path: '/api/auth/logout',
    who: 'signed_in',
    summary: 'Ends the session on the server.',
    reply: ok,
  },
  'accounts.forgotPassword': {
    method: 'POST',
    path: '/api/public/admins/forgot-password',
    who: 'anyone',
    summary: 'Sends a reset link if the address is known. The reply is the same either way.',
    body: z.object({ email }),
    reply: ok,
    limit: { max: 5, seconds: 300, field: 'email' },
  },
  'accounts.resetPassword': {
    method: 'POST',
    path: '/api/public/admins/reset-password',
    who: 'anyone',
    summary: 'Sets a new password with a reset link and ends all sessions of the account.',
    body: z.object({ token: linkToken, password: newPassword }),
    reply: ok,
    limit: { max: 20, seconds: 300 },
  },
  'accounts.changePassword': {
    method: 'PUT',
    path: '/api/public/admins/change-password/:id',
    who: 'signed_in',
    summary: "Changes the caller's own password and ends the account's other sessions.",
    params: z.object({ id }),
    body: z.object({
      current_password: ownPassword,
      new_password: newPassword,
    }),
    reply: ok,
    limit: { max: 10, seconds: 300 },
  },
  'sessions.list': {
    method: 'GET',
    path: '/api/account/sessions',
    who: 'signed_in',
    summary: 'Lists the devices on which the caller is signed in: this one first, then the last used ones.',
    reply: z.object({ items: z.array(session) }),
  },
  'sessions.end': {
    method: 'DELETE',
    path: '/api/account/sessions/:sessionId',
    who: 'signed_in',
    summary: 'Signs the caller out on one device.',
    params: z.object({ sessionId: id }),
    reply: ok,
  },
  'sessions.endOthers': {
    method: 'DELETE',
    path: '/api/account/sessions',
    who: 'signed_in',
    summary: 'Signs the caller out on all devices except this one. Idempotent.',
    reply: z.object({ ended: z.number().int() }),
  },
  'accounts.list': {
    method: 'GET',
    path: '/api/admins/',
    who: 'signed_in',
    summary: "Lists the admins of the caller's organization.",
    query: z.object({ organization_id: id.optional() }),
    reply: z.object({ items: z.array(admin) }),
  },
  'accounts.read': {
    method: 'GET',
    path: '/api/admins/:id',
    who: 'signed_in',
    summary: 'Reads one admin of the organization.',
    params: z.object({ id }),
    reply: admin,
  },
  'accounts.edit': {
    method: 'PUT',
    path: '/api/admins/:id',
    who: 'signed_in',
    summary: 'Edits an admin. Everyone can edit their own name and time zone, owners also roles.',
    params: z.object({ id }),
    body: z.object({ name: personName.optional(), time_zone: timeZone.optional(), role: adminRole.optional() }),
    reply: admin,
  },
})
