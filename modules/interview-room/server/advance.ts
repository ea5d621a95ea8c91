import type { Cause, OrganizationTransaction } from '#platform/db/organization.ts'
import { nextMove } from '#modules/interviewer/public.ts'
import type { InterviewState, Move, Notice, RoomEvent } from '#modules/interviewer/public.ts'
import { closeRoom } from './close-room.ts'
import { type RoomRow, type TurnRow, updateRoom } from './queries.ts'
import { speakingMs } from './clock.ts'
import { readState } from './read-state.ts'
import { addMove, writeOutcomes } from './write-turns.ts'

export interface Advance {
  readonly row: RoomRow
  /** Turns of the interviewer, committed with this transaction. */
  readonly said: readonly TurnRow[]
  /** The state of a follow-up that a model has to word first. The row notes that it is pending. */
  readonly followUpToWord: InterviewState | null
}

/**
 * Lets the interviewer respond to an event until it gives the floor to someone else, in the transaction that locks the row. A move
 * and the outcomes it decides are committed together.
 *
 * @param withModel whether follow-ups are worded by a model, which no transaction waits for
 */
export async function advance(
  tx: OrganizationTransaction,
  given: RoomRow,
  event: RoomEvent,
  withModel: boolean,
  now: Date,
): Promise<Advance> {
  const said: TurnRow[] = []
  let row = given
  let next: RoomEvent = event
  let delay = 0
  for (;;) {
    const state = await readState(tx, row, next, now)
    const move = nextMove(state)
    if (withModel && move.kind === 'follow_up') {
      return {
        row: await updateRoom(tx, row, { pending: 'answer', floor: 'interviewer' }),
        said,
        followUpToWord: state,
      }
    }
    const made = await makeMove(tx, row, move, next, delay, now)
    row = made.row
    if (made.turn) said.push(made.turn)
    if (move.kind === 'wait' || move.kind === 'close' || move.floor !== 'interviewer')
      return { row, said, followUpToWord: null }
    delay += speakingMs(move.say)
    next = 'continue'
  }
}

/** Tells the organization what the candidate asked for or agreed to, and nothing they said. */
const notify = (tx: OrganizationTransaction, row: RoomRow, notice: Notice, cause: Cause) =>
  tx.emit(`screening.${notice}`, row.application_id, { screening_id: row.id }, cause)

/** Commits one move with its turn and outcomes; the goodbye also ends the interview. */
export async function makeMove(
  tx: OrganizationTransaction,
  row: RoomRow,
  move: Move,
  event: RoomEvent,
  delayMs: number,
  now: Date,
): Promise<{ row: RoomRow; turn: TurnRow | null }> {
  await writeOutcomes(tx, row, move.settles)
  const cause = { kind: 'candidate', id: row.candidate_id } as const
  const reason = event === 'end' ? 'candidate_ended' : 'time_limit'
  if (move.kind === 'close')
    return { row: await closeRoom(tx, row, { reason, finished: false, cause }, now), turn: null }
  if (move.kind === 'wait') {
    // The interviewer does not respond: the floor returns to the candidate.
    return {
      row: row.pending ? await updateRoom(tx, row, { pending: null, floor: 'candidate' }) : row,
      turn: null,
    }
  }
  const added = await addMove(tx, row, move, delayMs, now)
  if (move.notice) await notify(tx, row, move.notice, cause)
  if (move.kind !== 'goodbye') return added
  return { row: await closeRoom(tx, added.row, { reason, finished: false, cause }, now), turn: added.turn }
}
