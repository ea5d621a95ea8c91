import type { MicrophoneProblem } from '../sound/microphone.ts'
import type { UploadStatus } from '#modules/recordings/web/upload/uploader.ts'
import type { RoomView } from './room-view.ts'
import { UNTOLD } from './room-view.ts'

/** Who writes down what is said aloud. `none`: nobody does, so words must be typed to count. */
export type Writing = 'server' | 'browser' | 'none'

export type Notice = 'nothing_heard' | 'type_to_count' | 'time_was_up' | 'not_taken' | 'sound_gone'

/** Everything the room's screen is drawn from. */
export interface Session {
  readonly view: RoomView
  /** This page has said that it is ready. */
  readonly entered: boolean
  readonly microphone: 'unasked' | 'asking' | 'on' | MicrophoneProblem
  readonly muted: boolean
  readonly picture: MediaStreamTrack | null
  readonly recording: boolean
  readonly writing: Writing
  readonly typing: boolean
  /** What stands in the box, or was heard so far. */
  readonly text: string
  /** The last words, which the recogniser may still change. */
  readonly unsure: string
  /** The candidate's voice is heard now; said aloud in this answer at all. */
  readonly voiced: boolean
  /** The interviewer's turn that sounds now. */
  readonly playing: string | null
  /** Fell silent because somebody may have begun to speak. */
  readonly hushed: boolean
  /** The answer that was just handed in, until the interviewer answers it; its text is null while it is written down. */
  readonly sent: { readonly text: string | null; readonly question_id: string | null } | null
  /** "I wasn't done": what comes now still belongs to this question. */
  readonly adding: { readonly question_id: string | null } | null
  readonly notice: Notice | null
  readonly upload: UploadStatus
  readonly over: boolean
}

const START: Session = {
  view: UNTOLD,
  entered: false,
  microphone: 'unasked',
  muted: false,
  picture: null,
  recording: false,
  writing: 'none',
  typing: false,
  text: '',
  unsure: '',
  voiced: false,
  playing: null,
  hushed: false,
  sent: null,
  adding: null,
  notice: null,
  upload: { waiting: 0, stuck: false },
  over: false,
}

export class SessionStore {
  private current: Session = START
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

/** The candidate may answer: nothing of the interviewer is still to be heard, and nobody goes over an answer. */
export const hasFloor = ({ view, entered, playing, hushed, sent, adding }: Session): boolean => {
  const { room } = view
  if (!entered || !room || view.ended || room.phase === 'ended' || room.phase === 'paused') return false
  if (adding) return true
  if (sent || (playing && !hushed)) return false
  return room.floor === 'candidate' && (view.to_hear.length === 0 || hushed)
}
