import type { Microphone } from '#modules/recordings/web/capture/microphone.ts'
import type { FromRoom } from '../../room-protocol.ts'
import { submitInterview } from '../candidate-api.ts'
import { savedPreferences, savePreferences } from '../preferences.ts'
import { InterviewerVoice } from '../sound/interviewer-voice.ts'
import { speechToText } from '../sound/speech-to-text.ts'
import { AnswerDelivery } from './answer-delivery.ts'
import { Answering } from './answering.ts'
import { CandidateVoice } from './candidate-voice.ts'
import { type ConnectionEvent, connectToRoom, RoomConnection } from './room-connection.ts'
import { RoomActions } from './room-actions.ts'
import { RoomRecording } from './room-recording.ts'
import { nextView, type RoomChange } from './room-view.ts'
import { canPause, hasFloor, isOutside, SessionStore } from './session-store.ts'
import { TabWatch } from './tab-watch.ts'
import { TurnPlayer } from './turn-player.ts'
import type { VoiceSample } from './voice-sampler.ts'

/** A shorter interruption of the connection leaves the recording in step with the interview's timer, in ms. */
const SHORT_LOSS_MS = 2500

/** One page in the room: its connection, the interviewer's voice, the answers and the recording. The screen reads its store and calls its actions. */
export class RoomSession {
  readonly store = new SessionStore()
  readonly voice = new InterviewerVoice()
  private readonly candidate = new CandidateVoice(
    this.store,
    (sample, now) => this.onVoice(sample, now),
    lost => void this.onMicrophoneLost(lost),
  )
  private readonly connection: RoomConnection
  private readonly player: TurnPlayer
  private readonly delivery: AnswerDelivery
  private readonly answering: Answering
  private readonly recording: RoomRecording
  private readonly tab: TabWatch
  /** What the candidate can do. */
  readonly actions: RoomActions
  private speaking = false
  private closed = false
  private finishing = false
  private connectedBefore = false

  constructor(
    private readonly token: string,
    private readonly screening: {
      readonly screening_id: string
      readonly application_id: string
      readonly language: string
    },
  ) {
    this.connection = new RoomConnection(token, event => this.onConnection(event), connectToRoom, window)
    this.player = new TurnPlayer(this.voice, this.store, {
      onSpoken: (turnId, ms, finished) => void this.noteSpoken(turnId, ms, finished),
      onPlayed: turn_id => this.change({ type: 'played', turn_id }),
    })
    this.recording = new RoomRecording(token, screening.screening_id, this.voice, this.store)
    this.delivery = new AnswerDelivery(this.connection, this.store, screening.screening_id)
    this.answering = new Answering({
      connection: this.connection,
      delivery: this.delivery,
      store: this.store,
      screeningId: screening.screening_id,
      language: screening.language,
      microphone: () => this.candidate.microphone,
      recordingPosition: this.recording.position,
      onWord: () => this.change({ type: 'word' }),
      onRecognitionFailed: () => this.onRecognitionFailed(),
    })
    this.tab = new TabWatch(away => this.connection.send({ type: 'tab', away }))
    this.actions = new RoomActions({
      connection: this.connection,
      store: this.store,
      player: this.player,
      answering: this.answering,
      delivery: this.delivery,
      candidate: this.candidate,
      change: change => this.change(change),
      sync: () => this.sync(),
    })
    this.store.patch({ typing: savedPreferences().typed })
  }

  start(): void {
    this.closed = false
    this.candidate.start()
    void this.recording.open()
    this.connection.start()
  }

  close(): void {
    if (this.closed) return
    this.closed = true
    this.tab.stop()
    this.candidate.stop()
    this.connection.stop()
    this.player.stop()
    this.answering.stop()
    void this.recording.stop(this.candidate.microphone).then(() => {
      this.candidate.release()
      return this.recording.close()
    })
  }

  /** Starts or continues the interview. Called after a click, without which browsers play no sound. */
  async enter(): Promise<void> {
    const { entered, microphone, testingSpeech } = this.store.read()
    if (entered || microphone === 'asking' || testingSpeech) return
    if (this.candidate.opensOnEntering) await this.candidate.open()
    if (this.closed || !(await this.confirmRecognition()) || this.closed) return
    this.store.patch({ entered: true, typing: this.store.read().typing || !this.candidate.microphone })
    this.connection.send({ type: 'ready' })
    this.sync()
  }

  /** The level of the interviewer's voice and of the candidate's, 0 to 1. */
  readonly interviewerLevel = (): number => this.voice.level()
  readonly candidateLevel = (): number => this.candidate.level()

  /** Leaves for now. Answers and recording are stored. */
  async leave(): Promise<void> {
    this.answering.sendDraft()
    this.player.stop()
    await this.answering.submitAudio()
    this.connection.stop()
    await this.recording.stop(this.candidate.microphone)
    this.close()
  }

  /** Finds out before the first question whether speech can be turned into text. @returns false if the page explains first that it can't */
  private async confirmRecognition(): Promise<boolean> {
    if (await this.candidate.isRecognizable(this.screening.language)) return true
    this.onRecognitionFailed()
    this.candidate.release()
    return false
  }

  private onRecognitionFailed() {
    savePreferences({ recognition: 'fails' })
    this.store.patch({ speech: 'none' })
    if (!this.store.read().typing) this.actions.setTyping(true)
  }

  /** What was said so far is saved, and another microphone takes over. If there is none, the candidate types. */
  private async onMicrophoneLost(lost: Microphone) {
    this.sync()
    await this.answering.endAudio()
    await this.recording.stop(lost)
    lost.close()
    this.store.patch({ recording: false })
    await this.candidate.open()
    if (this.closed) return
    if (this.store.read().microphone === 'on') this.store.patch({ notice: 'microphone_changed' })
    else this.pauseWithoutMicrophone()
    this.sync()
  }

  /** The time does not run while the candidate finds out why they are not heard. */
  private pauseWithoutMicrophone() {
    this.store.patch({ notice: 'microphone_lost' })
    if (canPause(this.store.read())) this.actions.pause(true)
  }

  private onConnection(event: ConnectionEvent) {
    const before = this.store.read().view
    this.change(event)
    const ended = before.room?.question?.id
    if (ended && this.store.read().view.room?.question?.id !== ended) void this.answering.submitLate(ended)
    if (event.type === 'message') this.onMessage(event.message, before.lost_at)
    if (isOutside(this.store.read())) return this.leaveToOtherPage()
    this.sync()
  }

  /** Another page has the interview now: this one releases camera and microphone and stops recording. */
  private leaveToOtherPage() {
    this.close()
    this.store.patch({ entered: false, recording: false, camera: null, microphone: 'unasked', playing: null })
  }

  private onMessage(message: FromRoom, lostAt: number | null) {
    if (message.type === 'state') return this.onState(message, lostAt)
    if (message.type === 'heard') {
      const submittedHere = this.answering.heard(message)
      if (submittedHere && message.floor === 'candidate') setTimeout(() => this.returnFloor(), 400)
    }
    if (message.type === 'say') this.store.patch({ sent: null })
    if (message.type === 'problem' && message.client_turn_id)
      this.delivery.refused(message.client_turn_id, message.code)
  }

  /** The interviewer does not respond to an answer that came late or in addition: the floor stays with the candidate. */
  private returnFloor() {
    if (this.store.read().sent) this.store.patch({ sent: null })
    this.sync()
  }

  private onState(room: Extract<FromRoom, { type: 'state' }>, lostAt: number | null) {
    const { entered } = this.store.read()
    const speech = speechToText(room.transcription)
    this.store.patch({ speech })
    // If speech cannot be turned into text, the answer box is open from the start, so that candidates do not speak for nothing.
    if (!entered && speech === 'none') this.store.patch({ typing: true })
    this.enterIfStarted(room.phase)
    if (room.integrity_signals && room.phase !== 'ended') this.tab.start()
    void this.answering.restore()
    if (entered && (room.phase === 'away' || room.phase === 'waiting')) this.connection.send({ type: 'ready' })
    const { microphone } = this.candidate
    if (microphone && lostAt && Date.now() - lostAt > SHORT_LOSS_MS) void this.recording.restart(microphone)
    void this.recording.upload()
  }

  /** "Start interview" on the page before counts as the click that sound needs; after a reload another one is needed. */
  private enterIfStarted(phase: string) {
    if (this.connectedBefore) return
    this.connectedBefore = true
    if (phase !== 'ended' && navigator.userActivation?.hasBeenActive) void this.enter()
  }

  private change(change: RoomChange) {
    const { view } = this.store.read()
    const next = nextView(view, change, Date.now())
    if (next !== view) this.store.patch({ view: next })
    if (change.type === 'played') this.sync()
  }

  private sync() {
    if (this.closed) return
    this.player.sync()
    this.answering.sync()
    this.recording.sync(this.candidate.microphone)
    const { view, finished } = this.store.read()
    const isOver = (view.ended && view.to_play.length === 0) || view.room?.phase === 'ended'
    if (isOver && !finished && !this.finishing) void this.finish()
  }

  /** By speaking, the candidate interrupts the interviewer and answers; the answer is submitted after a silence. */
  private onVoice(sample: VoiceSample, now: number) {
    const { playing, typing, muted, text, interim, yielding } = this.store.read()
    if (playing && sample.speaking && !typing && !muted) this.player.yield(now)
    this.player.decide(now, sample, text + interim !== '' && this.store.read().yielding)
    if (this.speaking !== sample.speaking && hasFloor(this.store.read()))
      this.connection.send({ type: 'speaking', on: sample.speaking })
    this.speaking = sample.speaking
    this.answering.takeVoice(sample, now)
    if (yielding !== this.store.read().yielding) this.sync()
  }

  private async noteSpoken(turn_id: string, ms: number, finished: boolean) {
    const position = await this.recording.position()
    const audio = position && position.ms >= ms ? { ...position, ms: position.ms - ms } : null
    this.connection.send({ type: 'spoken', turn_id, ms, finished, audio })
  }

  private async finish() {
    this.finishing = true
    this.candidate.stop()
    await this.recording.stop(this.candidate.microphone)
    // The room has usually ended the interview already; repeating it changes nothing.
    await submitInterview(this.token, this.screening.application_id).catch(() => {})
    this.close()
    this.store.patch({ finished: true })
  }
}
