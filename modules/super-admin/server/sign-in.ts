import type { FastifyReply, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { verifyPassword } from '#platform/auth/passwords.ts'
import { hashToken, newToken } from '#platform/auth/secrets.ts'
import { later, MINUTE } from '#platform/clock/clock.ts'
import { ProblemError } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { countSignIn, knownDevice } from '#modules/accounts/public.ts'
import type { SuperAdminSignedIn } from '../contract.ts'
import { superAdminProblems as problems } from '../words/problems.ts'
import { insertChallenge } from './queries/sessions.ts'
import { lockSuperAdmin, superAdminByEmail, type SuperAdminRow } from './queries/super-admins.ts'
import { actorOf, rememberSuperAdmin, startSession } from './sessions.ts'

/** How long the second step may take. */
const CHALLENGE_MS = 10 * MINUTE

const wrongCredentials = () => new ProblemError(401, 'wrong_credentials', problems.wrongCredentials)

/** The demonstration's account has a known password: it works only with the demonstration, and from the same computer. */
const isOpen = ({ demo }: SuperAdminRow, { settings }: Services, { ip }: FastifyRequest) =>
  !demo || (settings.DEMO && ipaddr.process(ip).range() === 'loopback')

async function askForCode({ db }: Services, row: SuperAdminRow, now: Date): Promise<ProblemError> {
  const challenge = newToken()
  await db.unsafeAcrossOrganizations(async q => {
    // A reset or a removal since the account was read has ended all challenges, and ends this one as well.
    const unchanged = lockSuperAdmin(q, row.id).where('password_hash', '=', row.password_hash)
    if (!(await unchanged.executeTakeFirst())) throw wrongCredentials()
    await insertChallenge(q, {
      challenge_hash: hashToken(challenge),
      super_admin_id: row.id,
      expires_at: later(now, CHALLENGE_MS),
    })
  })
  return row.two_factor_at
    ? new ProblemError(403, 'two_factor_required', problems.codeNeeded, { challenge })
    : new ProblemError(403, 'two_factor_setup_required', problems.setupNeeded, { challenge })
}

/**
 * The first step of a login. A wrong password has the same reply and takes the same time with and without an account.
 * @throws 401; 403 `two_factor_required` or `two_factor_setup_required` with a challenge for the second step; 429
 */
export async function signIn(
  services: Services,
  { email, password }: { email: string; password: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SuperAdminSignedIn> {
  const row = await services.db.unsafeAcrossOrganizations(q => superAdminByEmail(q, email).executeTakeFirst())
  await countSignIn(services, {
    kind: 'super-admin sign-in',
    email,
    address: request.ip,
    deviceId: knownDevice(services, request, row),
  })
  const right = await verifyPassword(row?.password_hash ?? null, password)
  if (!row || !right || !isOpen(row, services, request)) throw wrongCredentials()
  const now = services.clock.now()
  if (!row.demo) throw await askForCode(services, row, now)
  const session = await services.db.asSuperAdmin(actorOf(row, request), tx =>
    startSession(tx, row, 'demonstration', now),
  )
  rememberSuperAdmin(services, reply, row)
  return { ...session, recovery_codes: null }
}
