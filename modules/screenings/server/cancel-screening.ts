import type { Cause, OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import { updateProgress } from '#modules/applications/public.ts'
import { returnUnit } from '#modules/billing/public.ts'
import { isUnstarted } from '../policy.ts'
import { screeningProblems } from '../words/problems.ts'
import { lockScreening, type ScreeningRow, updateScreening } from './queries.ts'

/** Cancels an invitation and returns its unit, unless the interview was started. The caller holds the lock. Links still open the page, which says that it was cancelled. */
export async function cancelLocked(
  tx: OrganizationTransaction,
  row: ScreeningRow,
  cause: Cause,
  why: 'admin' | 'retake' | 'withdrawn' | 'rejected' | 'closed',
  now: Date,
): Promise<ScreeningRow> {
  const cancelled = await updateScreening(tx, row.id, {
    state: 'cancelled',
    ended_at: now,
  })
  if (isUnstarted(row.state)) await returnUnit(tx, 'interview', row.id)
  await updateProgress(tx, row.application_id, { screening: { state: 'cancelled', until: null } })
  await tx.emit('screening.cancelled', row.application_id, { screening_id: row.id, why }, cause)
  return cancelled
}

/** @throws 404, 409 `already_started` */
export async function cancelScreening(
  tx: OrganizationTransaction,
  id: string,
  adminId: string,
  now: Date,
): Promise<ScreeningRow> {
  const row = await lockScreening(tx, id)
  if (!row) throw notFound()
  if (row.state === 'cancelled' || row.state === 'expired') return row
  if (!isUnstarted(row.state)) throw conflict('already_started', screeningProblems.alreadyStarted, { state: row.state })
  return cancelLocked(tx, row, { kind: 'admin', id: adminId }, 'admin', now)
}
