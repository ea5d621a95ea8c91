import { phaseAt, questionTime } from '../interviewer/clock.ts'
import { nextMove } from '../interviewer/next-move.ts'
import { isStarted } from '#modules/screenings/policy.ts'
import { readRoom, type RoomRow, writeBeat } from './queries.ts'
import { advance } from './advance.ts'
import { elapsedAt, isRunning } from './clock.ts'
import type { Happened } from './acts.ts'
import { type Hold, RoomReplaced, withRoom } from './hold-room.ts'
import { readState } from './read-state.ts'
import { takeDraft } from './take-draft.ts'

/** Nobody is cut off in the middle of a sentence for a question's own limit; past this there is an end, in seconds. */
const TALKING_SECONDS = 90

/** Writes the clock and the sign of life, if this connection still has the room. @throws RoomReplaced */
async function beat({ services, org, screeningId, connectionId }: Hold): Promise<RoomRow> {
  const now = services.clock.now()
  const row = await org.write(async tx => {
    const kept = await writeBeat(tx, screeningId, connectionId, now)
    return kept && readRoom(tx, screeningId)
  })
  if (!row) throw new RoomReplaced()
  return row
}

/** Whether time alone may make the interviewer speak; cheap, because it is asked of every open room every few seconds. */
function mayBeDue(row: RoomRow, now: Date, speaking: boolean): boolean {
  if (!isStarted(row.state) || !isRunning(row) || row.floor !== 'candidate') return false
  const elapsed = elapsedAt(row, now)
  const phase = phaseAt(elapsed, row.snapshot.round.minutes)
  if (phase !== 'open' && phase !== 'finishing') return true
  const shortest = Math.min(...row.snapshot.round.questions.map(({ time_limit }) => time_limit))
  return questionTime(elapsed - row.question_asked_ms, shortest + (speaking ? TALKING_SECONDS : 0)) === 'over'
}

/** Time has passed: writes the clock down and lets the interviewer go on where a limit has come. What was half-said counts as said. */
export async function tick(hold: Hold, speaking: boolean): Promise<Happened> {
  const row = await beat(hold)
  const quiet: Happened = { row, said: [], toWord: null, heard: null }
  if (!mayBeDue(row, hold.services.clock.now(), speaking)) return quiet
  return withRoom(hold, async (tx, given, now) => {
    if (nextMove(await readState(tx, given, 'tick', now)).kind === 'wait') return { ...quiet, row: given }
    const taken = await takeDraft(tx, given, null, now)
    const moved = await advance(tx, taken.row, taken.turn ? 'answer' : 'tick', hold.services.model !== null, now)
    return { ...moved, heard: taken.turn }
  })
}
