import { z } from 'zod'
import { SUPER_ADMIN_ACCESS } from '#platform/access/super-admins.ts'
import { contract } from '#platform/contract/endpoint.ts'
import { email, id, line, ok } from '#platform/contract/shapes.ts'
import { ownPassword } from '#modules/accounts/contract.ts'
import { appCode, recoveryCode } from '#modules/two-factor/contract.ts'

const superAdmin = z.object({ id, name: z.string(), email: z.string(), access: z.enum(SUPER_ADMIN_ACCESS) })

const challenge = line(200)

const signedIn = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  super_admin: superAdmin,
  /** Shown once, after the authenticator app was set up: only their hashes are stored. Otherwise null. */
  recovery_codes: z.array(z.string()).nullable(),
})
export type SuperAdminSignedIn = z.output<typeof signedIn>

export const signInCalls = contract({
  'superAdmin.login': {
    method: 'POST',
    path: '/super-admin/auth/login',
    who: 'anyone',
    summary:
      'The first step of a super admin’s login. 403 `two_factor_required`, or at the first login 403 `two_factor_setup_required`, with a `challenge` for the second step. Only the demonstration’s account needs none.',
    body: z.object({ email, password: ownPassword }),
    reply: signedIn,
    limit: { max: 50, seconds: 60 },
  },
  'superAdmin.startSetup': {
    method: 'POST',
    path: '/super-admin/auth/two-factor/setup',
    who: 'anyone',
    summary:
      'At the first login: creates a secret for an authenticator app. A code from it completes the login. The secret is not shown again; another call replaces it.',
    body: z.object({ challenge }),
    reply: z.object({
      /** For typing it, in base 32. */
      secret: z.string(),
      /** For the QR code: an `otpauth:` address. */
      uri: z.string(),
    }),
    status: 201,
    limit: { max: 20, seconds: 300 },
  },
  'superAdmin.secondStep': {
    method: 'POST',
    path: '/super-admin/auth/two-factor',
    who: 'anyone',
    summary:
      'The second step: exchanges the challenge and a code for a session of 8 hours. After 5 wrong codes: 429 `two_factor_locked` for 15 minutes. 410 `challenge_ended` if the challenge was used or is older than 10 minutes. The reply sets an HttpOnly cookie that does not authenticate: it only gives the device its own limit for wrong passwords.',
    body: z.union([z.object({ challenge, code: appCode }), z.object({ challenge, recovery_code: recoveryCode })]),
    reply: signedIn,
    limit: { max: 50, seconds: 60 },
  },
  'superAdmin.logout': {
    method: 'POST',
    path: '/super-admin/auth/logout',
    who: 'super_admin.read',
    summary: 'Ends the session on the server.',
    reply: ok,
  },
  'superAdmin.me': {
    method: 'GET',
    path: '/super-admin/auth/me',
    who: 'super_admin.read',
    summary: 'Who is signed in, and with which access.',
    reply: superAdmin,
  },
})
