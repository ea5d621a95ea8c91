import type { FromRoom, RoomClock, RoomSpeech, RoomTurn } from '../../room-protocol.ts'
import { roomWords } from '../../words/room.ts'
import type { ConnectionEvent } from './room-connection.ts'

type Message<T extends FromRoom['type']> = Extract<FromRoom, { type: T }>
type RoomState = Message<'state'>
export type RoomDraft = NonNullable<RoomState['draft']>

/** What the page knows of the room: the messages received in order, and the state of the connection. */
export interface RoomView {
  readonly connection: 'connecting' | 'open' | 'lost' | 'replaced' | 'refused' | 'closed'
  /** While the connection is lost: since when, and when it is tried again, in ms since the epoch. */
  readonly lost_at: number | null
  readonly retry_at: number | null
  /** The last `state`, updated by every message after it; null before the first. */
  readonly room: RoomState | null
  readonly clock: { readonly server: RoomClock; readonly at: number } | null
  /** Speech that has arrived, by turn; null for turns that have none. */
  readonly speeches: Readonly<Record<string, RoomSpeech | null>>
  /** The interviewer's turns that have not been played to their end, the current one first. */
  readonly to_play: readonly string[]
  readonly played: readonly string[]
  readonly moment: boolean
  readonly problem: Pick<Message<'problem'>, 'code' | 'detail' | 'client_turn_id'> | null
  readonly ended: Pick<Message<'ended'>, 'state' | 'answered' | 'question_count'> | null
}

export const EMPTY_VIEW: RoomView = {
  connection: 'connecting',
  lost_at: null,
  retry_at: null,
  room: null,
  clock: null,
  speeches: {},
  to_play: [],
  played: [],
  moment: false,
  problem: null,
  ended: null,
}

export type RoomChange =
  | ConnectionEvent
  /** A turn was played to its end, or the candidate started to speak over it. */
  | { readonly type: 'played'; readonly turn_id: string }
  /** The first word after a moment to think. */
  | { readonly type: 'word' }
  | { readonly type: 'problem_dismissed' }

/** The next view. Pure: `now` is the present, in ms since the epoch. */
export function nextView(view: RoomView, change: RoomChange, now: number): RoomView {
  switch (change.type) {
    case 'connecting':
      return view
    case 'lost':
      return { ...view, connection: 'lost', lost_at: view.lost_at ?? now, retry_at: change.retry_at }
    case 'closed':
      return { ...view, connection: change.why === 'ended' ? 'closed' : change.why, lost_at: null, retry_at: null }
    case 'played':
      return {
        ...view,
        to_play: view.to_play.filter(id => id !== change.turn_id),
        played: [...view.played, change.turn_id],
      }
    case 'word':
      return view.moment ? { ...view, moment: false } : view
    case 'problem_dismissed':
      return { ...view, problem: null }
    case 'message':
      return afterMessage(view, change.message, now)
  }
}

function afterMessage(view: RoomView, message: FromRoom, now: number): RoomView {
  switch (message.type) {
    case 'state':
      return afterState(view, message, now)
    case 'say':
      return afterSay(view, message)
    case 'speech':
      return { ...view, speeches: { ...view.speeches, [message.turn_id]: message.speech } }
    case 'heard':
      return updateRoom({ ...view, moment: false, problem: null }, room => ({
        ...room,
        turns: withTurn(room.turns, message.turn),
        floor: message.floor,
        offers: [],
        draft: null,
      }))
    case 'clock':
      return updateRoom({ ...view, clock: { server: message.clock, at: now } }, room => ({
        ...room,
        clock: message.clock,
        phase: phaseAfter(room, message.clock),
      }))
    case 'moment_granted':
      return { ...view, moment: true }
    case 'replaced':
      return { ...view, connection: 'replaced' }
    case 'ended': {
      const { state, answered, question_count } = message
      return { ...view, ended: { state, answered, question_count } }
    }
    case 'problem': {
      const { code, detail, client_turn_id } = message
      const connection = message.fatal ? 'refused' : view.connection
      return { ...view, connection, problem: { code, detail, client_turn_id } }
    }
    case 'pong':
      return view
  }
}

/** The complete state: turns that are being played continue; of those never played here, only the last one is played. */
function afterState(view: RoomView, room: RoomState, now: number): RoomView {
  const last = room.turns.at(-1)
  const known = view.to_play.filter(id => room.turns.some(turn => turn.id === id))
  const isNew =
    last?.speaker === 'interviewer' && room.phase !== 'ended' && !view.played.includes(last.id) && !room.draft
  return {
    ...view,
    connection: 'open',
    lost_at: null,
    retry_at: null,
    room,
    clock: { server: room.clock, at: now },
    to_play: isNew && !known.includes(last.id) ? [...known, last.id] : known,
  }
}

function afterSay(view: RoomView, { turn, floor, question, offers }: Message<'say'>): RoomView {
  // A welcome repeats the question: earlier turns that were not played are skipped.
  const earlier = turn.kind === 'welcome_back' ? [] : view.to_play
  const keepsQuestion = turn.kind !== 'wrap_up' && turn.kind !== 'goodbye'
  return updateRoom({ ...view, to_play: [...earlier.filter(id => id !== turn.id), turn.id] }, room => ({
    ...room,
    turns: withTurn(room.turns, turn),
    floor,
    offers: turn.kind === 'moment' ? room.offers : offers,
    question: question ?? (keepsQuestion ? room.question : null),
    phase: room.phase === 'waiting' || room.phase === 'away' ? 'running' : room.phase,
  }))
}

const updateRoom = (view: RoomView, change: (room: RoomState) => RoomState): RoomView =>
  view.room ? { ...view, room: change(view.room) } : view

const withTurn = (turns: RoomTurn[], turn: RoomTurn): RoomTurn[] =>
  turns.some(({ id }) => id === turn.id) ? turns : [...turns, turn]

function phaseAfter({ phase }: RoomState, clock: RoomClock): RoomState['phase'] {
  if (phase === 'ended') return phase
  if (clock.paused) return 'paused'
  return clock.running ? 'running' : phase === 'paused' ? 'running' : phase
}

/** The interviewer's turn that the candidate answers. A remark about taking time is not one. */
export const lastAsked = (turns: readonly RoomTurn[]): RoomTurn | null =>
  turns.findLast(({ speaker, kind }) => speaker === 'interviewer' && kind !== 'moment') ?? null

const sinceServerTime = ({ clock, connection }: Pick<RoomView, 'clock' | 'connection'>, now: number) =>
  clock?.server.running && connection === 'open' ? now - clock.at : 0

/** The time left for questions, in ms: the server's clock, continued by the page's own while it runs. */
export function leftNow(view: Pick<RoomView, 'clock' | 'connection'>, now: number): number {
  return view.clock ? Math.max(0, view.clock.server.left_ms - sinceServerTime(view, now)) : 0
}

/** The interview time now, in ms. */
export function elapsedNow(view: Pick<RoomView, 'clock' | 'connection'>, now: number): number {
  return view.clock ? view.clock.server.elapsed_ms + sinceServerTime(view, now) : 0
}

/** "About 17 minutes left": no more exact than is useful. */
export function timeLeft(view: Pick<RoomView, 'clock' | 'connection' | 'room'>, now: number): string {
  if (!view.clock || !view.room) return ''
  const words = roomWords.time
  const left = leftNow(view, now)
  const minutes = Math.ceil(left / 60_000)
  if (view.connection !== 'open' || view.clock.server.paused || view.room.phase === 'away')
    return left < 60_000 ? words.paused : words.pausedWith(minutes)
  if (view.clock.server.phase !== 'open' || left === 0) return words.lastAnswer
  return left < 60_000 ? words.lessThanAMinute : words.left(minutes)
}
