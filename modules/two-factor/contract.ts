import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { instant, line, ok } from '#platform/contract/shapes.ts'
import { loginReply, ownPassword } from '#modules/accounts/contract.ts'
import { passkeyCalls } from './contract/passkeys.ts'
import { CODE_DIGITS, RECOVERY_ALPHABET, RECOVERY_LENGTH, tidyRecoveryCode, withoutSpaces } from './policy.ts'
import { twoFactorProblems as problems } from './words/problems.ts'

export { type NewCredential, type Passkey, passkeyName, type SignedCredential } from './contract/passkeys.ts'

/** Longer ones are not codes. */
const LONGEST_TYPED = 60

export const appCode = line(LONGEST_TYPED)
  .transform(withoutSpaces)
  .pipe(z.string().regex(new RegExp(`^[0-9]{${CODE_DIGITS}}$`), problems.sixDigits))

export const recoveryCode = line(LONGEST_TYPED)
  .transform(tidyRecoveryCode)
  .pipe(z.string().regex(new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_LENGTH}}$`), problems.recoveryForm))

const withPassword = z.object({ password: ownPassword })
/** Shown once: only their hashes are stored. */
const newCodes = z.object({ recovery_codes: z.array(z.string()) })
const challenge = line(200)

export const twoFactorContract = contract({
  ...passkeyCalls,
  'twoFactor.read': {
    method: 'GET',
    path: '/api/account/two-factor',
    who: 'signed_in',
    summary: "Whether the caller's account has two-factor authentication, and how many recovery codes are left.",
    reply: z.object({
      /** With an app, a passkey or both. */
      on: z.boolean(),
      authenticator: z.object({ added_at: instant }).nullable(),
      recovery_codes_left: z.number().int(),
    }),
  },
  'twoFactor.start': {
    steps: true,
    method: 'POST',
    path: '/api/account/two-factor',
    who: 'signed_in',
    summary:
      'Creates a secret for an authenticator app, with the password again. It has no effect until a code confirms it, within 30 minutes. The secret is not shown again.',
    body: withPassword,
    reply: z.object({
      /** For typing it, in base 32. */
      secret: z.string(),
      /** For the QR code: an `otpauth:` address. */
      uri: z.string(),
    }),
    status: 201,
    limit: { max: 10, seconds: 300 },
  },
  'twoFactor.confirm': {
    method: 'POST',
    path: '/api/account/two-factor/confirm',
    who: 'signed_in',
    summary:
      'Adds the app with a code from it. With the first method this switches two-factor authentication on and returns the recovery codes, once; null if the person already has some.',
    body: z.object({ code: appCode }),
    reply: z.object({ recovery_codes: newCodes.shape.recovery_codes.nullable() }),
    limit: { max: 20, seconds: 300 },
  },
  'twoFactor.renewCodes': {
    steps: true,
    method: 'POST',
    path: '/api/account/two-factor/recovery-codes',
    who: 'signed_in',
    summary: 'Replaces the recovery codes, with the password again. Returns the new ones, once.',
    body: withPassword,
    reply: newCodes,
    limit: { max: 10, seconds: 300 },
  },
  'twoFactor.remove': {
    steps: true,
    method: 'DELETE',
    path: '/api/account/two-factor',
    who: 'signed_in',
    summary:
      'Removes the app, with the password again. Without a passkey two-factor authentication is off and recovery codes stop working.',
    body: withPassword,
    reply: ok,
    limit: { max: 10, seconds: 300 },
  },
  'twoFactor.signIn': {
    method: 'POST',
    path: '/api/auth/two-factor',
    who: 'anyone',
    summary:
      'The second step of logging in: exchanges the challenge of 403 `two_factor_required` and a code for a session. After 5 wrong codes: 429 `two_factor_locked` for 15 minutes. 410 `challenge_ended` if the challenge was used or is older than 10 minutes.',
    body: z.union([z.object({ challenge, code: appCode }), z.object({ challenge, recovery_code: recoveryCode })]),
    reply: loginReply,
    limit: { max: 50, seconds: 60 },
  },
})
