import { recorded } from '#platform/ai/model-runs.ts'
import { conflict } from '#platform/errors/problem-error.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { nextMoveWithModel } from '#modules/interviewer/public.ts'
import { offersOf, openQuestion } from '#modules/interviewer/public.ts'
import type { Choice, InterviewState, RoomEvent } from '#modules/interviewer/public.ts'
import { roomProblems } from '../words/problems.ts'
import { isStarted, isUnstarted } from '#modules/screenings/policy.ts'
import { organizationById } from '#modules/organizations/public.ts'
import { requireEnterable } from '#modules/screenings/public.ts'
import { resumeRoom, startRoom } from './open-room.ts'
import { lockRoom, type RoomRow, type TurnRow, turnsOf, updateRoom, updateUnplayedTurn } from './queries.ts'
import type { Draft } from './tables.ts'
import { type Advance, advance, makeMove } from './advance.ts'
import { elapsedAt, isRunning, ticked } from './clock.ts'
import { type RoomLease, withRoom } from './room-lease.ts'
import { WELCOME_AFTER_MS } from './liveness.ts'
import { questionAnswered, settleLateAnswer } from './late-answer.ts'
import { readState } from './read-state.ts'
import { takeDraft } from './take-draft.ts'
import { addAnswer, type Answer } from './write-turns.ts'

/** What a room event has committed. */
export interface RoomOutcome extends Advance {
  /** The candidate's turn, if the event was one. */
  readonly heard: TurnRow | null
}

const unchanged = (row: RoomRow, heard: TurnRow | null = null): RoomOutcome => ({
  row,
  said: [],
  followUpToWord: null,
  heard,
})
const modelWords = ({ services }: RoomLease) => services.models.interviewing !== null

function requireStarted(row: RoomRow) {
  if (isUnstarted(row.state)) throw conflict('not_started', roomProblems.notStarted)
  if (!isStarted(row.state)) throw conflict('screening_over', roomProblems.over, { state: row.state })
}

/** Any action of the candidate resumes a timer that was stopped by a pause or a lost connection. */
const resumed = async (tx: OrganizationTransaction, row: RoomRow, now: Date) =>
  isRunning(row) ? row : resumeRoom(tx, row, now)

/** The page is ready: starts the interview, or continues it. @throws 409 `consent_needed`, 410 `screening_expired` */
export const enter = (lease: RoomLease, awayMs: number | null): Promise<RoomOutcome> =>
  withRoom(lease, async (tx, row, now) => {
    requireEnterable(row, await organizationById(tx.q, tx.organizationId).executeTakeFirstOrThrow(), now)
    if (isUnstarted(row.state)) {
      const started = await startRoom(lease.services, tx, row, now)
      return { ...(await advance(tx, started, 'enter', modelWords(lease), now)), heard: null }
    }
    if (isRunning(row) && !row.pending) return unchanged(row)
    const welcome = row.state === 'interrupted' || (awayMs !== null && awayMs >= WELCOME_AFTER_MS)
    const room = await resumeRoom(tx, row, now)
    const owed = room.pending ?? (room.floor === 'interviewer' ? 'continue' : null)
    if (owed === null && !welcome) return unchanged(room)
    return { ...(await advance(tx, room, owed ?? 'enter', modelWords(lease), now)), heard: null }
  })

/** Takes an answer. It is committed before the interviewer responds, and only once however often it is sent. */
export const takeAnswer = (lease: RoomLease, answer: Answer): Promise<RoomOutcome> =>
  withRoom(lease, async (tx, given, now) => {
    const turns = await turnsOf(tx.q, tx.organizationId, [given.id]).execute()
    const known = turns.find(({ client_turn_id }) => client_turn_id === answer.client_turn_id)
    // Stored while the page was away; the interviewer has not responded yet.
    if (known && given.pending === 'answer' && isStarted(given.state))
      return { ...(await advance(tx, await resumed(tx, given, now), 'answer', modelWords(lease), now)), heard: known }
    if (known) return unchanged(given, known)
    requireStarted(given)
    const row = await resumed(tx, given, now)
    const before = await readState(tx, row, 'answer', now)
    const { question_id, late } = questionAnswered(before, answer.question_id)
    const added = await addAnswer(tx, row, { ...answer, question_id }, turns, now)
    if (late) {
      await settleLateAnswer(tx, added.row, before, added.turn, now)
      return unchanged(added.row, added.turn)
    }
    const cleared = await updateRoom(tx, row, { draft: null })
    return { ...(await advance(tx, cleared, 'answer', modelWords(lease), now)), heard: added.turn }
  })

/**
 * Stores an answer that was transcribed after its page had gone. The timer stays as it is; the interviewer responds when the page
 * is back.
 */
export const storeAnswer = ({ services, org, screeningId }: RoomLease, answer: Answer): Promise<void> =>
  org.write(async tx => {
    const now = services.clock.now()
    const row = await lockRoom(tx, screeningId)
    if (!row || !isStarted(row.state)) return
    const turns = await turnsOf(tx.q, tx.organizationId, [row.id]).execute()
    if (turns.some(({ client_turn_id }) => client_turn_id === answer.client_turn_id)) return
    const open = openQuestion(await readState(tx, row, 'answer', now))?.id ?? null
    if (answer.question_id !== null && answer.question_id !== open) return
    const added = await addAnswer(tx, row, { ...answer, question_id: open }, turns, now)
    await updateRoom(tx, added.row, { draft: null, pending: 'answer', floor: 'interviewer' })
  })

/** "I'm done": the draft becomes the answer. @throws 409 `nothing_heard` */
export const finishAnswer = (lease: RoomLease, clientTurnId: string): Promise<RoomOutcome> =>
  withRoom(lease, async (tx, given, now) => {
    const turns = await turnsOf(tx.q, tx.organizationId, [given.id]).execute()
    const known = turns.find(({ client_turn_id }) => client_turn_id === clientTurnId)
    if (known) return unchanged(given, known)
    requireStarted(given)
    const taken = await takeDraft(tx, await resumed(tx, given, now), clientTurnId, now)
    if (!taken.turn) throw conflict('nothing_heard', roomProblems.nothingHeard)
    if (taken.late) return unchanged(taken.row, taken.turn)
    return { ...(await advance(tx, taken.row, 'answer', modelWords(lease), now)), heard: taken.turn }
  })

/** A request to the interviewer that is not an answer. The draft is kept, except for a question that is skipped. */
export const request = (
  lease: RoomLease,
  event: Extract<RoomEvent, 'repeat' | 'skip' | 'moment' | 'end'>,
): Promise<RoomOutcome> =>
  withRoom(lease, async (tx, given, now) => {
    requireStarted(given)
    let row = await resumed(tx, given, now)
    if (event === 'skip' && row.draft) row = await updateRoom(tx, row, { draft: null })
    if (event === 'end') row = (await takeDraft(tx, row, null, now)).row
    return { ...(await advance(tx, row, event, modelWords(lease), now)), heard: null }
  })

/** The timer starts again when the candidate goes on, and not by choosing how to pause. */
const KEEPS_PAUSED = new Set<Choice>(['pause', 'another_day', 'person', 'tell', 'keep_private'])

/** Makes one of the offered choices. A choice that is not offered any longer changes nothing. */
export const choose = (lease: RoomLease, choice: Choice): Promise<RoomOutcome> =>
  withRoom(lease, async (tx, given, now) => {
    requireStarted(given)
    const turns = await turnsOf(tx.q, tx.organizationId, [given.id]).execute()
    if (!offersOf(turns).includes(choice)) return unchanged(given)
    let row = KEEPS_PAUSED.has(choice) && given.paused_at ? given : await resumed(tx, given, now)
    if (choice === 'end') row = (await takeDraft(tx, row, null, now)).row
    return { ...(await advance(tx, row, choice, modelWords(lease), now)), heard: null }
  })

/** Lets a model word a pending follow-up, with no transaction open, and commits it. */
export async function wordFollowUp(lease: RoomLease, state: InterviewState, signal: AbortSignal): Promise<RoomOutcome> {
  const { clock, models, settings } = lease.services
  const model =
    models.interviewing && recorded(models.interviewing, { org: lease.org, clock, budget: settings.AI_BUDGET_USD })
  const move = await nextMoveWithModel(state, model, signal)
  return withRoom(lease, async (tx, row, now) => {
    // Another server has already done it.
    if (row.pending !== 'answer' || row.turn_count !== state.turns.length) return unchanged(row)
    const { row: moved, turn } = await makeMove(tx, row, move, state.event, 0, now)
    return { row: moved, said: turn ? [turn] : [], followUpToWord: null, heard: null }
  })
}

export const pause = (lease: RoomLease): Promise<RoomOutcome> =>
  withRoom(lease, async (tx, row, now) => {
    requireStarted(row)
    if (row.paused_at) return unchanged(row)
    return unchanged(await updateRoom(tx, row, { ...ticked(row, now), paused_at: now }))
  })

export const resume = (lease: RoomLease): Promise<RoomOutcome> =>
  withRoom(lease, async (tx, row, now) => {
    requireStarted(row)
    return unchanged(row.paused_at ? await resumeRoom(tx, row, now) : row)
  })

/** Stores the unfinished answer; a draft without words removes it. */
export const saveDraft = (lease: RoomLease, draft: Draft): Promise<void> =>
  withRoom(lease, async (tx, row, now) => {
    const saved = draft.text.trim() ? json({ ...draft, saved_at: now.toISOString() }) : null
    if (isStarted(row.state)) await updateRoom(tx, row, { draft: saved })
  })

interface SpokenTurn {
  readonly turn_id: string
  readonly ms: number
  readonly finished: boolean
  readonly audio?: { readonly recording_id: string; readonly ms: number } | null
}

/** Stores once how much of the interviewer's turn was played, and sets its position in the interview accordingly. */
export const noteSpoken = (lease: RoomLease, { turn_id, ms, finished, audio }: SpokenTurn): Promise<void> =>
  withRoom(lease, async (tx, row, now) => {
    // After the end the timer is stopped while the goodbye is still being played: it keeps its estimated position.
    const end_ms = row.ended_at ? null : elapsedAt(row, now)
    const turn = await updateUnplayedTurn(tx, row.id, turn_id, {
      ...(end_ms !== null && { start_ms: Math.max(0, end_ms - ms), end_ms }),
      heard_ms: ms,
      ...(audio && { recording_id: audio.recording_id, audio_offset_ms: audio.ms }),
    })
    // The time for an answer starts at the end of the question.
    if (turn?.kind === 'question' && finished && turn.seq === row.turn_count && end_ms !== null)
      await updateRoom(tx, row, { question_asked_ms: end_ms })
  })
