import type { BodyOf } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/db/id.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { conflict, ProblemError } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { requireOwnPassword } from '#modules/accounts/public.ts'
import type { twoFactorContract } from '../contract.ts'
import { MOST_PASSKEYS } from '../policy.ts'
import { passkeyProblems as problems } from '../words/problems.ts'
import { presentPasskey } from './list-passkeys.ts'
import { CHALLENGE_MS, newChallenge, spendChallenge } from './passkey-challenges.ts'
import { insertPasskey, type PasskeyRow, passkeysOf } from './queries/passkeys.ts'
import { lockAttempts } from './queries/recovery-codes.ts'
import { requireRelyingParty } from './relying-party.ts'
import { settleMethods } from './settle-methods.ts'
import { handleOf } from './user-handle.ts'
import { ALGORITHMS, verifyNewPasskey } from './verify-passkey.ts'

const SITE = 'Evenhand'

const requireRoom = (passkeys: readonly unknown[]) => {
  if (passkeys.length >= MOST_PASSKEYS) throw conflict('too_many_passkeys', problems.tooMany(MOST_PASSKEYS))
}

export const describePasskey = ({ credential_id, transports }: PasskeyRow) => ({
  type: 'public-key' as const,
  id: credential_id,
  transports,
})

/**
 * Begins to add a passkey: what the browser asks an authenticator for. @throws 409 `too_many_passkeys`, `passkeys_unavailable`; 422 for
 * a wrong password
 */
export async function startPasskey(
  { db, clock, settings }: Services,
  org: OrganizationDb,
  adminId: string,
  password: string,
) {
  const party = requireRelyingParty(settings)
  const { email, name } = await requireOwnPassword(org, adminId, password)
  const [passkeys] = await org.read(q => [passkeysOf(q, org.organizationId, adminId)])
  requireRoom(passkeys)
  return {
    options: {
      challenge: await newChallenge(db, { purpose: 'add', adminId }, clock.now()),
      rp: { id: party.id, name: SITE },
      user: { id: handleOf({ organizationId: org.organizationId, adminId }), name: email, displayName: name },
      pubKeyCredParams: ALGORITHMS.map(alg => ({ type: 'public-key' as const, alg })),
      timeout: CHALLENGE_MS,
      attestation: 'none' as const,
      excludeCredentials: passkeys.map(describePasskey),
      // Security keys that can store nothing still work as the second step.
      authenticatorSelection: { residentKey: 'preferred' as const, userVerification: 'preferred' as const },
    },
  }
}

/**
 * Adds the passkey that an authenticator made. @throws 409 `too_many_passkeys`, `passkey_exists`, `passkeys_unavailable`; 422
 * `passkey_refused`
 */
export async function addPasskey(
  { db, clock, settings }: Services,
  org: OrganizationDb,
  adminId: string,
  { name, credential }: BodyOf<(typeof twoFactorContract)['passkeys.add']>,
) {
  const party = requireRelyingParty(settings)
  const now = clock.now()
  const challenge = await spendChallenge(db, credential.client_data, { purpose: 'add', adminId }, now)
  const made = challenge && (await verifyNewPasskey(party, credential, challenge))
  if (!made) throw new ProblemError(422, 'passkey_refused', problems.notAdded)
  const row = {
    organization_id: org.organizationId,
    id: newId(),
    admin_id: adminId,
    name,
    credential_id: made.id,
    public_key: Buffer.from(made.publicKey),
    counter: made.counter,
    transports: credential.transports,
    created_at: now,
    last_used_at: null,
  }
  return org.write(async tx => {
    await lockAttempts(tx, adminId)
    requireRoom(await passkeysOf(tx.q, tx.organizationId, adminId).execute())
    if (!(await insertPasskey(tx, row))) throw conflict('passkey_exists', problems.exists)
    await tx.emit('admin.passkey_added', adminId, {}, { kind: 'admin', id: adminId })
    const { codes } = await settleMethods(tx, adminId, now)
    return { passkey: presentPasskey(row), recovery_codes: codes }
  })
}
