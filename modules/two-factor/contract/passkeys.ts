import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, line, ok } from '#platform/contract/shapes.ts'
import { loginReply, ownPassword } from '#modules/accounts/contract.ts'
import { passkeyProblems as problems } from '../words/problems.ts'

/** Bytes as browsers write them in JSON. The limits are far above what authenticators send. */
const bytes = (most: number) =>
  z
    .string()
    .max(most, problems.malformed)
    .regex(/^[A-Za-z0-9_-]+$/, problems.malformed)
/** At most 1023 bytes (WebAuthn, section 4). */
const credentialId = bytes(1364)
const clientData = bytes(4000)

/** What an authenticator made: `id` and `response` of the browser's `PublicKeyCredential`. */
const newCredential = z.object({
  credential_id: credentialId,
  client_data: clientData,
  attestation_object: bytes(8000),
  transports: z.array(z.string().regex(/^[a-z-]{1,20}$/, problems.malformed)).max(10),
})
export type NewCredential = z.output<typeof newCredential>

/** What an authenticator signed. */
const signedCredential = z.object({
  credential_id: credentialId,
  client_data: clientData,
  authenticator_data: bytes(4000),
  signature: bytes(2000),
  /** Missing from authenticators that do not store the account. */
  user_handle: bytes(100).nullable(),
})
export type SignedCredential = z.output<typeof signedCredential>

const descriptor = z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(z.string()) })

const passkey = z.object({
  id,
  name: z.string(),
  created_at: instant,
  last_used_at: instant.nullable(),
})
export type Passkey = z.output<typeof passkey>

export const passkeyName = line(60)
/** From `403 two_factor_required`. */
const challenge = line(200)

export const passkeyCalls = contract({
  'passkeys.list': {
    method: 'GET',
    path: '/api/account/passkeys',
    who: 'signed_in',
    summary:
      "Lists the caller's passkeys. `origin` is the address at which they work; null if the product has no domain name.",
    reply: z.object({ items: z.array(passkey), origin: z.string().nullable() }),
  },
  'passkeys.start': {
    steps: true,
    method: 'POST',
    path: '/api/account/passkeys/options',
    who: 'signed_in',
    summary:
      'Begins to add a passkey, with the password again. Returns the options for `navigator.credentials.create()`, valid once and for 5 minutes. 409 `too_many_passkeys` or `passkeys_unavailable`.',
    body: z.object({ password: ownPassword }),
    reply: z.object({
      options: z.object({
        challenge: z.string(),
        rp: z.object({ id: z.string(), name: z.string() }),
        user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
        pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
        timeout: z.int(),
        attestation: z.literal('none'),
        excludeCredentials: z.array(descriptor),
        authenticatorSelection: z.object({
          residentKey: z.literal('preferred'),
          userVerification: z.literal('preferred'),
        }),
      }),
    }),
    status: 201,
    limit: { max: 10, seconds: 300 },
  },
  'passkeys.add': {
    steps: true,
    method: 'POST',
    path: '/api/account/passkeys',
    who: 'signed_in',
    summary:
      'Adds the passkey that an authenticator made. With the first method this switches two-factor authentication on and returns the recovery codes, once. 422 `passkey_refused` if it does not belong to this address, person or request.',
    body: z.object({ name: passkeyName, credential: newCredential }),
    reply: z.object({
      passkey,
      /** Null if the person already has recovery codes: they stay valid. */
      recovery_codes: z.array(z.string()).nullable(),
    }),
    status: 201,
    limit: { max: 20, seconds: 300 },
  },
  'passkeys.rename': {
    steps: true,
    method: 'PUT',
    path: '/api/account/passkeys/:passkeyId',
    who: 'signed_in',
    summary: 'Renames one of the caller’s passkeys. The name is only shown in the list, so it needs no password.',
    params: z.object({ passkeyId: id }),
    body: z.object({ name: passkeyName }),
    reply: passkey,
  },
  'passkeys.remove': {
    steps: true,
    method: 'DELETE',
    path: '/api/account/passkeys/:passkeyId',
    who: 'signed_in',
    summary:
      'Removes a passkey, with the password again. With the last method two-factor authentication is off and recovery codes stop working.',
    params: z.object({ passkeyId: id }),
    body: z.object({ password: ownPassword }),
    reply: ok,
    limit: { max: 10, seconds: 300 },
  },
  'passkeys.ask': {
    method: 'POST',
    path: '/api/auth/passkey/options',
    who: 'anyone',
    summary:
      'Options for `navigator.credentials.get()`, valid once and for 5 minutes: to sign in without a password, or, with the challenge of 403 `two_factor_required`, for the second step.',
    body: z.object({ challenge: challenge.optional() }),
    reply: z.object({
      options: z.object({
        challenge: z.string(),
        rpId: z.string(),
        timeout: z.int(),
        /** Empty without a challenge: the authenticator knows which account it is for. */
        allowCredentials: z.array(descriptor),
        userVerification: z.enum(['required', 'preferred']),
      }),
      /** The only address at which passkeys work. */
      origin: z.string(),
    }),
    limit: { max: 30, seconds: 60 },
  },
  'passkeys.signIn': {
    method: 'POST',
    path: '/api/auth/passkey',
    who: 'anyone',
    summary:
      'Signs in with a passkey. Without `challenge` it stands for both factors, so the authenticator must have recognized its owner. 422 `passkey_refused`, the same for every reason. 403 `organization_suspended`. 410 `challenge_ended` as in POST /api/auth/two-factor.',
    body: z.object({ challenge: challenge.optional(), credential: signedCredential }),
    reply: loginReply,
    limit: { max: 30, seconds: 60 },
  },
})
