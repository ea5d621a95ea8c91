import type { FromRoom } from '../../room-protocol.ts'
import { submitInterview } from '../candidate-api.ts'
import { savedPreferences, savePreferences } from '../preferences.ts'
import { InterviewerVoice } from '../sound/interviewer-voice.ts'
import { Microphone, problemOf } from '#modules/recordings/web/capture/microphone.ts'
import { SpeechRecognizer } from '../sound/speech-recognizer.ts'
import { speechToText } from '../sound/speech-to-text.ts'
import { Answering } from './answering.ts'
import { type ConnectionEvent, connectToRoom, RoomConnection } from './room-connection.ts'
import { RoomRecording } from './room-recording.ts'
import { nextView, type RoomChange } from './room-view.ts'
import { hasFloor, isOutside, SessionStore } from './session-store.ts'
import { TurnPlayer } from './turn-player.ts'
import { detectVoice, NO_VOICE, type VoiceActivity } from './voice-activity.ts'

const SAMPLE_EVERY_MS = 30
/** A shorter interruption of the connection leaves the recording in step with the interview's timer, in ms. */
const SHORT_LOSS_MS = 2500

/** One page in the room: its connection, the interviewer's voice, the answers and the recording. The screen reads its store. */
export class RoomSession {
  readonly store = new SessionStore()
  readonly voice = new InterviewerVoice()
  private readonly connection: RoomConnection
  private readonly player: TurnPlayer
  private readonly answering: Answering
  private readonly recording: RoomRecording
  private microphone: Microphone | null = null
  private activity: VoiceActivity = NO_VOICE
  private sampledAt = 0
  private sampling: ReturnType<typeof setInterval> | undefined
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
    this.recording = new RoomRecording(token, screening.screening_id, this.voice, upload =>
      this.store.patch({ upload }),
    )
    this.answering = new Answering({
      connection: this.connection,
      store: this.store,
      screeningId: screening.screening_id,
      language: screening.language,
      microphone: () => this.microphone,
      recordingPosition: this.recording.position,
      onWord: () => this.change({ type: 'word' }),
      onRecognitionFailed: () => this.onRecognitionFailed(),
    })
    this.store.patch({ typing: savedPreferences().typed })
  }

  start(): void {
    this.closed = false
    void this.recording.open()
    this.connection.start()
  }

  close(): void {
    if (this.closed) return
    this.closed = true
    clearInterval(this.sampling)
    this.connection.stop()
    this.player.stop()
    this.answering.stop()
    void this.recording.stop(this.microphone).then(() => {
      this.microphone?.close()
      return this.recording.close()
    })
  }

  /** Starts or continues the interview. Called after a click, without which browsers play no sound. */
  async enter(): Promise<void> {
    const { entered, microphone, testingSpeech } = this.store.read()
    if (entered || microphone === 'asking' || testingSpeech) return
    if (this.opensMicrophone) await this.openMicrophone()
    if (this.closed || !(await this.confirmSpeech()) || this.closed) return
    this.store.patch({ entered: true, typing: this.store.read().typing || !this.microphone })
    this.connection.send({ type: 'ready' })
    this.sync()
  }

  /** The level of the interviewer's voice and of the candidate's, 0 to 1. */
  readonly interviewerLevel = (): number => this.voice.level()
  readonly candidateLevel = (): number =>
    this.store.read().muted || this.store.read().view.room?.phase === 'paused'
      ? 0
      : (this.microphone?.meter.level() ?? 0)

  readonly setTyping = (typing: boolean): void => {
    this.answering.setTyping(typing)
    // Someone who types need not be heard, and the keyboard would be recorded.
    this.mute(typing)
    if (!typing && !this.microphone) void this.openMicrophone().then(() => this.sync())
    this.sync()
  }
  readonly typed = (text: string): void => {
    if (text) this.takeFloor()
    this.answering.typed(text)
    this.change({ type: 'word' })
  }
  readonly submit = (): void => {
    this.takeFloor()
    void this.answering.submit().then(() => this.sync())
  }
  readonly mute = (muted: boolean): void => {
    this.microphone?.mute(muted)
    this.store.patch({ muted })
    this.sync()
  }
  readonly repeat = (): void => {
    this.player.stop()
    const [playing] = this.store.read().view.to_play
    if (playing) this.change({ type: 'played', turn_id: playing })
    this.connection.send({ type: 'repeat' })
  }
  readonly requestMoment = (): void => void this.connection.send({ type: 'moment' })
  readonly skip = (): void => {
    this.answering.clear()
    this.store.patch({ notice: null, sent: null })
    this.connection.send({ type: 'skip' })
  }
  readonly pause = (paused: boolean): void => {
    if (paused) this.player.interrupt()
    this.connection.send({ type: paused ? 'pause' : 'resume' })
  }
  /** "I wasn't done": gives the floor back, for more to the same question. */
  readonly addToAnswer = (): void => {
    const { sent, view } = this.store.read()
    const answer = view.room?.turns.findLast(({ kind }) => kind === 'answer')
    this.player.interrupt()
    this.store.patch({ adding: { question_id: sent?.question_id ?? answer?.question_id ?? null }, sent: null })
    this.sync()
  }
  readonly sendAgain = (): void => {
    this.store.patch({ notice: null, sent: { text: null, question_id: null } })
    void this.answering.flush()
  }
  readonly reconnectNow = (): void => this.connection.reconnectNow()
  readonly dismiss = (): void => {
    this.store.patch({ notice: null })
    this.change({ type: 'problem_dismissed' })
  }
  /** Ends the interview for good; the interviewer says goodbye. */
  readonly endInterview = (): void => {
    this.answering.sendDraft()
    this.connection.send({ type: 'leave', confirm: true })
  }

  /** Leaves for now. Answers and recording are stored. */
  async leave(): Promise<void> {
    this.answering.sendDraft()
    this.player.stop()
    this.connection.stop()
    await this.recording.stop(this.microphone)
    this.close()
  }

  /** The microphone opens on entering only for those who consented to recording or tried it before; others open it themselves. */
  private get opensMicrophone(): boolean {
    const { speech, view } = this.store.read()
    const { typed, microphone } = savedPreferences()
    return speech !== 'none' && !typed && (microphone !== null || view.room?.recording !== 'none')
  }

  private async openMicrophone() {
    if (this.microphone || this.store.read().microphone === 'asking') return
    this.store.patch({ microphone: 'asking' })
    try {
      const { microphone, camera } = savedPreferences()
      const opened = await Microphone.open(microphone, camera && this.store.read().view.room?.recording === 'video')
      if (this.closed) {
        this.store.patch({ microphone: 'unasked' })
        return opened.close()
      }
      this.microphone = opened
      this.store.patch({ microphone: 'on', camera: opened.camera })
      this.sampling = setInterval(() => this.sampleVoice(), SAMPLE_EVERY_MS)
      // A draft that was restored is continued by typing.
      if (this.store.read().typing) this.mute(true)
    } catch (error) {
      this.store.patch({ microphone: problemOf(error), typing: true })
    }
  }

  /** Finds out before the first question whether speech can be turned into text. @returns false if the page explains first that it can't */
  private async confirmSpeech(): Promise<boolean> {
    const { speech, typing } = this.store.read()
    if (speech !== 'browser' || typing || !this.microphone || savedPreferences().recognition !== 'untested') return true
    this.store.patch({ testingSpeech: true })
    const works = await SpeechRecognizer.probe(this.screening.language)
    this.store.patch({ testingSpeech: false })
    if (works) return true
    this.onRecognitionFailed()
    clearInterval(this.sampling)
    this.microphone?.close()
    this.microphone = null
    this.store.patch({ microphone: 'unasked', camera: null, muted: false })
    return false
  }

  private onRecognitionFailed() {
    savePreferences({ recognition: 'fails' })
    this.store.patch({ speech: 'none' })
    if (!this.store.read().typing) this.setTyping(true)
  }

  private onConnection(event: ConnectionEvent) {
    const before = this.store.read().view
    this.change(event)
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
      const submittedHere = this.answering.acknowledged(message.client_turn_id)
      // The time was up and the draft became the answer: the page says so and starts with an empty box.
      if (!submittedHere && !this.store.read().adding) {
        this.answering.clear()
        this.store.patch({ notice: 'time_was_up' })
      }
      const { sent } = this.store.read()
      if (sent) this.store.patch({ sent: { ...sent, text: message.turn.text } })
      if (submittedHere && message.floor === 'candidate') setTimeout(() => this.returnFloor(), 400)
    }
    if (message.type === 'say') this.store.patch({ sent: null })
    if (message.type === 'problem' && message.client_turn_id)
      this.answering.refused(message.client_turn_id, message.code)
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
    void this.answering.restore()
    if (entered && (room.phase === 'away' || room.phase === 'waiting')) this.connection.send({ type: 'ready' })
    if (lostAt && Date.now() - lostAt > SHORT_LOSS_MS && this.microphone && this.store.read().recording)
      void this.recording.restart(this.microphone, room.recording === 'video' ? 'video' : 'audio')
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

  /** Selecting a control or typing while the interviewer speaks interrupts it. */
  private takeFloor() {
    if (!this.store.read().view.ended) this.player.interrupt()
  }

  private sync() {
    if (this.closed) return
    this.player.sync()
    this.answering.sync()
    this.syncRecording()
    const { view, finished } = this.store.read()
    const isOver = (view.ended && view.to_play.length === 0) || view.room?.phase === 'ended'
    if (isOver && !finished && !this.finishing) void this.finish()
  }

  private syncRecording() {
    const { view, entered, recording } = this.store.read()
    const agreed = view.room?.recording ?? 'none'
    const running = view.room?.phase === 'running'
    if (recording) return this.recording.setPaused(view.room?.phase === 'paused')
    if (!entered || !this.microphone || agreed === 'none' || !running || view.ended) return
    this.store.patch({ recording: true })
    void this.recording.start(this.microphone, agreed).then(started => {
      if (!started) this.store.patch({ recording: false })
    })
  }

  private sampleVoice() {
    const now = performance.now()
    const passed = this.sampledAt ? now - this.sampledAt : SAMPLE_EVERY_MS
    this.sampledAt = now
    const before = this.activity.speaking
    this.activity = detectVoice(this.activity, this.candidateLevel(), now)
    const { speaking, loud_at, loud_since } = this.activity
    const { playing, typing, muted, text, interim, yielding } = this.store.read()
    if (playing && speaking && !typing && !muted) this.player.yield(now)
    const sample = { speaking, loud: loud_at === now ? passed : 0, run: loud_since === null ? 0 : now - loud_since }
    this.player.decide(now, sample, text + interim !== '' && this.store.read().yielding)
    if (before !== speaking && hasFloor(this.store.read())) this.connection.send({ type: 'speaking', on: speaking })
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
    clearInterval(this.sampling)
    await this.recording.stop(this.microphone)
    // The room has usually ended the interview already; repeating it changes nothing.
    await submitInterview(this.token, this.screening.application_id).catch(() => {})
    this.close()
    this.store.patch({ finished: true })
  }
}
