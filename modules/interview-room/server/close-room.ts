import type { Cause, OrganizationTransaction } from '#platform/db/organization.ts'
import { joinLateRecordings } from '#modules/recordings/public.ts'
import { endScreening } from '#modules/screenings/public.ts'
import { settleRest } from '#modules/interviewer/public.ts'
import type { OutcomeReason } from '#modules/interviewer/public.ts'
import { stopped } from './clock.ts'
import { type RoomRow, turnsOf, updateRoom } from './queries.ts'
import { readState } from './read-state.ts'
import { takeDraft } from './take-draft.ts'
import { writeOutcomes } from './write-turns.ts'

interface Ending {
  /** Why the remaining questions were not finished. */
  readonly reason: OutcomeReason
  /** Whether the candidate had finished the open question. */
  readonly finished: boolean
  readonly cause: Cause
}

/**
 * Ends a started interview in the transaction that locks its row: an unfinished draft becomes an answer, every question gets its
 * outcome, the timer stops and the screening ends. From here on, only corrections of the
 * candidate change what is evaluated.
 */
export async function closeRoom(
  tx: OrganizationTransaction,
  given: RoomRow,
  { reason, finished, cause }: Ending,
  now: Date,
): Promise<RoomRow> {
  const { row } = await takeDraft(tx, given, null, now)
  await writeOutcomes(tx, row, settleRest(await readState(tx, row, 'end', now), reason, finished))
  const turns = await turnsOf(tx.q, tx.organizationId, [row.id]).execute()
  const answers = turns.filter(({ kind }) => kind === 'answer').length
  const closed = await stopRoom(tx, row, now)
  const minutes = Math.round(closed.active_ms / 60_000)
  return { ...closed, ...(await endScreening(tx, closed, { answers, minutes, cause }, now)) }
}

/** Stops the timer of an interview that has ended; its recordings are joined. Its page learns of the end with its next heartbeat. */
export async function stopRoom(tx: OrganizationTransaction, row: RoomRow, now: Date): Promise<RoomRow> {
  const changed = { ...stopped(row, now), floor: 'nobody', pending: null, paused_at: null, draft: null } as const
  await joinLateRecordings(tx, row.id, now)
  return updateRoom(tx, row, changed)
}
