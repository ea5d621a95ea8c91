import { phaseAt, questionTime } from '#modules/interviewer/public.ts'
import { nextMove } from '#modules/interviewer/public.ts'
import { isStarted } from '#modules/screenings/policy.ts'
import { roundOf } from '#modules/screenings/public.ts'
import { readRoom, type RoomRow, storeHeartbeat } from './queries.ts'
import { advance } from './advance.ts'
import { elapsedAt, isRunning } from './clock.ts'
import type { RoomOutcome } from './room-actions.ts'
import { type RoomLease, RoomReplaced, withRoom } from './room-lease.ts'
import { readState } from './read-state.ts'
import { takeDraft } from './take-draft.ts'

/** Candidates who are speaking may exceed a question's time limit by this much, in seconds. */
const SPEAKING_SECONDS = 90

/** Stores the timer and that the connection is alive. @throws RoomReplaced */
async function heartbeat({ services, org, screeningId, connectionId }: RoomLease): Promise<RoomRow> {
  const now = services.clock.now()
  const row = await org.write(async tx => {
    const current = await storeHeartbeat(tx, screeningId, connectionId, now)
    return current && readRoom(tx, screeningId)
  })
  if (!row) throw new RoomReplaced()
  return row
}

/** Whether a time limit may have been reached. Cheap, because it is checked for every open room every few seconds. */
function mayBeDue(row: RoomRow, now: Date, speaking: boolean): boolean {
  if (!isStarted(row.state) || !isRunning(row) || row.floor !== 'candidate') return false
  const elapsed = elapsedAt(row, now)
  const { minutes, questions } = roundOf(row)
  const phase = phaseAt(elapsed, minutes)
  if (phase !== 'open' && phase !== 'finishing') return true
  const shortest = Math.min(...questions.map(({ time_limit }) => time_limit))
  return questionTime(elapsed - row.question_asked_ms, shortest + (speaking ? SPEAKING_SECONDS : 0)) === 'over'
}

/** Stores the passed time and lets the interviewer continue if a limit has been reached. An unfinished answer counts. */
export async function tick(lease: RoomLease, speaking: boolean): Promise<RoomOutcome> {
  const row = await heartbeat(lease)
  const unchanged: RoomOutcome = { row, said: [], followUpToWord: null, heard: null }
  if (!mayBeDue(row, lease.services.clock.now(), speaking)) return unchanged
  return withRoom(lease, async (tx, given, now) => {
    if (nextMove(await readState(tx, given, 'tick', now)).kind === 'wait') return { ...unchanged, row: given }
    const taken = await takeDraft(tx, given, null, now)
    const moved = await advance(
      tx,
      taken.row,
      taken.turn && !taken.late ? 'answer' : 'tick',
      lease.services.models.interviewing !== null,
      now,
    )
    return { ...moved, heard: taken.turn }
  })
}
