import type { FastifyReply, FastifyRequest } from 'fastify'
import { findLink, spendLink } from '#platform/auth/links.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Database } from '#platform/db/database.ts'
import { ProblemError } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { adminById, recordSignIn, requireNotSuspended, signedInReply } from '#modules/accounts/public.ts'
import { organizationById } from '#modules/organizations/public.ts'
import type { SignedCredential, twoFactorContract } from '../contract.ts'
import { passkeyProblems as problems } from '../words/problems.ts'
import { challengeEnded } from './challenge-ended.ts'
import { type ChallengeFor, spendChallenge } from './passkey-challenges.ts'
import { passkeyByCredential, recordUse } from './queries/passkeys.ts'
import { type RelyingParty, requireRelyingParty } from './relying-party.ts'
import { type Owner, ownerIn } from './user-handle.ts'
import { verifySignature } from './verify-passkey.ts'

const refused = () => new ProblemError(422, 'passkey_refused', problems.refused)

/** The account of the second step: that of its challenge, whatever the authenticator says. @throws 410 `challenge_ended` */
async function ownerOf(db: Database, challenge: string, now: Date): Promise<Owner> {
  const link = await findLink(db, 'two_factor', challenge, now)
  if (link?.state !== 'good') throw challengeEnded()
  return { organizationId: link.organizationId, adminId: link.subjectId }
}

interface Answer {
  readonly credential: SignedCredential
  readonly owner: Owner
  readonly party: RelyingParty
  readonly purpose: ChallengeFor
}

/** The passkey of the owner that signed the answer, and its new count; null for every other answer. */
async function provenPasskey({ db }: Services, { credential, owner, party, purpose }: Answer, now: Date) {
  const challenge = await spendChallenge(db, credential.client_data, purpose, now)
  const [[passkey]] = await db
    .forOrganization(owner.organizationId)
    .read(q => [passkeyByCredential(q, owner, credential.credential_id)])
  if (!challenge || !passkey) return null
  const needsPerson = purpose.purpose === 'sign_in'
  const counter = await verifySignature(party, credential, passkey, { challenge, needsPerson })
  return counter === null ? null : { passkey, counter }
}

/**
 * Signs in with a passkey: as the second step, or without a password. All refusals look the same, so that nobody learns whether there
 * is an account. @throws 403 `organization_suspended`; 409 `passkeys_unavailable`; 410 `challenge_ended`; 422 `passkey_refused`
 */
export async function signInWithPasskey(
  services: Services,
  { challenge, credential }: BodyOf<(typeof twoFactorContract)['passkeys.signIn']>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { db, clock, settings } = services
  const party = requireRelyingParty(settings)
  const now = clock.now()
  const owner = challenge ? await ownerOf(db, challenge, now) : ownerIn(credential.user_handle)
  if (!owner) throw refused()
  const purpose: ChallengeFor = challenge
    ? { purpose: 'second_step', adminId: owner.adminId }
    : { purpose: 'sign_in', adminId: null }
  const proven = await provenPasskey(services, { credential, owner, party, purpose }, now)
  if (!proven) throw refused()
  const org = db.forOrganization(owner.organizationId, request.ip)
  const [[organization]] = await org.read(q => [organizationById(q, owner.organizationId)])
  requireNotSuspended(organization)
  const { admin, token } = await org.write(async tx => {
    // Locked, so that the person is not removed before the session exists.
    const found = await adminById(tx.q, tx.organizationId, owner.adminId).forUpdate().executeTakeFirst()
    if (!found || found.removed_at || !(await recordUse(tx, proven.passkey, proven.counter, now))) throw refused()
    if (challenge && !(await spendLink(tx, challenge, now))) throw challengeEnded()
    return { admin: found, token: await recordSignIn(tx, found, request, now, 'passkey') }
  })
  return signedInReply(services, reply, admin, token, now)
}
