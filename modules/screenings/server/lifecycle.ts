import type { Cause, OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { conflict } from '#platform/errors/problem-error.ts'
import { advanceTo, updateProgress } from '#modules/applications/public.ts'
import { keepUnit } from '#modules/billing/public.ts'
import { screeningProblems } from '../words/problems.ts'
import { type ScreeningRow, updateScreening } from './queries.ts'
import type { Engines } from './tables.ts'

const bySystem = { kind: 'system' } as const

/** Starts a screening and uses up its unit of the plan. The caller holds the lock. @throws 409 `consent_needed` */
export async function startScreening(
  tx: OrganizationTransaction,
  row: ScreeningRow,
  engines: Engines,
  now: Date,
): Promise<ScreeningRow> {
  if (!row.consent) throw conflict('consent_needed', screeningProblems.consentNeeded)
  const started = await updateScreening(tx, row.id, {
    state: 'in_progress',
    opened_at: row.opened_at ?? now,
    started_at: now,
    engines: json(engines),
  })
  await keepUnit(tx, 'interview', row.id)
  await updateProgress(tx, row.application_id, { screening: { state: 'in_progress', until: row.until } })
  await tx.emit(
    'screening.started',
    row.application_id,
    { screening_id: row.id },
    { kind: 'candidate', id: row.candidate_id },
  )
  return started
}

/** Notes that the candidate is back in the room. */
export async function resumeScreening(tx: OrganizationTransaction, row: ScreeningRow): Promise<ScreeningRow> {
  if (row.state === 'in_progress') return row
  await updateProgress(tx, row.application_id, { screening: { state: 'in_progress', until: row.until } })
  return updateScreening(tx, row.id, { state: 'in_progress' })
}

/** Notes that the candidate's connection was lost and they did not come back within the grace period. */
export async function interruptScreening(tx: OrganizationTransaction, row: ScreeningRow): Promise<void> {
  await updateScreening(tx, row.id, { state: 'interrupted' })
  await updateProgress(tx, row.application_id, { screening: { state: 'interrupted', until: row.until } })
  await tx.emit('screening.interrupted', row.application_id, { screening_id: row.id }, bySystem)
}

/** Notes that a screening's recordings, or its transcript, were deleted as planned. */
export async function noteDeletion(
  tx: OrganizationTransaction,
  row: ScreeningRow,
  what: 'recordings' | 'transcript',
  now: Date,
): Promise<void> {
  await updateScreening(tx, row.id, { [`${what}_deleted_at`]: now })
  await tx.emit(`screening.${what}_deleted`, row.application_id, { screening_id: row.id }, bySystem)
}

interface Result {
  /** The number of answers, not counting requests such as "please repeat". */
  readonly answers: number
  readonly minutes: number
  readonly cause: Cause
}

/** Ends a started screening, and moves the application to review if anything was answered. */
export async function endScreening(
  tx: OrganizationTransaction,
  row: ScreeningRow,
  { answers, minutes, cause }: Result,
  now: Date,
): Promise<ScreeningRow> {
  const state = answers > 0 ? 'completed' : 'no_answers'
  const ended = await updateScreening(tx, row.id, { state, ended_at: now })
  await updateProgress(tx, row.application_id, { screening: { state, until: null } })
  if (state === 'completed') await advanceTo(tx, row.application_id, 'review', ['applied', 'screening'], now)
  const questions = row.snapshot.round.questions.length
  await tx.emit(`screening.${state}`, row.application_id, { screening_id: row.id, answers, questions, minutes }, cause)
  return ended
}
