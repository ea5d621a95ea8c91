import { submitInterview } from '../candidate-api.ts'
import type { FromRoom } from '../../room-protocol.ts'
import { keptWays } from '../kept-link.ts'
import { InterviewerVoice } from '../sound/interviewer-voice.ts'
import { BrowserWords } from '../sound/browser-words.ts'
import { Microphone, problemOf } from '../sound/microphone.ts'
import { Answering } from './answering.ts'
import { Keeping } from './keeping.ts'
import { dialRoom, type LineEvent, RoomLine } from './room-line.ts'
import { changed, type RoomChange } from './room-view.ts'
import { hasFloor, SessionStore } from './session-store.ts'
import { TurnPlayer } from './turn-player.ts'
import { DEAF, type Ear, hears } from './turn-taking.ts'

const LISTEN_EVERY_MS = 30
/** A gap of the line under this leaves the recording in step, in ms. */
const GAP_MS = 2500

/** One page in the room: its line, the interviewer's voice, the candidate's answers, the recording. The screen reads its store. */
export class RoomSession {
  readonly store = new SessionStore()
  readonly voice = new InterviewerVoice()
  private readonly line: RoomLine
  private readonly player: TurnPlayer
  private readonly answering: Answering
  private readonly keeping: Keeping
  private microphone: Microphone | null = null
  private ear: Ear = DEAF
  private listenedAt = 0
  private listening: ReturnType<typeof setInterval> | undefined
  private closed = false
  private finishing = false
  private decided = false

  constructor(
    private readonly token: string,
    private readonly screening: {
      readonly screening_id: string
      readonly application_id: string
      readonly language: string
    },
  ) {
    this.line = new RoomLine(token, event => this.onLine(event), dialRoom, window)
    this.player = new TurnPlayer(this.voice, this.store, {
      spoken: (turnId, ms, finished) => void this.noteSpoken(turnId, ms, finished),
      heardOut: turn_id => this.change({ type: 'heard_out', turn_id }),
    })
    this.keeping = new Keeping(token, screening.screening_id, this.voice, upload => this.store.patch({ upload }))
    this.answering = new Answering({
      line: this.line,
      store: this.store,
      screeningId: screening.screening_id,
      language: screening.language,
      microphone: () => this.microphone,
      place: this.keeping.place,
      onWord: () => this.change({ type: 'word' }),
    })
    this.store.patch({ typing: keptWays().typed })
  }

  start(): void {
    this.closed = false
    void this.keeping.open()
    this.line.start()
  }

  close(): void {
    if (this.closed) return
    this.closed = true
    clearInterval(this.listening)
    this.line.stop()
    this.player.stop()
    this.answering.stop()
    void this.keeping.stop(this.microphone).then(() => {
      this.microphone?.close()
      return this.keeping.close()
    })
  }

  /** The candidate is here, has pressed something, and begins or goes on. */
  async enter(): Promise<void> {
    if (this.store.read().entered || this.store.read().microphone === 'asking') return
    await this.openMicrophone()
    if (this.closed) return
    this.store.patch({ entered: true })
    this.line.send({ type: 'ready' })
    this.sync()
  }

  /** Level of the interviewer's voice, and of the candidate's, 0 to 1. */
  readonly theirLevel = (): number => this.voice.level()
  readonly myLevel = (): number =>
    this.store.read().muted || this.store.read().view.room?.phase === 'paused'
      ? 0
      : (this.microphone?.meter.level() ?? 0)

  readonly type = (typing: boolean): void => {
    this.answering.type(typing)
    // Who writes need not be heard, and keys would be recorded.
    this.mute(typing)
    if (!typing && !this.microphone) void this.openMicrophone(true).then(() => this.sync())
    this.sync()
  }
  readonly typed = (text: string): void => {
    if (text) this.takeFloor()
    this.answering.typed(text)
    this.change({ type: 'word' })
  }
  readonly done = (): void => {
    this.takeFloor()
    void this.answering.done().then(() => this.sync())
  }
  readonly mute = (muted: boolean): void => {
    this.microphone?.mute(muted)
    this.store.patch({ muted })
    this.sync()
  }
  readonly repeat = (): void => {
    this.player.stop()
    const [playing] = this.store.read().view.to_hear
    if (playing) this.change({ type: 'heard_out', turn_id: playing })
    this.line.send({ type: 'repeat' })
  }
  readonly moment = (): void => void this.line.send({ type: 'moment' })
  readonly skip = (): void => {
    this.answering.clear()
    this.store.patch({ notice: null, sent: null })
    this.line.send({ type: 'skip' })
  }
  readonly pause = (paused: boolean): void => {
    if (paused) this.player.interrupt()
    this.line.send({ type: paused ? 'pause' : 'resume' })
  }
  /** "I wasn't done": the floor again, for more to the same question. */
  readonly notDone = (): void => {
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
  readonly dropUnsent = (): void => this.answering.dropSounds()
  readonly tryNow = (): void => this.line.tryNow()
  readonly dismiss = (): void => {
    this.store.patch({ notice: null })
    this.change({ type: 'problem_read' })
  }
  /** Ends the interview here; the interviewer says goodbye. */
  readonly endHere = (): void => {
    this.answering.sendDraft()
    this.line.send({ type: 'leave', confirm: true })
  }

  /** Steps out for now; what was said and recorded stays. */
  async stepOut(): Promise<void> {
    this.answering.sendDraft()
    this.player.stop()
    this.line.stop()
    await this.keeping.stop(this.microphone)
    this.close()
  }

  private async openMicrophone(again = false) {
    const ways = keptWays()
    if (this.microphone || (ways.typed && !again)) return
    this.store.patch({ microphone: 'asking' })
    try {
      const video = this.store.read().view.room?.recording === 'video'
      this.microphone = await Microphone.open(ways.microphone, ways.picture || video)
      if (this.closed) return this.microphone.close()
      this.store.patch({ microphone: 'on', picture: this.microphone.picture })
      this.listening = setInterval(() => this.listen(), LISTEN_EVERY_MS)
    } catch (error) {
      this.store.patch({ microphone: problemOf(error), typing: true })
    }
  }

  private onLine(event: LineEvent) {
    const before = this.store.read().view
    this.change(event)
    if (event.type === 'told') this.onTold(event.message, before.lost_at)
    this.sync()
  }

  private onTold(message: FromRoom, lostAt: number | null) {
    if (message.type === 'state') return this.onState(message, lostAt)
    if (message.type === 'heard') {
      const ours = this.answering.heard(message.client_turn_id)
      // Time took what stood in the box: the page says so, and begins anew.
      if (!ours && !this.store.read().adding) {
        this.answering.clear()
        this.store.patch({ notice: 'time_was_up' })
      }
      const { sent } = this.store.read()
      if (sent) this.store.patch({ sent: { ...sent, text: message.turn.text } })
      if (ours && message.floor === 'candidate') setTimeout(() => this.settle(), 400)
    }
    if (message.type === 'say') this.store.patch({ sent: null })
    if (message.type === 'problem' && message.client_turn_id)
      this.answering.refused(message.client_turn_id, message.code)
  }

  /** An answer that nothing was said to (it came late, or beside): the floor stays the candidate's. */
  private settle() {
    if (this.store.read().sent) this.store.patch({ sent: null })
    this.sync()
  }

  private onState(room: Extract<FromRoom, { type: 'state' }>, lostAt: number | null) {
    const { entered, writing } = this.store.read()
    this.enterAtOnce(room.phase)
    const browser = BrowserWords.mayExist && (writing !== 'none' || !entered)
    const next = room.transcription === 'server' ? 'server' : browser ? 'browser' : 'none'
    this.store.patch({ writing: next })
    // Nobody speaks in vain: where nothing writes it down, the box is open from the start.
    if (!entered && next === 'none') this.store.patch({ typing: true })
    void this.answering.restore()
    if (entered && (room.phase === 'away' || room.phase === 'waiting')) this.line.send({ type: 'ready' })
    if (lostAt && Date.now() - lostAt > GAP_MS && this.microphone && this.store.read().recording)
      void this.keeping.renew(this.microphone, room.recording === 'video' ? 'video' : 'audio')
    void this.keeping.sendNow()
  }

  /** Who comes from the page before has pressed "Begin"; after a reload a press is needed again, for the sound. Decided once. */
  private enterAtOnce(phase: string) {
    if (this.decided) return
    this.decided = true
    if (phase !== 'ended' && navigator.userActivation?.hasBeenActive) void this.enter()
  }

  private change(change: RoomChange) {
    const { view } = this.store.read()
    const next = changed(view, change, Date.now())
    if (next !== view) this.store.patch({ view: next })
    if (change.type === 'heard_out') this.sync()
  }

  /** Pressing or typing while the interviewer speaks stops it. */
  private takeFloor() {
    if (!this.store.read().view.ended) this.player.interrupt()
  }

  private sync() {
    if (this.closed) return
    this.player.sync()
    this.answering.sync()
    this.keep()
    const { view, over } = this.store.read()
    const said = view.to_hear.length === 0
    if (!over && !this.finishing && ((view.ended && said) || view.room?.phase === 'ended')) void this.finish()
  }

  private keep() {
    const { view, entered, recording } = this.store.read()
    const agreed = view.room?.recording ?? 'none'
    const running = view.room?.phase === 'running'
    if (recording) return this.keeping.hold(view.room?.phase === 'paused')
    if (!entered || !this.microphone || agreed === 'none' || !running || view.ended) return
    this.store.patch({ recording: true })
    void this.keeping.start(this.microphone, agreed).then(started => {
      if (!started) this.store.patch({ recording: false })
    })
  }

  private listen() {
    const now = performance.now()
    const passed = this.listenedAt ? now - this.listenedAt : LISTEN_EVERY_MS
    this.listenedAt = now
    const before = this.ear.speaking
    this.ear = hears(this.ear, this.myLevel(), now)
    const { speaking } = this.ear
    const { playing, typing, muted, text, unsure, hushed } = this.store.read()
    if (playing && speaking && !typing && !muted) this.player.hush(now)
    const { loud_at, loud_since } = this.ear
    const voice = { speaking, loud: loud_at === now ? passed : 0, run: loud_since === null ? 0 : now - loud_since }
    this.player.decide(now, voice, text + unsure !== '' && this.store.read().hushed)
    if (before !== speaking && hasFloor(this.store.read())) this.line.send({ type: 'speaking', on: speaking })
    this.answering.heardVoice(voice, now)
    if (hushed !== this.store.read().hushed) this.sync()
  }

  private async noteSpoken(turn_id: string, ms: number, finished: boolean) {
    const place = await this.keeping.place()
    const audio = place && place.ms >= ms ? { ...place, ms: place.ms - ms } : null
    this.line.send({ type: 'spoken', turn_id, ms, finished, audio })
  }

  private async finish() {
    this.finishing = true
    clearInterval(this.listening)
    await this.keeping.stop(this.microphone)
    // The room has ended it already where it said goodbye; said twice it is harmless.
    await submitInterview(this.token, this.screening.application_id).catch(() => {})
    this.close()
    this.store.patch({ over: true })
  }
}
