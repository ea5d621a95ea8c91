import { DAY, later } from '#platform/clock/clock.ts'
import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Voice } from '#platform/speech/port.ts'
import { applicationById } from '#modules/applications/public.ts'
import { insertScreening, type ScreeningRow } from './queries.ts'
import { takeSnapshot } from './snapshot.ts'
import { scheduleWindow } from './window.ts'

const VALID_DAYS = 7

/**
 * The screening of a colleague's practice interview: as candidates take it, but nothing is recorded, no unit of the plan is used and no
 * e-mail is sent.
 * @throws 409 `no_ai_round`
 */
export async function startPracticeScreening(
  voice: Voice,
  tx: OrganizationTransaction,
  applicationId: string,
  adminId: string,
  now: Date,
): Promise<ScreeningRow> {
  const application = await applicationById(tx.q, tx.organizationId, applicationId).executeTakeFirst()
  if (!application) throw notFound()
  const snapshot = await takeSnapshot(tx, application, voice)
  const settings = {
    ...snapshot.settings,
    recording: 'none' as const,
    integrity_signals: false,
    reminder_days: [],
  }
  const id = newId()
  const until = later(now, VALID_DAYS * DAY)
  const screening = await insertScreening(tx, {
    organization_id: tx.organizationId,
    id,
    application_id: applicationId,
    candidate_id: application.candidate_id,
    job_id: application.job_id,
    state: 'invited',
    snapshot: json({ ...snapshot, settings }),
    retake: false,
    until,
    invited_by: adminId,
    invited_at: now,
  })
  await scheduleWindow(tx, id, until, [], now)
  return screening
}
