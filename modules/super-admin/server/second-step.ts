import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashToken } from '#platform/auth/secrets.ts'
import type { PlatformTransaction } from '#platform/db/platform-transaction.ts'
import { conflict, invalidField } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import {
  acceptedStep,
  afterWrongCode,
  challengeEnded,
  codesLocked,
  hashCode,
  lockedUntil,
  newRecoveryCodes,
  newSecret,
  NO_WRONG_CODES,
  secretUri,
} from '#modules/two-factor/public.ts'
import { tidyRecoveryCode } from '#modules/two-factor/policy.ts'
import { twoFactorProblems } from '#modules/two-factor/words/problems.ts'
import type { SuperAdminSignedIn } from '../contract.ts'
import { superAdminProblems as problems } from '../words/problems.ts'
import { challengeByHash, spendChallenge } from './queries/sessions.ts'
import {
  lockSuperAdmin,
  markRecoveryCodeUsed,
  replaceRecoveryCodes,
  type SuperAdminRow,
  updateSuperAdmin,
} from './queries/super-admins.ts'
import { actorOf, rememberSuperAdmin, startSession } from './sessions.ts'

type GivenCode = { readonly code: string } | { readonly recovery_code: string }

const contextOf = (id: string) => `super-admin secret ${id}`

/** Whose login a challenge continues. @throws 410 `challenge_ended` */
async function personOf({ db, clock }: Services, challenge: string): Promise<SuperAdminRow> {
  const row = await db.unsafeAcrossOrganizations(async q => {
    const found = await challengeByHash(q, hashToken(challenge), clock.now()).executeTakeFirst()
    return found && lockSuperAdmin(q, found.super_admin_id).executeTakeFirst()
  })
  if (!row) throw challengeEnded()
  return row
}

/** Creates the secret for the authenticator app of a person who has none. @throws 409 `two_factor_on`; 410 `challenge_ended` */
export async function startSetup(services: Services, challenge: string) {
  const { id, email, two_factor_at } = await personOf(services, challenge)
  if (two_factor_at) throw conflict('two_factor_on', problems.setupDone)
  const secret = newSecret()
  const sealed_secret = services.db.vault.seal(contextOf(id), secret)
  await services.db.unsafeAcrossOrganizations(q => updateSuperAdmin(q, id, { sealed_secret }))
  return { secret, uri: secretUri(secret, email) }
}

/** Whether the code is right, and used up with that. */
async function isRight(tx: PlatformTransaction, row: SuperAdminRow, given: GivenCode, now: Date): Promise<boolean> {
  if ('recovery_code' in given)
    return row.two_factor_at !== null && markRecoveryCodeUsed(tx.q, row.id, hashCode(row.id, given.recovery_code), now)
  if (!row.sealed_secret) throw conflict('no_setup', problems.setupMissing)
  const step = acceptedStep(tx.vault.open(contextOf(row.id), row.sealed_secret), given.code, now, row.last_step)
  if (step !== null) await updateSuperAdmin(tx.q, row.id, { last_step: step })
  return step !== null
}

/** With the first right code the app is set up. @returns the recovery codes then */
async function completeSetup(tx: PlatformTransaction, row: SuperAdminRow, now: Date): Promise<string[] | null> {
  if (row.two_factor_at) return null
  const codes = newRecoveryCodes()
  await updateSuperAdmin(tx.q, row.id, { two_factor_at: now })
  await replaceRecoveryCodes(
    tx.q,
    row.id,
    codes.map(code => hashCode(row.id, tidyRecoveryCode(code))),
  )
  await tx.record('super_admin.app_added', row, {})
  return codes
}

/** Counts a wrong code. @returns until when codes are refused, if it was one too many */
async function countWrong(tx: PlatformTransaction, row: SuperAdminRow, now: Date): Promise<Date | null> {
  const next = afterWrongCode(row, now)
  await updateSuperAdmin(tx.q, row.id, next)
  await tx.record('super_admin.code_refused', row, { locked: next.locked_until !== null })
  return next.locked_until
}

type Outcome =
  | { readonly signedIn: SuperAdminSignedIn }
  | { readonly signedIn?: undefined; readonly locked: Date | null }

/** The code, the challenge and the session are settled in one transaction: of two requests with the same code one wins. */
async function settle(
  tx: PlatformTransaction,
  { id, challenge, given, now }: { id: string; challenge: string; given: GivenCode; now: Date },
): Promise<Outcome> {
  const row = await lockSuperAdmin(tx.q, id).executeTakeFirst()
  if (!row) throw challengeEnded()
  const locked = lockedUntil(row, now)
  if (locked) throw codesLocked(locked, now)
  // An error would undo the count of the wrong code, so it is reported after the transaction.
  if (!(await isRight(tx, row, given, now))) return { locked: await countWrong(tx, row, now) }
  if (!(await spendChallenge(tx.q, hashToken(challenge)))) throw challengeEnded()
  await updateSuperAdmin(tx.q, row.id, NO_WRONG_CODES)
  const recovery_codes = await completeSetup(tx, row, now)
  const way = 'recovery_code' in given ? 'recovery_code' : 'authenticator'
  return { signedIn: { ...(await startSession(tx, row, way, now)), recovery_codes } }
}

/**
 * The second step of a login: a code from the app or a recovery code. At the first login it also completes the setup of the app.
 * @throws 410 `challenge_ended`; 422 for a wrong code; 429 `two_factor_locked`
 */
export async function confirmSignIn(
  services: Services,
  { challenge, ...given }: { challenge: string } & GivenCode,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SuperAdminSignedIn> {
  const now = services.clock.now()
  const person = await personOf(services, challenge)
  const outcome = await services.db.asSuperAdmin(actorOf(person, request), tx =>
    settle(tx, { id: person.id, challenge, given, now }),
  )
  if (outcome.signedIn) {
    rememberSuperAdmin(services, reply, person)
    return outcome.signedIn
  }
  if (outcome.locked) throw codesLocked(outcome.locked, now)
  if ('recovery_code' in given) throw invalidField('recovery_code', twoFactorProblems.wrongRecoveryCode)
  throw invalidField('code', person.two_factor_at ? twoFactorProblems.wrongCode : twoFactorProblems.wrongSetupCode)
}
