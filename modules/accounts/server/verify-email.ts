import { findLink, requireLink, spendLink } from '#platform/auth/links.ts'
import { DAY, MINUTE } from '#platform/clock/clock.ts'
import { conflict, tooMany } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import { adminById, lockUnconfirmedAdmin, verificationsAskedSince } from './queries.ts'
import { takeAddress } from './take-address.ts'
import { accountProblems } from '../words/problems.ts'

/** The address that a link confirms, and whether the link is valid. Changes nothing, because mail scanners open links. */
export async function checkVerification({ db, clock }: Services, token: string) {
  const link = await findLink(db, 'verify_email', token, clock.now())
  if (!link) return { state: 'unknown' as const, email: null, organization_name: null }
  const org = db.forOrganization(link.organizationId)
  const [[admin]] = await org.read(q => [adminById(q, org.organizationId, link.subjectId)])
  if (!admin) return { state: 'unknown' as const, email: null, organization_name: null }
  const { organization } = await readOrganization(org)
  const state = link.state === 'voided' ? 'expired' : link.state
  return {
    state: admin.email_verified_at ? ('used' as const) : state,
    email: admin.email,
    organization_name: organization.name,
  }
}

/** Confirms an address with its link, once. */
export async function verifyEmail({ db, clock }: Services, token: string) {
  const now = clock.now()
  const link = await requireLink(db, 'verify_email', token, now)
  const email = await db.forOrganization(link.organizationId).write(async tx => {
    if (!(await spendLink(tx, token, now))) throw conflict('link_used', accountProblems.verificationUsed)
    const admin = await adminById(tx.q, tx.organizationId, link.subjectId).executeTakeFirstOrThrow()
    await takeAddress(tx, admin, now)
    await tx.emit('admin.verified', link.subjectId, {}, { kind: 'admin', id: link.subjectId })
    return admin.email
  })
  return { state: 'verified' as const, email }
}

/** Requests the verification e-mail again: at most once a minute and five times a day. The reply is the same for unknown registrations. */
export async function resendVerification({ db, clock }: Services, organizationId: string) {
  const now = clock.now()
  const org = db.forOrganization(organizationId)
  await org.write(async tx => {
    const waiting = await lockUnconfirmedAdmin(tx)
    if (!waiting) return
    const asked = await verificationsAskedSince(tx, waiting.id, new Date(now.getTime() - DAY))
    const latest = asked[0]?.at.getTime() ?? 0
    if (now.getTime() - latest < MINUTE) throw tooMany(Math.max(1, Math.ceil((latest + MINUTE - now.getTime()) / 1000)))
    if (asked.length > 5) throw tooMany(DAY / 1000)
    await tx.emit('admin.verification_asked', waiting.id, {}, { kind: 'system' })
  })
  return { state: 'sent' as const, email: null }
}
