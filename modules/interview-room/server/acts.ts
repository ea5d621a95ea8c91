import { conflict } from '#platform/errors/problem-error.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { nextMoveWithModel } from '../interviewer/model-follow-up.ts'
import { openQuestion, settleByAnswer } from '../interviewer/settle.ts'
import type { InterviewState, RoomEvent } from '../interviewer/state.ts'
import { isStarted, isUnstarted } from '#modules/screenings/policy.ts'
import { requireEnterable } from '#modules/screenings/public.ts'
import { resumeRoom, startRoom } from './open-room.ts'
import { lockRoom, type RoomRow, type TurnRow, turnsOf, updateRoom } from './queries.ts'
import type { Draft } from './tables.ts'
import { type Advance, advance, makeMove } from './advance.ts'
import { elapsedAt, isRunning, ticked } from './clock.ts'
import { type Hold, withRoom } from './hold-room.ts'
import { WELCOME_AFTER_MS } from './liveness.ts'
import { readState } from './read-state.ts'
import { takeDraft } from './take-draft.ts'
import { addAnswer, type Answer, writeOutcomes } from './write-turns.ts'

export interface Happened extends Advance {
  /** The candidate's turn, where this was one. */
  readonly heard: TurnRow | null
}

const quiet = (row: RoomRow, heard: TurnRow | null = null): Happened => ({ row, said: [], toWord: null, heard })
const wordsBy = ({ services }: Hold) => services.model !== null

function requireStarted(row: RoomRow) {
  if (isUnstarted(row.state)) throw conflict('not_started', 'The interview has not begun yet.')
  if (!isStarted(row.state)) throw conflict('screening_over', 'This interview is over.', { state: row.state })
}

/** Whoever acts is there: a clock that stood, because the page was away or had paused, runs again. */
const present = async (tx: OrganizationTransaction, row: RoomRow, now: Date) =>
  isRunning(row) ? row : resumeRoom(tx, row, now)

/** The page is ready: begins the interview, or goes on with it where it was. @throws 409 `consent_needed`, 410 `screening_expired` */
export const enter = (hold: Hold, awayMs: number | null): Promise<Happened> =>
  withRoom(hold, async (tx, row, now) => {
    requireEnterable(row, now)
    if (isUnstarted(row.state)) {
      const started = await startRoom(hold.services, tx, row, now)
      return { ...(await advance(tx, started, 'enter', wordsBy(hold), now)), heard: null }
    }
    if (isRunning(row) && !row.pending) return quiet(row)
    const welcome = row.state === 'interrupted' || (awayMs !== null && awayMs >= WELCOME_AFTER_MS)
    const resumed = await resumeRoom(tx, row, now)
    const owed = resumed.pending ?? (resumed.floor === 'interviewer' ? 'continue' : null)
    if (owed === null && !welcome) return quiet(resumed)
    return { ...(await advance(tx, resumed, owed ?? 'enter', wordsBy(hold), now)), heard: null }
  })

/** An answer that came after its question had ended still stands beside it; one that had been cut off counts after all. */
async function lateAnswer(tx: OrganizationTransaction, row: RoomRow, state: InterviewState, turn: TurnRow, now: Date) {
  const settled = state.settled.find(one => one.question_id === turn.question_id)
  const question = state.questions.find(({ id }) => id === turn.question_id)
  if (!question || settled?.outcome !== 'interrupted') return
  const after = await readState(tx, row, 'answer', now)
  await writeOutcomes(tx, row, [settleByAnswer(after, question)], now)
}

/** Takes an answer: committed before anything is said to it, and once however often it is sent. */
export const takeAnswer = (hold: Hold, answer: Answer): Promise<Happened> =>
  withRoom(hold, async (tx, given, now) => {
    const turns = await turnsOf(tx.q, tx.organizationId, [given.id]).execute()
    const known = turns.find(({ client_turn_id }) => client_turn_id === answer.client_turn_id)
    // Stored while the page was away, and not answered yet.
    if (known && given.pending === 'answer' && isStarted(given.state))
      return { ...(await advance(tx, await present(tx, given, now), 'answer', wordsBy(hold), now)), heard: known }
    if (known) return quiet(given, known)
    requireStarted(given)
    const row = await present(tx, given, now)
    const before = await readState(tx, row, 'answer', now)
    const open = openQuestion(before)?.id ?? null
    const asked = before.questions.some(({ id }) => id === answer.question_id) ? answer.question_id : null
    const late = asked !== null && asked !== open
    const added = await addAnswer(tx, row, { ...answer, question_id: late ? asked : open }, turns.at(-1), now)
    if (late) {
      await lateAnswer(tx, added.row, before, added.turn, now)
      return quiet(added.row, added.turn)
    }
    const cleared = await updateRoom(tx, row, { draft: null })
    return { ...(await advance(tx, cleared, 'answer', wordsBy(hold), now)), heard: added.turn }
  })

/**
 * Stores an answer that was transcribed after its page had gone. The clock stays as it is and the interviewer says nothing yet:
 * it answers when the page is back.
 */
export const keepAnswer = ({ services, org, screeningId }: Hold, answer: Answer): Promise<void> =>
  org.write(async tx => {
    const now = services.clock.now()
    const row = await lockRoom(tx, screeningId)
    if (!row || !isStarted(row.state)) return
    const turns = await turnsOf(tx.q, tx.organizationId, [row.id]).execute()
    if (turns.some(({ client_turn_id }) => client_turn_id === answer.client_turn_id)) return
    const open = openQuestion(await readState(tx, row, 'answer', now))?.id ?? null
    if (answer.question_id !== null && answer.question_id !== open) return
    const added = await addAnswer(tx, row, { ...answer, question_id: open }, turns.at(-1), now)
    await updateRoom(tx, added.row, { draft: null, pending: 'answer', floor: 'interviewer' })
  })

/** "I'm done": what stands in the draft is the answer. @throws 409 `nothing_heard` */
export const finishAnswer = (hold: Hold, clientTurnId: string): Promise<Happened> =>
  withRoom(hold, async (tx, given, now) => {
    const turns = await turnsOf(tx.q, tx.organizationId, [given.id]).execute()
    const known = turns.find(({ client_turn_id }) => client_turn_id === clientTurnId)
    if (known) return quiet(given, known)
    requireStarted(given)
    const taken = await takeDraft(tx, await present(tx, given, now), clientTurnId, now)
    if (!taken.turn) throw conflict('nothing_heard', 'Nothing was heard yet. Answer, or skip the question.')
    return { ...(await advance(tx, taken.row, 'answer', wordsBy(hold), now)), heard: taken.turn }
  })

/** A wish that is no answer. What is half-written stays, but for a question that is skipped. */
export const ask = (hold: Hold, event: Extract<RoomEvent, 'repeat' | 'skip' | 'moment' | 'end'>): Promise<Happened> =>
  withRoom(hold, async (tx, given, now) => {
    requireStarted(given)
    let row = await present(tx, given, now)
    if (event === 'skip' && row.draft) row = await updateRoom(tx, row, { draft: null })
    if (event === 'end') row = (await takeDraft(tx, row, null, now)).row
    return { ...(await advance(tx, row, event, wordsBy(hold), now)), heard: null }
  })

/** Has a model word the follow-up that is owed, with no transaction open, and commits it. */
export async function wordFollowUp(hold: Hold, state: InterviewState, signal: AbortSignal): Promise<Happened> {
  const move = await nextMoveWithModel(state, hold.services.model, signal)
  return withRoom(hold, async (tx, row, now) => {
    // Somebody else has answered for it in the meantime.
    if (row.pending !== 'answer' || row.turn_count !== state.turns.length) return quiet(row)
    const { row: moved, turn } = await makeMove(tx, row, move, state.event, 0, now)
    return { row: moved, said: turn ? [turn] : [], toWord: null, heard: null }
  })
}

export const pause = (hold: Hold): Promise<Happened> =>
  withRoom(hold, async (tx, row, now) => {
    requireStarted(row)
    if (row.paused_at) return quiet(row)
    return quiet(await updateRoom(tx, row, { ...ticked(row, now), paused_at: now }))
  })

export const resume = (hold: Hold): Promise<Happened> =>
  withRoom(hold, async (tx, row, now) => {
    requireStarted(row)
    return quiet(row.paused_at ? await resumeRoom(tx, row, now) : row)
  })

export const keepDraft = (hold: Hold, draft: Draft): Promise<void> =>
  withRoom(hold, async (tx, row) => {
    if (isStarted(row.state)) await updateRoom(tx, row, { draft: json(draft) })
  })

interface Heard {
  readonly turn_id: string
  readonly ms: number
  readonly finished: boolean
  readonly audio?: { readonly recording_id: string; readonly ms: number } | null
}

/** Notes how far a turn of the interviewer was heard, once, and sets its place in the interview's time by it. */
export const noteSpoken = (hold: Hold, { turn_id, ms, finished, audio }: Heard): Promise<void> =>
  withRoom(hold, async (tx, row, now) => {
    // After the end the clock stands, and the goodbye is still being said: it keeps the place it was given.
    const end_ms = row.ended_at ? null : elapsedAt(row, now)
    const turn = await tx.q
      .updateTable('screening_turns')
      .set({
        ...(end_ms !== null && { start_ms: Math.max(0, end_ms - ms), end_ms }),
        heard_ms: ms,
        ...(audio && { recording_id: audio.recording_id, audio_offset_ms: audio.ms }),
      })
      .where('organization_id', '=', tx.organizationId)
      .where('id', '=', turn_id)
      .where('screening_id', '=', row.id)
      .where('speaker', '=', 'interviewer')
      .where('heard_ms', 'is', null)
      .returningAll()
      .executeTakeFirst()
    // The time for an answer counts from the end of the question.
    if (turn?.kind === 'question' && finished && turn.seq === row.turn_count && end_ms !== null)
      await updateRoom(tx, row, { question_asked_ms: end_ms })
  })
