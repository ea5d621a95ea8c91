import { requireLink, spendLink, voidLinks } from '#platform/auth/links.ts'
import { hashPassword, verifyPassword } from '#platform/auth/passwords.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, invalidField, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { accountsOf } from './addresses.read-model.ts'
import { adminById, type AdminRow, lockUnchanged, updateAdmin } from './queries.ts'
import { endSessions } from './sessions.ts'
import { takeAddress } from './take-address.ts'
import { weaknessOf } from './weak-passwords.ts'
import { accountProblems } from '../words/problems.ts'

/** Requests a reset link, by event. The reply does not reveal whether the address is known. */
export async function forgotPassword({ db }: Services, email: string): Promise<void> {
  const { confirmed, unconfirmed } = await accountsOf(db, email)
  const admin = confirmed ?? unconfirmed
  if (!admin || admin.organization_status !== 'active') return
  await db
    .forOrganization(admin.organization_id)
    .write(tx => tx.emit('admin.password_forgotten', admin.id, {}, { kind: 'system' }))
}

async function setPassword(
  tx: OrganizationTransaction,
  adminId: string,
  password: string,
  now: Date,
  butToken?: string,
): Promise<string> {
  const password_hash = await hashPassword(password)
  await updateAdmin(tx, adminId, { password_hash })
  await endSessions(tx, adminId, butToken)
  await voidLinks(tx, 'reset_password', adminId, now)
  await voidLinks(tx, 'two_factor', adminId, now)
  await tx.emit('admin.password_changed', adminId, {}, { kind: 'admin', id: adminId })
  return password_hash
}

/** Sets a new password with a reset link, once. Because the link was sent to the address, this also confirms the address. */
export async function resetPassword({ db, clock }: Services, token: string, password: string): Promise<AdminRow> {
  const now = clock.now()
  const link = await requireLink(db, 'reset_password', token, now)
  return db.forOrganization(link.organizationId).write(async tx => {
    const admin = await adminById(tx.q, tx.organizationId, link.subjectId).executeTakeFirst()
    if (!admin) throw notFound()
    const weakness = weaknessOf(password, [admin.email.split('@')[0]!, admin.name])
    if (weakness) throw invalidField('password', weakness)
    if (!(await spendLink(tx, token, now))) throw conflict('link_used', accountProblems.linkUsed)
    await takeAddress(tx, admin, now)
    return { ...admin, password_hash: await setPassword(tx, admin.id, password, now) }
  })
}

/** A person who has entered their password again, for what a stranger at their desk must not do. @throws 422 on `field` */
export async function requireOwnPassword(
  org: OrganizationDb,
  adminId: string,
  password: string,
  field = 'password',
): Promise<AdminRow> {
  const [[admin]] = await org.read(q => [adminById(q, org.organizationId, adminId)])
  if (!admin || !(await verifyPassword(admin.password_hash, password)))
    throw invalidField(field, accountProblems.wrongCurrentPassword)
  return admin
}

/** Changes the caller's own password. The current session stays open. @throws 404 for another person's ID */
export async function changePassword(
  { db, clock }: Services,
  actor: Actor,
  id: string,
  given: { current_password: string; new_password: string },
  token: string | undefined,
): Promise<AdminRow> {
  if (id !== actor.adminId) throw notFound()
  const org = db.forOrganization(actor.organizationId)
  const admin = await requireOwnPassword(org, id, given.current_password, 'current_password')
  const weakness = weaknessOf(given.new_password, [admin.email.split('@')[0]!, admin.name])
  if (weakness) throw invalidField('new_password', weakness)
  return org.write(async tx => {
    // Whoever only knows an old password must not replace the one that was set meanwhile.
    if (!(await lockUnchanged(tx, admin).executeTakeFirst()))
      throw invalidField('current_password', accountProblems.wrongCurrentPassword)
    return { ...admin, password_hash: await setPassword(tx, id, given.new_password, clock.now(), token) }
  })
}
