import { findLink } from '#platform/auth/links.ts'
import type { Services } from '#platform/services.ts'
import { describePasskey } from './add-passkey.ts'
import { challengeEnded } from './challenge-ended.ts'
import { CHALLENGE_MS, newChallenge } from './passkey-challenges.ts'
import { passkeysOf } from './queries/passkeys.ts'
import { requireRelyingParty } from './relying-party.ts'

/**
 * What the browser asks an authenticator to sign. Without the challenge of the second step nobody is named, so the reply is the same for
 * everyone. @throws 409 `passkeys_unavailable`; 410 `challenge_ended`
 */
export async function askForPasskey({ db, clock, settings }: Services, challenge: string | undefined) {
  const party = requireRelyingParty(settings)
  const now = clock.now()
  const common = { rpId: party.id, timeout: CHALLENGE_MS }
  if (!challenge) {
    const signed = await newChallenge(db, { purpose: 'sign_in', adminId: null }, now)
    const options = { ...common, challenge: signed, allowCredentials: [], userVerification: 'required' as const }
    return { options, origin: party.origin }
  }
  const link = await findLink(db, 'two_factor', challenge, now)
  if (link?.state !== 'good') throw challengeEnded()
  const org = db.forOrganization(link.organizationId)
  const [passkeys] = await org.read(q => [passkeysOf(q, link.organizationId, link.subjectId)])
  const options = {
    ...common,
    challenge: await newChallenge(db, { purpose: 'second_step', adminId: link.subjectId }, now),
    allowCredentials: passkeys.map(describePasskey),
    userVerification: 'preferred' as const,
  }
  return { options, origin: party.origin }
}
