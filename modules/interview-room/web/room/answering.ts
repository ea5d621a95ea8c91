import { BrowserWords } from '../sound/browser-words.ts'
import type { Microphone } from '../sound/microphone.ts'
import { AnswerOutbox, keepDraft, keptDraft, type OutgoingAnswer } from './answer-outbox.ts'
import { AnswerSound } from './answer-sound.ts'
import { KeptSounds } from './kept-sounds.ts'
import type { RoomLine } from './room-line.ts'
import { elapsedNow } from './room-view.ts'
import { hasFloor, type SessionStore } from './session-store.ts'
import { patienceFor } from './turn-taking.ts'

const DRAFT_EVERY_MS = 700
/** Less than this of a voice is no answer, in ms. */
const LEAST_VOICE_MS = 900
/** So long without a break is a word, and ends a moment to think, in ms. */
const MEANT_MS = 350
const FRAME_BYTES = 64 * 1024

interface Around {
  readonly line: RoomLine
  readonly store: SessionStore
  readonly screeningId: string
  readonly language: string
  readonly microphone: () => Microphone | null
  /** Where the recording is now. */
  readonly place: () => Promise<OutgoingAnswer['audio']>
  /** The first word after a moment to think. */
  readonly onWord: () => void
}

interface Voice {
  readonly speaking: boolean
  /** Of the time since the last look, what was loud, in ms. */
  readonly loud: number
  /** Loud without a break for so long, in ms. */
  readonly run: number
}

/** The candidate's side of a turn: what is typed or said, kept from the first letter on, handed in once. */
export class Answering {
  private readonly outbox: AnswerOutbox
  private readonly sounds = new KeptSounds()
  private readonly words: BrowserWords
  private sound: AnswerSound | null = null
  private before = ''
  private begun: { start_ms: number; audio: OutgoingAnswer['audio'] } | null = null
  private voicedMs = 0
  private quietSince = 0
  private draftTimer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly around: Around) {
    let storage: Storage | null = null
    try {
      storage = window.localStorage
    } catch {
      // Shut: answers wait in the page.
    }
    this.outbox = new AnswerOutbox(around.screeningId, storage)
    this.words = new BrowserWords(around.language, {
      onWords: (settled, unsure) => this.takeWords(settled, unsure),
      onUseless: () => {
        this.around.store.patch({ writing: 'none' })
        if (!this.around.store.read().typing) this.type(true)
      },
    })
  }

  /** After a `state`: what the room does not know yet is sent again, what it kept of a draft is shown again. */
  async restore(): Promise<void> {
    const { store, screeningId } = this.around
    const { view, text } = store.read()
    const draft = keptDraft(screeningId) ?? view.room?.draft
    const open = view.room?.question?.id ?? null
    if (text === '' && draft && draft.question_id === open && view.room?.phase !== 'ended')
      store.patch({ text: draft.text, typing: true })
    // What was written while the line was away stands there too.
    if (store.read().text) this.noteDraft()
    await this.flush()
  }

  /** Listens while the candidate has the floor, and only then. Called after every change. */
  sync(): void {
    const session = this.around.store.read()
    const microphone = this.around.microphone()
    const listen = hasFloor(session) && !session.typing && !session.muted && microphone !== null
    if (!listen) return this.quiet()
    if (session.writing === 'browser') this.words.listen()
    if (session.writing === 'server') this.sound ??= AnswerSound.start(microphone.sound)
  }

  typed(text: string): void {
    this.begin()
    this.around.store.patch({ text, notice: null })
    keepDraft(this.around.screeningId, { text, question_id: this.questionId })
    this.noteDraft()
  }

  /** Typing instead of speaking, or the other way: what was heard so far stands in the box, and the other way round. */
  type(typing: boolean): void {
    const { text, unsure } = this.around.store.read()
    const all = `${text} ${unsure}`.trim()
    this.before = all
    this.words.stop()
    this.sound?.drop()
    this.sound = null
    this.voicedMs = 0
    this.around.store.patch({ typing, text: all, unsure: '', voiced: false, notice: null })
  }

  /** How the ear hears the candidate, several times a second. @param now in ms */
  heardVoice({ speaking, loud, run }: Voice, now: number): void {
    const session = this.around.store.read()
    if (!hasFloor(session) || session.typing || session.muted) return
    if (speaking) {
      this.begin()
      this.voicedMs += loud
      this.quietSince = now
      if (!session.voiced && this.voicedMs > LEAST_VOICE_MS) this.around.store.patch({ voiced: true, notice: null })
      if (run > MEANT_MS) this.around.onWord()
      return
    }
    if (session.view.moment || session.view.line !== 'open' || this.quietSince === 0) return
    const said = session.writing === 'browser' ? `${session.text} ${session.unsure}`.trim() : ''
    const enough = session.writing === 'browser' ? said !== '' : session.writing === 'server' && session.voiced
    if (enough && now - this.quietSince > patienceFor(said)) void this.done()
  }

  /** "I'm done", or silence after what was said. */
  async done(): Promise<void> {
    const { store } = this.around
    const { text, unsure, typing, writing, voiced } = store.read()
    const words = `${text} ${unsure}`.trim()
    if (words) return this.hand(words, null)
    if (typing || writing === 'browser') return store.patch({ notice: 'nothing_heard' })
    if (writing === 'none') return store.patch({ notice: 'type_to_count', typing: true })
    const sound = this.sound
    if (!sound || !voiced) return store.patch({ notice: 'nothing_heard' })
    this.sound = null
    return this.hand(null, { bytes: await sound.end(), mime: sound.mime })
  }

  /** Tells the room what stands here now: whatever ends the question, that counts. */
  sendDraft(): void {
    clearTimeout(this.draftTimer)
    const { text, unsure, typing } = this.around.store.read()
    const draft = `${text} ${unsure}`.trim()
    const input = typing ? 'typed' : 'spoken'
    if (draft) this.around.line.send({ type: 'draft', text: draft, input, question_id: this.questionId })
  }

  /** @returns whether the answer was ours */
  heard(clientTurnId: string): boolean {
    void this.sounds.forget(clientTurnId)
    return this.outbox.acknowledged(clientTurnId)
  }

  /** The room could not take an answer. What was typed comes back into the box; a sound may be sent once more. */
  refused(clientTurnId: string, code: string): void {
    const answer = this.outbox.all.find(one => one.client_turn_id === clientTurnId)
    if (!answer) return
    const again = code === 'failed' || code === 'transcription_failed'
    if (again && answer.text === null) return this.around.store.patch({ sent: null, notice: 'not_taken' })
    if (again) return void setTimeout(() => void this.flush(), 3000)
    this.heard(clientTurnId)
    this.around.store.patch({
      sent: null,
      text: answer.text ?? '',
      notice: code === 'nothing_heard' ? 'nothing_heard' : 'not_taken',
    })
  }

  /** Sends everything that the room has not acknowledged. Sent twice, it is one turn. */
  async flush(): Promise<void> {
    for (const answer of this.outbox.all) {
      const { text, mime, input, ...rest } = answer
      if (text !== null) this.around.line.send({ type: 'answer', ...rest, text, input })
      else await this.sendSound(answer.client_turn_id, mime ?? 'audio/webm', rest)
    }
  }

  dropSounds(): void {
    for (const { client_turn_id, text } of this.outbox.all) if (text === null) this.heard(client_turn_id)
    this.around.store.patch({ notice: null })
  }

  /** The next answer begins empty. */
  clear(): void {
    this.quiet()
    this.sound?.drop()
    this.sound = null
    this.before = ''
    this.begun = null
    this.voicedMs = 0
    this.quietSince = 0
    clearTimeout(this.draftTimer)
    keepDraft(this.around.screeningId, null)
    this.around.store.patch({ text: '', unsure: '', voiced: false })
  }

  stop(): void {
    clearTimeout(this.draftTimer)
    this.words.stop()
    this.sound?.drop()
    this.sound = null
  }

  private get questionId(): string | null {
    const { adding, view } = this.around.store.read()
    return adding ? adding.question_id : (view.room?.question?.id ?? null)
  }

  private quiet() {
    if (this.words.listening) {
      const { text, unsure } = this.around.store.read()
      this.before = `${text} ${unsure}`.trim()
      this.words.stop()
      if (unsure) this.around.store.patch({ text: this.before, unsure: '' })
    }
  }

  private begin() {
    if (this.begun) return
    const begun = { start_ms: Math.round(elapsedNow(this.around.store.read().view, Date.now())), audio: null }
    this.begun = begun
    void this.around.place().then(audio => {
      if (this.begun === begun) this.begun = { ...begun, audio }
    })
  }

  private takeWords(settled: string, unsure: string) {
    this.begin()
    this.quietSince = performance.now()
    this.around.onWord()
    this.around.store.patch({ text: `${this.before} ${settled}`.trim(), unsure, notice: null })
    this.noteDraft()
  }

  private noteDraft() {
    clearTimeout(this.draftTimer)
    this.draftTimer = setTimeout(() => this.sendDraft(), DRAFT_EVERY_MS)
  }

  private async hand(text: string | null, sound: { bytes: ArrayBuffer; mime: string } | null) {
    const { store } = this.around
    const client_turn_id = crypto.randomUUID()
    const question_id = this.questionId
    if (sound) await this.sounds.keep(client_turn_id, sound.bytes)
    this.outbox.add({
      client_turn_id,
      question_id,
      start_ms: this.begun?.start_ms ?? null,
      audio: store.read().typing ? null : (this.begun?.audio ?? null),
      input: store.read().typing ? 'typed' : 'spoken',
      text,
      mime: sound?.mime ?? null,
    })
    this.clear()
    store.patch({ sent: { text, question_id }, adding: null, notice: null })
    await this.flush()
  }

  private async sendSound(id: string, mime: string, rest: Omit<OutgoingAnswer, 'text' | 'mime' | 'input'>) {
    const { line, store } = this.around
    const bytes = await this.sounds.read(id)
    if (!bytes) {
      this.heard(id)
      return store.patch({ sent: null, notice: 'sound_gone' })
    }
    line.send({ type: 'audio_begin', client_turn_id: id, mime })
    for (let at = 0; at < bytes.byteLength; at += FRAME_BYTES) line.sendBytes(bytes.slice(at, at + FRAME_BYTES))
    line.send({ type: 'audio_end', ...rest })
  }
}
