import type { FastifyReply, FastifyRequest } from 'fastify'
import { findLink, spendLink } from '#platform/auth/links.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { invalidField } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { adminById, recordSignIn, requireNotSuspended, signedInReply } from '#modules/accounts/public.ts'
import { organizationById } from '#modules/organizations/public.ts'
import { twoFactorProblems as problems } from '../words/problems.ts'
import { checkCode, type GivenCode } from './check-code.ts'
import { countUnusedCodes } from './queries/recovery-codes.ts'
import { challengeEnded } from './challenge-ended.ts'
import { codesLocked } from './wrong-codes.ts'

async function noteRecoveryCode(tx: OrganizationTransaction, adminId: string): Promise<void> {
  const { left } = await countUnusedCodes(tx.q, tx.organizationId, adminId).executeTakeFirstOrThrow()
  await tx.emit('admin.recovery_code_used', adminId, { left }, { kind: 'admin', id: adminId })
}

/**
 * The second step of logging in. The code, the challenge and the session are settled in one transaction: of two requests with the same
 * code or the same challenge one wins. @throws 410 `challenge_ended`; 422 for a wrong code; 429 `two_factor_locked`
 */
export async function signInWithCode(
  services: Services,
  { challenge, ...given }: { challenge: string } & GivenCode,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { db, clock } = services
  const now = clock.now()
  const link = await findLink(db, 'two_factor', challenge, now)
  if (link?.state !== 'good') throw challengeEnded()
  const org = db.forOrganization(link.organizationId, request.ip)
  const settled = await org.write(async tx => {
    // Locked, so that the person is not removed and gets no new password before the session exists.
    const admin = await adminById(tx.q, tx.organizationId, link.subjectId).forUpdate().executeTakeFirst()
    requireNotSuspended(await organizationById(tx.q, tx.organizationId).executeTakeFirst())
    // Without a method since the password was entered, the password alone is enough the next time.
    if (!admin?.two_factor_at) throw challengeEnded()
    const outcome = await checkCode(tx, admin.id, given, now)
    if (outcome.result !== 'accepted') return { outcome }
    if (!(await spendLink(tx, challenge, now))) throw challengeEnded()
    if ('recovery_code' in given) await noteRecoveryCode(tx, admin.id)
    return { outcome, admin, token: await recordSignIn(tx, admin, request, now) }
  })
  const { outcome } = settled
  if (settled.admin) return signedInReply(services, reply, settled.admin, settled.token, now)
  if (outcome.result === 'locked') throw codesLocked(outcome.until, now)
  if ('recovery_code' in given) throw invalidField('recovery_code', problems.wrongRecoveryCode)
  throw invalidField('code', problems.wrongCode)
}
