import type { Cause, OrganizationTransaction } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import { applicationWords } from '../words/problems.ts'
import { type ApplicationRow, lockApplication, updateApplication } from './queries.ts'

/** Notes that everything about a locked application is to be deleted; the daily task does it. Idempotent. */
export async function noteErasure(
  tx: OrganizationTransaction,
  { id, erasure_requested_at }: ApplicationRow,
  by: Cause,
  now: Date,
): Promise<void> {
  if (erasure_requested_at) return
  await updateApplication(tx, id, { erasure_requested_at: now })
  await tx.emit('application.erasure_requested', id, {}, by)
}

/** A recruiter passes on that a candidate asked for it, for example by e-mail. @throws 404 */
export async function requestErasure(
  tx: OrganizationTransaction,
  applicationId: string,
  adminId: string,
  now: Date,
): Promise<void> {
  const application = await lockApplication(tx, applicationId)
  if (!application) throw notFound(applicationWords.missing)
  await noteErasure(tx, application, { kind: 'admin', id: adminId }, now)
}
