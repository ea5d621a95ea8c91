import type { UploadStatus } from '#modules/recordings/web/upload/uploader.ts'
import type { MicrophoneProblem } from '#modules/recordings/web/capture/microphone.ts'
import type { SpeechToText } from '../sound/speech-to-text.ts'
import type { Choice } from '../../room-protocol.ts'
import { EMPTY_VIEW, type RoomView } from './room-view.ts'

export type Notice =
  | 'nothing_heard'
  | 'type_to_count'
  | 'time_was_up'
  | 'not_received'
  | 'audio_lost'
  | 'microphone_changed'
  | 'microphone_lost'

/** Everything the room's screen is drawn from. */
export interface Session {
  readonly view: RoomView
  /** Whether this page has reported to the room that it is ready. */
  readonly entered: boolean
  readonly microphone: 'unasked' | 'asking' | 'on' | MicrophoneProblem
  readonly muted: boolean
  readonly camera: MediaStreamTrack | null
  readonly recording: boolean
  readonly speech: SpeechToText
  /** Whether the browser's speech recognition is being tried before the start. */
  readonly testingSpeech: boolean
  readonly typing: boolean
  /** What has been typed or recognized so far. */
  readonly text: string
  /** The last recognized words, which may still change. */
  readonly interim: string
  /** Whether the candidate has said anything in this answer. */
  readonly voiced: boolean
  /** The interviewer's turn that is being played. */
  readonly playing: string | null
  /** The interviewer has stopped because the candidate may have started to speak. */
  readonly yielding: boolean
  /** The answer that was just submitted, until the interviewer responds; its text is null while it is transcribed. */
  readonly sent: { readonly text: string | null; readonly question_id: string | null } | null
  /** "I wasn't done": the next answer still belongs to this question. */
  readonly adding: { readonly question_id: string | null } | null
  readonly notice: Notice | null
  readonly upload: UploadStatus
  readonly finished: boolean
}

const INITIAL: Session = {
  view: EMPTY_VIEW,
  entered: false,
  microphone: 'unasked',
  muted: false,
  camera: null,
  recording: false,
  speech: 'none',
  testingSpeech: false,
  typing: false,
  text: '',
  interim: '',
  voiced: false,
  playing: null,
  yielding: false,
  sent: null,
  adding: null,
  notice: null,
  upload: { waiting: 0, stuck: false },
  finished: false,
}

export class SessionStore {
  private current: Session = INITIAL
  private readonly listeners = new Set<() => void>()

  readonly read = (): Session => this.current

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  patch(change: Partial<Session>): void {
    this.current = { ...this.current, ...change }
    for (const listener of this.listeners) listener()
  }
}

/** Whether the candidate can answer: the interviewer has nothing left to say, and no answer is being processed. */
export const hasFloor = ({ view, entered, playing, yielding, sent, adding }: Session): boolean => {
  const { room } = view
  if (!entered || !room || view.ended || room.phase === 'ended' || isSilent(view)) return false
  if (adding) return true
  if (sent || (playing && !yielding)) return false
  return room.floor === 'candidate' && (view.to_play.length === 0 || yielding)
}

/**
 * Whether "I'm done" submits an answer. While the interviewer speaks, it does so only if there is text in the box: a candidate whose
 * connection was lost in the middle of an answer is welcomed back, and may finish the answer meanwhile.
 */
export const canSubmit = (session: Session): boolean => {
  const { view, entered, text, interim, sent } = session
  if (hasFloor(session)) return true
  const { room } = view
  if (!entered || !room || view.ended || room.phase === 'ended' || isSilent(view)) return false
  return sent === null && `${text}${interim}`.trim() !== ''
}

/** Whether the time can be stopped: from the first question on, whoever is speaking. */
export const canPause = ({ view, entered }: Session): boolean =>
  entered &&
  !view.ended &&
  view.connection === 'open' &&
  (view.room?.turns.some(({ kind }) => kind === 'question') ?? false)

/** Paused by the candidate. During a pause that the interviewer has offered, both can still speak. */
export const isSilent = ({ room }: RoomView): boolean => room?.phase === 'paused' && room.offers.length === 0

/** What the candidate can choose now. */
export const offered = ({ view, sent }: Pick<Session, 'view' | 'sent'>): readonly Choice[] =>
  view.ended || sent ? [] : (view.room?.offers ?? [])

/** Whether this page is no longer part of the interview: another one has taken it over, or entry was refused. */
export const isOutside = ({ view }: Pick<Session, 'view'>): boolean =>
  view.connection === 'replaced' || view.connection === 'refused'

/** The question that the next answer belongs to; null before the first one. */
export const questionToAnswer = ({ adding, view }: Pick<Session, 'adding' | 'view'>): string | null =>
  adding ? adding.question_id : (view.room?.question?.id ?? null)
