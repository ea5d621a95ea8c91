import { DAY, later } from '#platform/clock/clock.ts'
import type { Cause, OrganizationTransaction } from '#platform/db/organization.ts'
import { advanceTo, setStanding } from '#modules/applications/public.ts'
import { readIntent } from '../interviewer/intent.ts'
import { settleRest } from '../interviewer/settle.ts'
import type { OutcomeReason } from '../interviewer/state.ts'
import { recordingsOf, type ScreeningRow, turnsOf, updateScreening } from '#modules/screenings/server/queries.ts'
import { stopped } from './clock.ts'
import { readState } from './read-state.ts'
import { takeDraft } from './take-draft.ts'
import { writeOutcomes } from './write-turns.ts'

/** Chunks still on the candidate's device have so long to arrive before a recording is joined without them. */
const LATE_CHUNKS_MS = DAY

interface Ending {
  /** Why questions that are still open were not finished. */
  readonly reason: OutcomeReason
  /** Whether the candidate had finished the open one. */
  readonly finished: boolean
  readonly cause: Cause
}

/**
 * Ends a started interview, in the transaction that holds its row: takes what was half-written as said, settles every
 * question, stops the clock, moves the application on, and tells. What it produced is frozen from here.
 */
export async function finishScreening(
  tx: OrganizationTransaction,
  given: ScreeningRow,
  { reason, finished, cause }: Ending,
  now: Date,
): Promise<ScreeningRow> {
  const { row } = await takeDraft(tx, given, null, now)
  await writeOutcomes(tx, row, settleRest(await readState(tx, row, 'end', now), reason, finished), now)
  const turns = await turnsOf(tx.q, tx.organizationId, [row.id]).execute()
  const answered = turns.filter(({ speaker, text }) => speaker === 'candidate' && readIntent(text) === null).length
  const state = answered > 0 ? 'completed' : 'no_answers'
  const ended = await updateScreening(tx, row.id, {
    ...stopped(row, now),
    state,
    ended_at: now,
    floor: 'nobody',
    pending: null,
    paused_at: null,
    draft: null,
  })
  await joinLater(tx, row.id, now)
  await setStanding(tx, row.application_id, { screening: { state, until: null } })
  if (state === 'completed') await advanceTo(tx, row.application_id, 'review', ['applied', 'screening'], now)
  await tx.emit(
    `screening.${state}`,
    row.application_id,
    {
      screening_id: row.id,
      answers: answered,
      questions: row.snapshot.round.questions.length,
      minutes: Math.round(ended.active_ms / 60_000),
    },
    cause,
  )
  return ended
}

/** A recording whose page never said how much there is, is joined from what arrived. */
async function joinLater(tx: OrganizationTransaction, screeningId: string, now: Date) {
  for (const { id, finished_at } of await recordingsOf(tx.q, tx.organizationId, [screeningId]).execute()) {
    if (finished_at) continue
    await tx.task(
      'interviews.join-recording',
      { recording_id: id },
      { key: `interviews.join-recording:${id}`, runAt: later(now, LATE_CHUNKS_MS) },
    )
  }
}
