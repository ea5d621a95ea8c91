import type { FromRoom, RoomClock, RoomSpeech, RoomTurn } from '../../room-protocol.ts'
import type { LineEvent } from './room-line.ts'

type Told<T extends FromRoom['type']> = Extract<FromRoom, { type: T }>
type Whole = Told<'state'>

/** What the page knows of the room: what it was told, in order, and how its line stands. */
export interface RoomView {
  readonly line: 'opening' | 'open' | 'lost' | 'replaced' | 'refused' | 'over'
  /** While the line is lost: since when, and when it is tried again, in ms since the epoch. */
  readonly lost_at: number | null
  readonly retry_at: number | null
  /** The last `state`, with everything told after it folded in; null before the first. */
  readonly room: Whole | null
  readonly clock: { readonly told: RoomClock; readonly at: number } | null
  /** Sounds that arrived, by turn; null where there is none. */
  readonly speeches: Readonly<Record<string, RoomSpeech | null>>
  /** Turns of the interviewer that are still to be heard, the first of them now. */
  readonly to_hear: readonly string[]
  readonly heard_out: readonly string[]
  readonly moment: boolean
  readonly problem: Pick<Told<'problem'>, 'code' | 'detail' | 'client_turn_id'> | null
  readonly ended: Pick<Told<'ended'>, 'state' | 'answered' | 'question_count'> | null
}

export const UNTOLD: RoomView = {
  line: 'opening',
  lost_at: null,
  retry_at: null,
  room: null,
  clock: null,
  speeches: {},
  to_hear: [],
  heard_out: [],
  moment: false,
  problem: null,
  ended: null,
}

export type RoomChange =
  | LineEvent
  /** A turn was played to its end, or the candidate began to speak over it. */
  | { readonly type: 'heard_out'; readonly turn_id: string }
  /** After a moment to think, the first word. */
  | { readonly type: 'word' }
  | { readonly type: 'problem_read' }

/** The next view. Pure: `now` is the present, in ms since the epoch. */
export function changed(view: RoomView, change: RoomChange, now: number): RoomView {
  switch (change.type) {
    case 'trying':
      return view
    case 'lost':
      return { ...view, line: 'lost', lost_at: view.lost_at ?? now, retry_at: change.retry_at }
    case 'over':
      return { ...view, line: change.why === 'ended' ? 'over' : change.why, lost_at: null, retry_at: null }
    case 'heard_out':
      return {
        ...view,
        to_hear: view.to_hear.filter(id => id !== change.turn_id),
        heard_out: [...view.heard_out, change.turn_id],
      }
    case 'word':
      return view.moment ? { ...view, moment: false } : view
    case 'problem_read':
      return { ...view, problem: null }
    case 'told':
      return told(view, change.message, now)
  }
}

function told(view: RoomView, message: FromRoom, now: number): RoomView {
  switch (message.type) {
    case 'state':
      return whole(view, message, now)
    case 'say':
      return said(view, message)
    case 'speech':
      return { ...view, speeches: { ...view.speeches, [message.turn_id]: message.speech } }
    case 'heard':
      return withRoom({ ...view, moment: false, problem: null }, room => ({
        ...room,
        turns: added(room.turns, message.turn),
        floor: message.floor,
        draft: null,
      }))
    case 'clock':
      return withRoom({ ...view, clock: { told: message.clock, at: now } }, room => ({
        ...room,
        clock: message.clock,
        phase: phaseBy(room, message.clock),
      }))
    case 'moment_granted':
      return { ...view, moment: true }
    case 'replaced':
      return { ...view, line: 'replaced' }
    case 'ended': {
      const { state, answered, question_count } = message
      return { ...view, ended: { state, answered, question_count } }
    }
    case 'problem': {
      const { code, detail, client_turn_id } = message
      return { ...view, line: message.fatal ? 'refused' : view.line, problem: { code, detail, client_turn_id } }
    }
    case 'pong':
      return view
  }
}

/** Everything as it stands. What is being heard goes on; of what was never heard here, the last is. */
function whole(view: RoomView, room: Whole, now: number): RoomView {
  const last = room.turns.at(-1)
  const known = view.to_hear.filter(id => room.turns.some(turn => turn.id === id))
  const fresh =
    last?.speaker === 'interviewer' && room.phase !== 'ended' && !view.heard_out.includes(last.id) && !room.draft
  return {
    ...view,
    line: 'open',
    lost_at: null,
    retry_at: null,
    room,
    clock: { told: room.clock, at: now },
    to_hear: fresh && !known.includes(last.id) ? [...known, last.id] : known,
  }
}

function said(view: RoomView, { turn, floor, question }: Told<'say'>): RoomView {
  // A welcome says the question again: what was not heard before it need not be.
  const before = turn.kind === 'welcome_back' ? [] : view.to_hear
  const keeps = turn.kind === 'moment' || turn.kind === 'repeat'
  return withRoom({ ...view, to_hear: [...before.filter(id => id !== turn.id), turn.id] }, room => ({
    ...room,
    turns: added(room.turns, turn),
    floor,
    question: question ?? (keeps ? room.question : null),
    phase: room.phase === 'waiting' || room.phase === 'away' ? 'running' : room.phase,
  }))
}

const withRoom = (view: RoomView, change: (room: Whole) => Whole): RoomView =>
  view.room ? { ...view, room: change(view.room) } : view

const added = (turns: RoomTurn[], turn: RoomTurn): RoomTurn[] =>
  turns.some(({ id }) => id === turn.id) ? turns : [...turns, turn]

function phaseBy({ phase }: Whole, clock: RoomClock): Whole['phase'] {
  if (phase === 'ended') return phase
  if (clock.paused) return 'paused'
  return clock.running ? 'running' : phase === 'paused' ? 'running' : phase
}

/** The interviewer's turn that the candidate answers to: a word about taking time is none. */
export const askedLast = (turns: readonly RoomTurn[]): RoomTurn | null =>
  turns.findLast(({ speaker, kind }) => speaker === 'interviewer' && kind !== 'moment') ?? null

/** What remains for questions now, in ms. The server's clock, carried on by ours while it runs. */
export function leftNow({ clock, line }: Pick<RoomView, 'clock' | 'line'>, now: number): number {
  if (!clock) return 0
  const { told: server, at } = clock
  return Math.max(0, server.left_ms - (server.running && line === 'open' ? now - at : 0))
}

/** Interview time now, in ms. */
export function elapsedNow({ clock, line }: Pick<RoomView, 'clock' | 'line'>, now: number): number {
  if (!clock) return 0
  const { told: server, at } = clock
  return server.elapsed_ms + (server.running && line === 'open' ? now - at : 0)
}

/** "About 17 minutes left", as kind and as exact as is useful. */
export function timeLeft(view: Pick<RoomView, 'clock' | 'line' | 'room'>, now: number): string {
  if (!view.clock || !view.room) return ''
  const left = leftNow(view, now)
  const minutes = Math.ceil(left / 60_000)
  const words = minutes === 1 ? '1 minute' : `${String(minutes)} minutes`
  if (view.line !== 'open' || view.clock.told.paused || view.room.phase === 'away')
    return left < 60_000 ? 'Clock stopped' : `Clock stopped, ${String(minutes)} min left`
  if (view.clock.told.phase !== 'open' || left === 0) return 'Time for a last answer'
  return left < 60_000 ? 'Less than a minute left' : `About ${words} left`
}
