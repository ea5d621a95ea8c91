import { DAY, later } from '#platform/clock/clock.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import { applicationById, updateProgress } from '#modules/applications/public.ts'
import { reserveUnit } from '#modules/billing/public.ts'
import { isLive } from '../policy.ts'
import { screeningProblems } from '../words/problems.ts'
import { lockScreening, screeningsOf, type ScreeningRow, updateScreening } from './queries.ts'
import { scheduleWindow } from './window.ts'

/**
 * Opens an interview for a new period from now on and e-mails the candidate again. An expired one is invited again with a newly
 * reserved unit. @throws 404, 402 `limit_reached`, 409 `not_active`, `already_over`
 */
export async function rescheduleScreening(
  tx: OrganizationTransaction,
  applicationId: string,
  validDays: number | undefined,
  adminId: string,
  now: Date,
): Promise<ScreeningRow> {
  const application = await applicationById(tx.q, tx.organizationId, applicationId).forUpdate().executeTakeFirst()
  if (!application) throw notFound()
  if (application.outcome !== 'active') throw conflict('not_active', screeningProblems.applicationEnded)
  const [latest] = await screeningsOf(tx.q, tx.organizationId, { applicationId }).execute()
  const row = latest && (await lockScreening(tx, latest.id))
  if (!row) throw notFound(screeningProblems.notInvited)
  if (!isLive(row.state) && row.state !== 'expired') {
    throw conflict('already_over', screeningProblems.alreadyOver, { state: row.state })
  }
  const until = later(now, (validDays ?? row.snapshot.settings.link_valid_days) * DAY)
  if (row.state === 'expired' && !application.sample) await reserveUnit(tx, 'interview', row.id, now)
  const state = row.state === 'expired' ? 'invited' : row.state
  const changed = await updateScreening(tx, row.id, {
    state,
    until,
    reminded_at: null,
    ...(row.state === 'expired' && { ended_at: null, invited_at: now }),
  })
  await scheduleWindow(tx, row.id, until, row.snapshot.settings.reminder_days, now)
  await updateProgress(tx, applicationId, { screening: { state, until } })
  await tx.emit(
    'screening.invited',
    applicationId,
    { screening_id: row.id, until: until.toISOString(), again: true, retake: row.retake },
    { kind: 'admin', id: adminId },
  )
  return changed
}
