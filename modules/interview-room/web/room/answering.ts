import type { Microphone } from '#modules/recordings/web/capture/microphone.ts'
import { SpeechRecognizer } from '../sound/speech-recognizer.ts'
import { AnswerAudio } from './answer-audio.ts'
import { AnswerOutbox, type OutgoingAnswer } from './answer-outbox.ts'
import { saveDraft, savedDraft } from './local-draft.ts'
import type { RoomConnection } from './room-connection.ts'
import { elapsedNow } from './room-view.ts'
import { hasFloor, type SessionStore } from './session-store.ts'
import { UnsentAudio } from './unsent-audio.ts'
import { patienceFor } from './voice-activity.ts'

const DRAFT_EVERY_MS = 700
/** Less voice than this is not an answer, in ms. */
const MIN_VOICE_MS = 900
/** A voice without a break for this long is a word and ends a moment to think, in ms. */
const WORD_MS = 350
const FRAME_BYTES = 64 * 1024

interface AnsweringContext {
  readonly connection: Pick<RoomConnection, 'send' | 'sendBytes'>
  readonly store: SessionStore
  readonly screeningId: string
  readonly language: string
  readonly microphone: () => Microphone | null
  /** The current position in the recording. */
  readonly recordingPosition: () => Promise<OutgoingAnswer['audio']>
  /** The first word after a moment to think. */
  readonly onWord: () => void
  /** The browser's speech recognition does not work. */
  readonly onRecognitionFailed: () => void
}

interface VoiceSample {
  readonly speaking: boolean
  /** How much of the time since the last sample was loud, in ms. */
  readonly loud: number
  /** How long it has been loud without a break, in ms. */
  readonly run: number
}

/** The candidate's side of a turn: what is typed or said, saved from the first letter on and submitted once. */
export class Answering {
  private readonly outbox: AnswerOutbox
  private readonly unsentAudio = new UnsentAudio()
  private readonly recognizer: SpeechRecognizer
  private audio: AnswerAudio | null = null
  private before = ''
  private start: { start_ms: number; audio: OutgoingAnswer['audio'] } | null = null
  private voicedMs = 0
  private quietSince = 0
  private draftTimer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly context: AnsweringContext) {
    let storage: Storage | null = null
    try {
      storage = window.localStorage
    } catch {
      // Without storage, answers wait in the page.
    }
    this.outbox = new AnswerOutbox(context.screeningId, storage)
    this.recognizer = new SpeechRecognizer(context.language, {
      onText: (final, interim) => this.takeRecognized(final, interim),
      onUnavailable: () => context.onRecognitionFailed(),
    })
  }

  /** After a `state` message: sends unacknowledged answers again and shows the saved draft again. */
  async restore(): Promise<void> {
    const { store, screeningId } = this.context
    const { view, text } = store.read()
    const open = view.room?.question?.id ?? null
    // The room may still have the draft of an answer that was submitted while the connection was lost.
    const draft = savedDraft(screeningId) ?? (this.outbox.has(open) ? null : view.room?.draft)
    if (text === '' && draft && draft.question_id === open && view.room?.phase !== 'ended')
      store.patch({ text: draft.text, typing: true })
    // Sends what was typed while the connection was lost.
    if (store.read().text) this.scheduleDraft()
    await this.flush()
  }

  /** Listens only while the candidate has the floor. Called after every change. */
  sync(): void {
    const session = this.context.store.read()
    const microphone = this.context.microphone()
    const listens = hasFloor(session) && !session.typing && !session.muted && microphone !== null
    if (!listens) return this.stopListening()
    if (session.speech === 'browser') this.recognizer.listen()
    if (session.speech === 'server') this.audio ??= AnswerAudio.start(microphone.audio)
  }

  typed(text: string): void {
    this.noteStart()
    this.context.store.patch({ text, notice: null })
    saveDraft(this.context.screeningId, { text, question_id: this.questionId })
    this.scheduleDraft()
  }

  /** Switches between typing and speaking. What was said or typed so far stays part of the answer. */
  setTyping(typing: boolean): void {
    const { text, interim } = this.context.store.read()
    const soFar = `${text} ${interim}`.trim()
    this.before = soFar
    this.recognizer.stop()
    this.discardAudio()
    this.voicedMs = 0
    this.context.store.patch({ typing, text: soFar, interim: '', voiced: false, notice: null })
  }

  /** Takes a sample of the candidate's voice, several times a second. @param now in ms */
  takeVoice({ speaking, loud, run }: VoiceSample, now: number): void {
    const session = this.context.store.read()
    if (!hasFloor(session) || session.typing || session.muted) return
    if (speaking) {
      this.noteStart()
      this.voicedMs += loud
      this.quietSince = now
      if (!session.voiced && this.voicedMs > MIN_VOICE_MS) this.context.store.patch({ voiced: true, notice: null })
      if (run > WORD_MS) this.context.onWord()
      return
    }
    if (session.view.moment || session.view.connection !== 'open' || this.quietSince === 0) return
    const text = session.speech === 'browser' ? `${session.text} ${session.interim}`.trim() : ''
    const hasAnswer = session.speech === 'browser' ? text !== '' : session.speech === 'server' && session.voiced
    if (hasAnswer && now - this.quietSince > patienceFor(text)) void this.submit()
  }

  /** Submits the answer: by the button, or after enough silence. */
  async submit(): Promise<void> {
    const { store } = this.context
    const { text, interim, typing, speech, voiced } = store.read()
    const complete = `${text} ${interim}`.trim()
    if (complete) return this.enqueue(complete, null)
    if (typing || speech === 'browser') return store.patch({ notice: 'nothing_heard' })
    if (speech === 'none') return store.patch({ notice: 'type_to_count', typing: true })
    const { audio } = this
    if (!audio || !voiced) return store.patch({ notice: 'nothing_heard' })
    this.audio = null
    return this.enqueue(null, { bytes: await audio.end(), mime: audio.mime })
  }

  /** Sends the current draft to the room: it counts as the answer if anything else ends the question. */
  sendDraft(): void {
    clearTimeout(this.draftTimer)
    const { text, interim, typing } = this.context.store.read()
    const draft = `${text} ${interim}`.trim()
    const input = typing ? 'typed' : 'spoken'
    if (draft) this.context.connection.send({ type: 'draft', text: draft, input, question_id: this.questionId })
  }

  /** The room has committed an answer. @returns whether this page had submitted it */
  acknowledged(clientTurnId: string): boolean {
    void this.unsentAudio.remove(clientTurnId)
    return this.outbox.acknowledged(clientTurnId)
  }

  /** The room could not take an answer. Typed text comes back into the box; audio can be sent once more. */
  refused(clientTurnId: string, code: string): void {
    const answer = this.outbox.all.find(({ client_turn_id }) => client_turn_id === clientTurnId)
    if (!answer) return
    const retryable = code === 'failed' || code === 'transcription_failed'
    if (retryable && answer.text === null) return this.context.store.patch({ sent: null, notice: 'not_received' })
    if (retryable) return void setTimeout(() => void this.flush(), 3000)
    this.acknowledged(clientTurnId)
    this.context.store.patch({
      sent: null,
      text: answer.text ?? '',
      notice: code === 'nothing_heard' ? 'nothing_heard' : 'not_received',
    })
  }

  /** Sends every answer that the room has not acknowledged. An answer sent twice is one turn. */
  async flush(): Promise<void> {
    for (const answer of this.outbox.all) {
      const { text, mime, input, ...rest } = answer
      if (text !== null) this.context.connection.send({ type: 'answer', ...rest, text, input })
      else await this.sendAudio(answer.client_turn_id, mime ?? 'audio/webm', rest)
    }
  }

  /** Starts the next answer with an empty box. */
  clear(): void {
    this.stopListening()
    this.discardAudio()
    this.before = ''
    this.start = null
    this.voicedMs = 0
    this.quietSince = 0
    clearTimeout(this.draftTimer)
    saveDraft(this.context.screeningId, null)
    this.context.store.patch({ text: '', interim: '', voiced: false })
  }

  stop(): void {
    clearTimeout(this.draftTimer)
    this.recognizer.stop()
    this.discardAudio()
  }

  private get questionId(): string | null {
    const { adding, view } = this.context.store.read()
    return adding ? adding.question_id : (view.room?.question?.id ?? null)
  }

  private discardAudio() {
    this.audio?.discard()
    this.audio = null
  }

  private stopListening() {
    if (!this.recognizer.listening) return
    const { text, interim } = this.context.store.read()
    this.before = `${text} ${interim}`.trim()
    this.recognizer.stop()
    if (interim) this.context.store.patch({ text: this.before, interim: '' })
  }

  private noteStart() {
    if (this.start) return
    const start = { start_ms: Math.round(elapsedNow(this.context.store.read().view, Date.now())), audio: null }
    this.start = start
    void this.context.recordingPosition().then(audio => {
      if (this.start === start) this.start = { ...start, audio }
    })
  }

  private takeRecognized(final: string, interim: string) {
    this.noteStart()
    this.quietSince = performance.now()
    this.context.onWord()
    this.context.store.patch({ text: `${this.before} ${final}`.trim(), interim, notice: null })
    this.scheduleDraft()
  }

  private scheduleDraft() {
    clearTimeout(this.draftTimer)
    this.draftTimer = setTimeout(() => this.sendDraft(), DRAFT_EVERY_MS)
  }

  private async enqueue(text: string | null, audio: { bytes: ArrayBuffer; mime: string } | null) {
    const { store } = this.context
    const client_turn_id = crypto.randomUUID()
    const question_id = this.questionId
    if (audio) await this.unsentAudio.store(client_turn_id, audio.bytes)
    this.outbox.add({
      client_turn_id,
      question_id,
      start_ms: this.start?.start_ms ?? null,
      audio: store.read().typing ? null : (this.start?.audio ?? null),
      input: store.read().typing ? 'typed' : 'spoken',
      text,
      mime: audio?.mime ?? null,
    })
    this.clear()
    store.patch({ sent: { text, question_id }, adding: null, notice: null })
    await this.flush()
  }

  private async sendAudio(id: string, mime: string, rest: Omit<OutgoingAnswer, 'text' | 'mime' | 'input'>) {
    const { connection, store } = this.context
    const bytes = await this.unsentAudio.read(id)
    if (!bytes) {
      this.acknowledged(id)
      return store.patch({ sent: null, notice: 'audio_lost' })
    }
    connection.send({ type: 'audio_begin', client_turn_id: id, mime })
    for (let at = 0; at < bytes.byteLength; at += FRAME_BYTES) connection.sendBytes(bytes.slice(at, at + FRAME_BYTES))
    connection.send({ type: 'audio_end', ...rest })
  }
}
