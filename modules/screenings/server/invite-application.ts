import { DAY, later } from '#platform/clock/clock.ts'
import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { Voice } from '#platform/speech/port.ts'
import type { EmailText } from '#modules/applications/contract.ts'
import {
  advanceTo,
  applicationById,
  candidateById,
  type PlannedInterview,
  requireAddress,
  updateProgress,
} from '#modules/applications/public.ts'
import { reserveUnit } from '#modules/billing/public.ts'
import { isLive, isOver, isUnstarted, withExtraTime } from '../policy.ts'
import { screeningProblems } from '../words/problems.ts'
import { cancelLocked } from './cancel-screening.ts'
import { presentSummary } from './present.ts'
import { insertScreening, lockScreening, type ScreeningRow, screeningsOf } from './queries.ts'
import { takeSnapshot } from './snapshot.ts'
import { scheduleWindow } from './window.ts'

interface Invitation {
  readonly valid_days?: number | undefined
  readonly retake: boolean
  readonly email?: EmailText
  /** Right away, if not given. */
  readonly sendEmailAt?: Date
}

/**
 * Refuses a second invitation. For a retake, an unstarted invitation is cancelled.
 * @returns how many interviews have been taken before, how many of them were completed, and the extra time granted for the last one
 */
async function clearEarlierScreenings(
  tx: OrganizationTransaction,
  applicationId: string,
  retake: boolean,
  adminId: string,
  now: Date,
): Promise<{ taken: number; completed: number; extraTime: number }> {
  const earlier = await screeningsOf(tx.q, tx.organizationId, { applicationId }).execute()
  const extraTime = earlier[0]?.extra_time_percent ?? 0
  const live = earlier.find(({ state }) => isLive(state))
  const over = earlier.filter(({ state }) => isOver(state))
  const completed = over.filter(({ state }) => state === 'completed').length
  const existing = live ?? over[0]
  if (!existing) return { taken: 0, completed, extraTime }
  if (!retake) {
    const detail = live ? screeningProblems.alreadyInvited : screeningProblems.alreadyTaken
    throw conflict('already_invited', detail, { ...presentSummary(existing) })
  }
  if (live && !isUnstarted(live.state))
    throw conflict('interview_running', screeningProblems.running, { ...presentSummary(live) })
  if (live) await cancelLocked(tx, (await lockScreening(tx, live.id))!, { kind: 'admin', id: adminId }, 'retake', now)
  return { taken: over.length, completed, extraTime }
}

/**
 * Invites a candidate to the AI interview: stores what it is conducted with and reserves a unit of the plan.
 * @throws 402 `limit_reached`, 409 `already_invited`, `interview_running`, `no_retakes_left`, `not_active`, `no_ai_round`
 */
export async function inviteApplication(
  voice: Voice,
  tx: OrganizationTransaction,
  applicationId: string,
  { valid_days, retake, email, sendEmailAt }: Invitation,
  adminId: string,
  now: Date,
): Promise<ScreeningRow> {
  const application = await applicationById(tx.q, tx.organizationId, applicationId).forUpdate().executeTakeFirst()
  if (!application) throw notFound()
  if (application.outcome !== 'active') throw conflict('not_active', screeningProblems.applicationEnded)
  requireAddress(await candidateById(tx.q, tx.organizationId, application.candidate_id).executeTakeFirstOrThrow())
  const earlier = await clearEarlierScreenings(tx, applicationId, retake, adminId, now)
  const repeated = earlier.taken > 0
  const snapshot = await takeSnapshot(tx, application, voice)
  const { retakes } = snapshot.settings
  if (earlier.completed > retakes) throw conflict('no_retakes_left', screeningProblems.noRetakesLeft(retakes))
  const id = newId()
  if (!application.sample) await reserveUnit(tx, 'interview', id, now)
  const until = later(now, (valid_days ?? snapshot.settings.link_valid_days) * DAY)
  const screening = await insertScreening(tx, {
    organization_id: tx.organizationId,
    id,
    application_id: applicationId,
    candidate_id: application.candidate_id,
    job_id: application.job_id,
    state: 'invited',
    snapshot: json(snapshot),
    retake: repeated,
    extra_time_percent: earlier.extraTime,
    until,
    invited_by: adminId,
    invited_at: now,
  })
  await scheduleWindow(tx, id, until, snapshot.settings.reminder_days, now)
  await updateProgress(tx, applicationId, { screening: { state: 'invited', until } })
  await advanceTo(tx, applicationId, 'screening', ['applied'], now)
  await tx.emit(
    'screening.invited',
    applicationId,
    {
      screening_id: id,
      until: until.toISOString(),
      again: false,
      retake: repeated,
      ...(email && { email }),
      ...(sendEmailAt && { send_email_at: sendEmailAt.toISOString() }),
    },
    { kind: 'admin', id: adminId },
  )
  return screening
}

/** What the interview will be if it is sent now, for the preview of its invitation. @throws 404, 409 `no_ai_round` */
export async function planInterview(
  voice: Voice,
  tx: OrganizationTransaction,
  applicationId: string,
  validDays: number | undefined,
  now: Date,
): Promise<PlannedInterview> {
  const application = await applicationById(tx.q, tx.organizationId, applicationId).executeTakeFirst()
  if (!application) throw notFound()
  const { round, settings } = await takeSnapshot(tx, application, voice)
  const [latest] = await screeningsOf(tx.q, tx.organizationId, { applicationId }).execute()
  return {
    minutes: withExtraTime(round.minutes, latest?.extra_time_percent ?? 0),
    questions: round.questions.length,
    recording: settings.recording,
    until: later(now, (validDays ?? settings.link_valid_days) * DAY),
  }
}
