import type { Cause, OrganizationTransaction } from '#platform/db/organization.ts'
import { type ApplicationRow, updateApplication } from './queries.ts'

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
