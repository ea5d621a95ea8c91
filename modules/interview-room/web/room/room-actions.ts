import type { Choice } from '../../room-protocol.ts'
import type { AnswerDelivery } from './answer-delivery.ts'
import type { Answering } from './answering.ts'
import type { CandidateVoice } from './candidate-voice.ts'
import type { RoomConnection } from './room-connection.ts'
import type { RoomChange } from './room-view.ts'
import { offered, type SessionStore } from './session-store.ts'
import type { TurnPlayer } from './turn-player.ts'

/** The end of the interview waits this long for an answer that is being transcribed, in ms. */
const DELIVERY_WITHIN_MS = 10_000

/** The parts of a session that actions need. */
export interface RoomParts {
  readonly connection: RoomConnection
  readonly store: SessionStore
  readonly player: TurnPlayer
  readonly answering: Answering
  readonly delivery: AnswerDelivery
  readonly candidate: CandidateVoice
  /** Changes what the page knows of the room. */
  readonly change: (change: RoomChange) => void
  /** Lets every part follow the store. */
  readonly sync: () => void
}

/** What the candidate can do during the interview, by a control or by typing. */
export class RoomActions {
  constructor(private readonly room: RoomParts) {}

  readonly setTyping = (typing: boolean): void => {
    this.room.answering.setTyping(typing)
    // Someone who types need not be heard, and the keyboard would be recorded.
    this.mute(typing)
    if (!typing) void this.room.candidate.open().then(() => this.room.sync())
    this.room.sync()
  }
  readonly typed = (text: string): void => {
    if (text) this.takeFloor()
    this.room.answering.typed(text)
    this.room.change({ type: 'word' })
  }
  readonly submit = (): void => {
    this.takeFloor()
    void this.room.answering.submit().then(() => this.room.sync())
  }
  readonly mute = (muted: boolean): void => {
    this.room.candidate.mute(muted)
    this.room.sync()
  }
  readonly repeat = (): void => {
    this.room.player.stop()
    const [playing] = this.room.store.read().view.to_play
    if (playing) this.room.change({ type: 'played', turn_id: playing })
    this.room.connection.send({ type: 'repeat' })
  }
  readonly requestMoment = (): void => void this.room.connection.send({ type: 'moment' })
  readonly skip = (): void => {
    this.room.answering.clear()
    this.room.store.patch({ notice: null, sent: null })
    this.room.connection.send({ type: 'skip' })
  }
  /** Makes one of the offered choices. */
  readonly choose = (choice: Choice): void => {
    this.room.player.interrupt()
    this.room.answering.clear()
    this.room.store.patch({ notice: null, sent: null })
    this.room.connection.send({ type: 'choose', choice })
  }
  readonly pause = (paused: boolean): void => {
    if (paused) this.room.player.interrupt()
    else if (offered(this.room.store.read()).includes('go_on')) return this.choose('go_on')
    this.room.connection.send({ type: paused ? 'pause' : 'resume' })
  }
  /** "I wasn't done": gives the floor back, for more to the same question. */
  readonly addToAnswer = (): void => {
    const { sent, view } = this.room.store.read()
    const answer = view.room?.turns.findLast(({ kind }) => kind === 'answer')
    this.room.player.interrupt()
    this.room.store.patch({ adding: { question_id: sent?.question_id ?? answer?.question_id ?? null }, sent: null })
    this.room.sync()
  }
  readonly sendAgain = (): void => {
    this.room.store.patch({ notice: null, sent: { text: null, question_id: null } })
    void this.room.delivery.flush()
  }
  readonly reconnectNow = (): void => this.room.connection.reconnectNow()
  readonly dismiss = (): void => {
    this.room.store.patch({ notice: null })
    this.room.change({ type: 'problem_dismissed' })
  }
  /** Ends the interview for good; the interviewer says goodbye. */
  readonly endInterview = async (): Promise<void> => {
    this.room.answering.sendDraft()
    await this.room.answering.submitAudio()
    // After the end, the room takes no answers.
    await this.room.delivery.delivered(DELIVERY_WITHIN_MS)
    this.room.connection.send({ type: 'leave', confirm: true })
  }

  /** Selecting a control or typing while the interviewer speaks interrupts it. */
  private takeFloor() {
    if (!this.room.store.read().view.ended) this.room.player.interrupt()
  }
}
