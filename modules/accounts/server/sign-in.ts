import type { FastifyReply, FastifyRequest } from 'fastify'
import { addLink } from '#platform/auth/links.ts'
import { verifyPassword } from '#platform/auth/passwords.ts'
import { later, MINUTE } from '#platform/clock/clock.ts'
import type { BodyOf, ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { ProblemError } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import type { accountsContract, TwoFactorMethod } from '../contract.ts'
import { accountsOf } from './addresses.read-model.ts'
import { recordSignIn, signedInReply, wrongCredentials } from './complete-sign-in.ts'
import { knownDevice } from './known-devices.ts'
import { type AdminRow, lockUnchanged } from './queries.ts'
import { countSignIn } from './sign-in-limits.ts'
import { suspended } from './suspended.ts'
import { accountProblems } from '../words/problems.ts'

type Login = (typeof accountsContract)['accounts.login']

/** How long the second step may take. */
const CHALLENGE_MS = 10 * MINUTE

/**
 * Logs an admin in. For every address, with or without an account or an unconfirmed registration, two password hashes are
 * compared, so that a wrong password always has the same reply and takes the same time. Whether an account has two-factor authentication shows only
 * after the right password. @throws 401, 403 `two_factor_required` with a challenge for the second step
 */
export async function signIn(
  services: Services,
  input: BodyOf<Login>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ReplyGiven<Login>> {
  const { db, clock } = services
  const { confirmed: found, unconfirmed } = await accountsOf(db, input.email)
  await countSignIn(services, {
    kind: 'sign-in',
    email: input.email,
    address: request.ip,
    deviceId: knownDevice(services, request, found),
  })
  const [right, rightUnconfirmed] = await Promise.all([
    verifyPassword(found?.password_hash ?? null, input.password),
    verifyPassword(unconfirmed?.password_hash ?? null, input.password),
  ])
  if (!right && unconfirmed && rightUnconfirmed) {
    throw new ProblemError(403, 'email_not_verified', accountProblems.unconfirmedAddress, {
      organization_id: unconfirmed.organization_id,
    })
  }
  if (!found || !right) throw wrongCredentials()
  if (found.organization_status !== 'active') throw suspended(found)
  const now = clock.now()
  const org = db.forOrganization(found.organization_id, request.ip)
  if (found.two_factor_at) throw codeNeeded(await org.write(tx => newChallenge(tx, found, now)), found.two_factor)
  const token = await org.write(tx => recordSignIn(tx, found, request, now))
  return signedInReply(services, reply, found, token, now)
}

/** For the second step: stored hashed, bound to the account, ended by its use and by a new password. */
async function newChallenge(tx: OrganizationTransaction, admin: AdminRow, now: Date): Promise<string> {
  if (!(await lockUnchanged(tx, admin).executeTakeFirst())) throw wrongCredentials()
  return addLink(tx, 'two_factor', admin.id, later(now, CHALLENGE_MS))
}

const codeNeeded = (challenge: string, methods: readonly TwoFactorMethod[]) =>
  new ProblemError(403, 'two_factor_required', accountProblems.codeNeeded, { challenge, methods })
