import type { FromRoom } from '../../room-protocol.ts'
import type { Microphone } from '#modules/recordings/web/capture/microphone.ts'
import { SpeechRecognizer } from '../sound/speech-recognizer.ts'
import { AnswerAudio } from './answer-audio.ts'
import { answerParts } from './answer-limit.ts'
import { AnswerDraft, isOutdated } from './answer-draft.ts'
import type { AnswerDelivery } from './answer-delivery.ts'
import type { OutgoingAnswer } from './answer-outbox.ts'
import type { RoomConnection } from './room-connection.ts'
import { elapsedNow } from './room-view.ts'
import { hasFloor, questionToAnswer, type SessionStore } from './session-store.ts'
import { patienceFor } from './voice-activity.ts'
import type { VoiceSample } from './voice-sampler.ts'

/** Less voice than this is not an answer, in ms. */
const MIN_VOICE_MS = 900
/** A voice without a break for this long is a word and ends a moment to think, in ms. */
const WORD_MS = 350

interface AnsweringContext {
  readonly connection: Pick<RoomConnection, 'send'>
  readonly delivery: AnswerDelivery
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

/** The candidate's side of a turn: what is typed or said, saved from the first letter on and submitted once. */
export class Answering {
  private readonly draft: AnswerDraft
  private readonly recognizer: SpeechRecognizer
  private audio: AnswerAudio | null = null
  private before = ''
  private start: { start_ms: number; audio: OutgoingAnswer['audio'] } | null = null
  private voicedMs = 0
  private quietSince = 0
  /** Whether silence could end the answer at the last `sync`. */
  private silenceCounts = false

  constructor(private readonly context: AnsweringContext) {
    this.draft = new AnswerDraft(context.connection, context.store, context.screeningId)
    this.recognizer = new SpeechRecognizer(context.language, {
      onText: (final, interim) => this.takeRecognized(final, interim),
      onUnavailable: () => context.onRecognitionFailed(),
    })
  }

  /** After a `state` message: sends unacknowledged answers again and shows the saved draft again. */
  async restore(): Promise<void> {
    const { store, delivery } = this.context
    const { view, text } = store.read()
    const open = view.room?.question?.id ?? null
    // The room may still have the draft of an answer that was submitted while the connection was lost.
    const ignoresRoom = this.draft.deleted || delivery.has(open)
    const local = this.draft.onDevice(open)
    const inRoom = !ignoresRoom && view.room?.draft?.question_id === open ? view.room.draft : null
    const outdated = local !== null && inRoom !== null && isOutdated(local, inRoom, Date.now())
    const draft = outdated ? inRoom : (local ?? inRoom)
    const replaces = text === '' || (outdated && text === local.text)
    if (replaces && draft && view.room?.phase !== 'ended') store.patch({ text: draft.text, typing: true })
    // Sends what was typed or deleted while the connection was lost.
    if (store.read().text || this.draft.deleted) this.draft.schedule()
    await delivery.flush()
  }

  /** Listens only while the candidate has the floor. Called after every change. */
  sync(): void {
    const session = this.context.store.read()
    const microphone = this.context.microphone()
    const listens = hasFloor(session) && !session.typing && !session.muted && microphone !== null
    const silenceCounts = listens && session.view.connection === 'open'
    // While nobody listened, the candidate was not silent: the silence starts again.
    if (silenceCounts && !this.silenceCounts && this.quietSince !== 0) this.quietSince = performance.now()
    this.silenceCounts = silenceCounts
    if (!listens) return this.stopListening()
    if (session.speech === 'browser') this.recognizer.listen()
    if (session.speech === 'server') this.audio ??= AnswerAudio.start(microphone.audio)
  }

  typed(text: string): void {
    this.noteStart()
    this.context.store.patch({ text, notice: null })
    this.draft.saveOnDevice(text)
    this.draft.schedule()
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
    // Without a microphone, nobody knows whether the candidate is silent.
    if (!this.context.microphone()) return
    const text = session.speech === 'browser' ? `${session.text} ${session.interim}`.trim() : ''
    const hasAnswer = session.speech === 'browser' ? text !== '' : session.speech === 'server' && session.voiced
    const silence = patienceFor(text, session.view.room?.patience)
    if (hasAnswer && now - this.quietSince > silence) void this.submit()
  }

  /** Submits the answer: by the button, or after enough silence. */
  async submit(): Promise<void> {
    const { store } = this.context
    const { text, interim, typing, speech, voiced } = store.read()
    const complete = `${text} ${interim}`.trim()
    if (complete) return this.send(complete, null)
    if (typing || speech === 'browser') return store.patch({ notice: 'nothing_heard' })
    if (speech === 'none') return store.patch({ notice: 'type_to_count', typing: true })
    const { audio } = this
    if (!audio || !voiced) return store.patch({ notice: 'nothing_heard' })
    this.audio = null
    return this.send(null, { bytes: await audio.end(), mime: audio.mime })
  }

  /** Submits an answer that exists only as audio: unlike a draft, the room does not have it when the candidate leaves. */
  async submitAudio(): Promise<void> {
    const { text, interim, typing, voiced } = this.context.store.read()
    if (this.audio && voiced && !typing && `${text}${interim}`.trim() === '') await this.submit()
  }

  /** The microphone is gone. What was said is submitted, and the next microphone starts with new audio. */
  async endAudio(): Promise<void> {
    await this.submitAudio()
    this.discardAudio()
  }

  /** Submits what was said so far to a question that has ended. The room stores it with that question. */
  async submitLate(question_id: string): Promise<void> {
    const { audio, start } = this
    if (!audio || !this.context.store.read().voiced) return
    this.audio = null
    this.clear()
    const bytes = await audio.end()
    await this.context.delivery.add(
      {
        client_turn_id: crypto.randomUUID(),
        question_id,
        start_ms: start?.start_ms ?? null,
        audio: start?.audio ?? null,
        input: 'spoken',
        text: null,
        mime: audio.mime,
      },
      bytes,
    )
    await this.context.delivery.flush()
  }

  /** Sends the current draft to the room: it counts as the answer if anything else ends the question. */
  sendDraft(): void {
    this.draft.send()
  }

  /** The room has committed an answer. @returns whether this page had submitted it */
  heard({ client_turn_id, turn }: Pick<Extract<FromRoom, { type: 'heard' }>, 'client_turn_id' | 'turn'>): boolean {
    const { store, delivery } = this.context
    const submittedHere = delivery.acknowledged(client_turn_id)
    // The time was up and the draft became the answer: the page says so and starts with an empty box.
    if (!submittedHere && !store.read().adding) {
      void this.sendRemainder(turn.question_id)
      this.clear()
      store.patch({ notice: 'time_was_up' })
    }
    const { sent } = store.read()
    if (sent) store.patch({ sent: { ...sent, text: turn.text } })
    return submittedHere
  }

  /** Starts the next answer with an empty box. */
  clear(): void {
    this.stopListening()
    this.discardAudio()
    this.before = ''
    this.start = null
    this.voicedMs = 0
    this.quietSince = 0
    this.draft.clear()
    this.context.store.patch({ text: '', interim: '', voiced: false })
  }

  stop(): void {
    this.draft.stop()
    this.recognizer.stop()
    this.discardAudio()
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
    this.draft.schedule()
  }

  /** The room's draft ends at the limit of one answer. What was beyond it is submitted to the same question. */
  private async sendRemainder(question_id: string | null) {
    const { text, typing } = this.context.store.read()
    const remainder = answerParts(text).slice(1).join('').trim()
    if (!remainder) return
    await this.context.delivery.add(
      {
        client_turn_id: crypto.randomUUID(),
        question_id,
        start_ms: null,
        audio: null,
        input: typing ? 'typed' : 'spoken',
        text: remainder,
        mime: null,
      },
      null,
    )
    await this.context.delivery.flush()
  }

  private async send(text: string | null, audio: { bytes: ArrayBuffer; mime: string } | null) {
    const { store, delivery } = this.context
    const { typing } = store.read()
    const question_id = questionToAnswer(store.read())
    await delivery.add(
      {
        client_turn_id: crypto.randomUUID(),
        question_id,
        start_ms: this.start?.start_ms ?? null,
        audio: typing ? null : (this.start?.audio ?? null),
        input: typing ? 'typed' : 'spoken',
        text,
        mime: audio?.mime ?? null,
      },
      audio && audio.bytes,
    )
    this.clear()
    store.patch({ sent: { text, question_id }, adding: null, notice: null })
    await delivery.flush()
  }
}
