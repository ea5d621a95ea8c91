import { DAY, later } from '#platform/clock/clock.ts'
import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { Voice } from '#platform/speech/port.ts'
import type { EmailText } from '#modules/applications/contract.ts'
import { advanceTo, applicationById, type PlannedInterview, setStanding } from '#modules/applications/public.ts'
import { reserveUnit } from '#modules/billing/public.ts'
import { isLive, isOver, isUnstarted } from '../policy.ts'
import { cancelLocked } from './cancel-screening.ts'
import { presentSummary } from './present.ts'
import { lockScreening, type ScreeningRow, screeningById, screeningsOfApplication } from './queries.ts'
import { takeSnapshot } from './snapshot.ts'
import { scheduleWindow } from './window.ts'

interface Invitation {
  readonly valid_days?: number
  readonly retake: boolean
  readonly email?: EmailText
}

/** An invitation that stands is told, not repeated; a retake is a new interview beside the old. */
async function makeRoom(
  tx: OrganizationTransaction,
  applicationId: string,
  retake: boolean,
  adminId: string,
  now: Date,
): Promise<boolean> {
  const earlier = await screeningsOfApplication(tx.q, tx.organizationId, applicationId).execute()
  const standing = earlier.find(({ state }) => isLive(state))
  const held = earlier.find(({ state }) => isOver(state))
  const told = standing ?? held
  if (!told) return false
  if (!retake) throw conflict('already_invited', sentence(told), { ...presentSummary(told) })
  if (standing && !isUnstarted(standing.state)) {
    throw conflict('interview_running', 'The interview is under way. A retake is possible when it has ended.', {
      ...presentSummary(standing),
    })
  }
  if (standing)
    await cancelLocked(tx, (await lockScreening(tx, standing.id))!, { kind: 'admin', id: adminId }, 'retake', now)
  return held !== undefined
}

const sentence = ({ state }: ScreeningRow) =>
  isLive(state)
    ? 'This person has been invited already. A new window can be given instead.'
    : 'This person has taken the interview already. Ask for a retake to have it again.'

/**
 * Invites an application to the AI interview: freezes what it is held with and reserves a unit of the plan.
 * @throws 402 `limit_reached`, 409 `already_invited`, `interview_running`, `not_active`, `no_ai_round`
 */
export async function inviteApplication(
  voice: Voice,
  tx: OrganizationTransaction,
  applicationId: string,
  { valid_days, retake, email }: Invitation,
  adminId: string,
  now: Date,
): Promise<ScreeningRow> {
  const application = await applicationById(tx.q, tx.organizationId, applicationId).forUpdate().executeTakeFirst()
  if (!application) throw notFound()
  if (application.outcome !== 'active') throw conflict('not_active', 'This application has ended. Reopen it first.')
  const repeated = await makeRoom(tx, applicationId, retake, adminId, now)
  const snapshot = await takeSnapshot(tx, application, voice)
  const id = newId()
  await reserveUnit(tx, 'interview', id, now)
  const until = later(now, (valid_days ?? snapshot.settings.link_valid_days) * DAY)
  await tx.q
    .insertInto('screenings')
    .values({
      organization_id: tx.organizationId,
      id,
      application_id: applicationId,
      candidate_id: application.candidate_id,
      job_id: application.job_id,
      state: 'invited',
      snapshot: json(snapshot),
      retake: repeated,
      until,
      invited_by: adminId,
      invited_at: now,
    })
    .execute()
  await scheduleWindow(tx, id, until, now)
  await setStanding(tx, applicationId, { screening: { state: 'invited', until } })
  await advanceTo(tx, applicationId, 'screening', ['applied'], now)
  await tx.emit(
    'screening.invited',
    applicationId,
    { screening_id: id, until: until.toISOString(), again: false, retake: repeated, ...(email && { email }) },
    { kind: 'admin', id: adminId },
  )
  return screeningById(tx.q, tx.organizationId, id).executeTakeFirstOrThrow()
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
  return {
    minutes: Math.min(round.minutes, settings.minutes),
    questions: round.questions.length,
    recording: settings.recording,
    until: later(now, (validDays ?? settings.link_valid_days) * DAY),
  }
}
