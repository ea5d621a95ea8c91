import { later } from '#platform/clock/clock.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { conflict, gone } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { setStanding } from '#modules/applications/public.ts'
import { keepUnit } from '#modules/billing/public.ts'
import { isStarted, isUnstarted } from '#modules/screenings/policy.ts'
import { type ScreeningRow, updateScreening } from '#modules/screenings/server/queries.ts'
import { WATCH_EVERY_MS } from './liveness.ts'
import { scheduleClosing, scheduleWatch } from '#modules/screenings/server/window.ts'

/** Whether the room opens now. @throws 410 `screening_expired`, 409 `screening_over` */
export function requireEnterable(row: ScreeningRow, now: Date): void {
  if (!isUnstarted(row.state) && !isStarted(row.state)) {
    if (row.state === 'expired')
      throw gone('screening_expired', 'The time for this interview has passed. You can ask for another.')
    throw conflict(
      'screening_over',
      row.state === 'cancelled' ? 'This interview was cancelled.' : 'This interview is over.',
      { state: row.state },
    )
  }
  if (row.until <= now)
    throw gone('screening_expired', 'The time for this interview has passed. You can ask for another.')
}

/** Starts an interview: its unit is used for good, and the clock runs. The row is held by the caller. @throws 409 `consent_needed` */
export async function startScreening(
  services: Services,
  tx: OrganizationTransaction,
  row: ScreeningRow,
  now: Date,
): Promise<ScreeningRow> {
  if (!row.consent) throw conflict('consent_needed', 'Please say first what you agree to.')
  const { organizationId } = tx
  await tx.q
    .insertInto('screening_questions')
    .values(
      row.snapshot.round.questions.map(({ id }, position) => ({
        organization_id: organizationId,
        screening_id: row.id,
        question_id: id,
        position,
      })),
    )
    .onConflict(oc => oc.doNothing())
    .execute()
  const started = await updateScreening(tx, row.id, {
    state: 'in_progress',
    opened_at: row.opened_at ?? now,
    started_at: now,
    engines: json(enginesOf(services)),
    last_tick_at: now,
    floor: 'interviewer',
  })
  await keepUnit(tx, 'interview', row.id)
  await scheduleClosing(tx, row.id, row.until)
  await scheduleWatch(tx, row.id, later(now, WATCH_EVERY_MS))
  await setStanding(tx, row.application_id, { screening: { state: 'in_progress', until: row.until } })
  await tx.emit(
    'screening.started',
    row.application_id,
    { screening_id: row.id },
    { kind: 'candidate', id: row.candidate_id },
  )
  return started
}

const enginesOf = ({ model, transcriber, voice }: Services) => ({
  language_model: model?.model ?? null,
  transcription: transcriber?.engine ?? 'browser',
  voice: voice.provider,
})

/** Goes on with a started interview: the clock runs again. */
export async function resumeScreening(
  tx: OrganizationTransaction,
  row: ScreeningRow,
  now: Date,
): Promise<ScreeningRow> {
  const resumed = await updateScreening(tx, row.id, { state: 'in_progress', last_tick_at: now, paused_at: null })
  await scheduleWatch(tx, row.id, later(now, WATCH_EVERY_MS))
  if (row.state !== 'in_progress')
    await setStanding(tx, row.application_id, { screening: { state: 'in_progress', until: row.until } })
  return resumed
}
