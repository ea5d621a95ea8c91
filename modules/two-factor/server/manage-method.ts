import { MINUTE, later } from '#platform/clock/clock.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, gone, invalidField } from '#platform/errors/problem-error.ts'
import { adminById, requireOwnPassword } from '#modules/accounts/public.ts'
import { twoFactorProblems as problems } from '../words/problems.ts'
import { acceptedStep, newSecret, secretUri } from './app-codes.ts'
import { deleteMethod, lockMethod, methodOf, updateMethod, writePendingMethod } from './queries/authenticators.ts'
import { countUnusedCodes, lockAttempts } from './queries/recovery-codes.ts'
import { openSecret, sealSecret } from './secret.ts'
import { giveCodes, settleMethods } from './settle-methods.ts'

/** How long a secret can be confirmed. */
const SETUP_MS = 30 * MINUTE

export async function readMethod(org: OrganizationDb, adminId: string) {
  const [[method], [unused], [admin]] = await org.read(q => [
    methodOf(q, org.organizationId, adminId),
    countUnusedCodes(q, org.organizationId, adminId),
    adminById(q, org.organizationId, adminId),
  ])
  const added = method?.confirmed_at
  return {
    on: Boolean(admin?.two_factor_at),
    authenticator: added ? { added_at: added.toISOString() } : null,
    recovery_codes_left: unused?.left ?? 0,
  }
}

/** Begins to set up an app. @throws 409 `two_factor_on`; 422 for a wrong password */
export async function startSetup(org: OrganizationDb, adminId: string, password: string, now: Date) {
  const { email } = await requireOwnPassword(org, adminId, password)
  const secret = newSecret()
  await org.write(async tx => {
    const row = { organization_id: tx.organizationId, admin_id: adminId, created_at: now, last_step: 0 }
    const isFirst = await writePendingMethod(tx, { ...row, sealed_secret: sealSecret(tx, adminId, secret) })
    if (!isFirst) throw conflict('two_factor_on', problems.isOn)
  })
  return { secret, uri: secretUri(secret, email) }
}

const cause = (adminId: string) => ({ kind: 'admin', id: adminId }) as const

/** Switches it on. @returns the recovery codes, if it is the first method @throws 409 `two_factor_on`; 410 `setup_ended`; 422 for a wrong code */
export async function confirmSetup(
  tx: OrganizationTransaction,
  adminId: string,
  code: string,
  now: Date,
): Promise<string[] | null> {
  await lockAttempts(tx, adminId)
  const method = await lockMethod(tx, adminId)
  if (method?.confirmed_at) throw conflict('two_factor_on', problems.isOn)
  if (!method || later(method.created_at, SETUP_MS) <= now) throw gone('setup_ended', problems.setupEnded)
  const last_step = acceptedStep(openSecret(tx, method), code, now, method.last_step)
  if (last_step === null) throw invalidField('code', problems.wrongSetupCode)
  await updateMethod(tx, adminId, { confirmed_at: now, last_step })
  await tx.emit('admin.two_factor_added', adminId, {}, cause(adminId))
  return (await settleMethods(tx, adminId, now)).codes
}

/** @returns the new recovery codes @throws 409 `two_factor_off`; 422 for a wrong password */
export async function renewCodes(org: OrganizationDb, adminId: string, password: string): Promise<string[]> {
  await requireOwnPassword(org, adminId, password)
  return org.write(async tx => {
    await lockAttempts(tx, adminId)
    const admin = await adminById(tx.q, tx.organizationId, adminId).executeTakeFirst()
    if (!admin?.two_factor_at) throw conflict('two_factor_off', problems.isOff)
    await tx.emit('admin.recovery_codes_renewed', adminId, {}, cause(adminId))
    return giveCodes(tx, adminId)
  })
}

/** Removes the app. @throws 409 `two_factor_off`; 422 for a wrong password */
export async function removeMethod(org: OrganizationDb, adminId: string, password: string, now: Date): Promise<void> {
  await requireOwnPassword(org, adminId, password)
  await org.write(async tx => {
    await lockAttempts(tx, adminId)
    if (!(await deleteMethod(tx, adminId))) throw conflict('two_factor_off', problems.isOff)
    const { on } = await settleMethods(tx, adminId, now)
    await tx.emit('admin.two_factor_removed', adminId, { still_on: on }, cause(adminId))
  })
}
