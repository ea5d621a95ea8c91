import type { WebSocket } from 'ws'
import { ProblemError } from '#platform/errors/problem-error.ts'
import { SpeechUnavailable } from '#platform/speech/port.ts'
import { fromCandidate, type FromCandidate, ROOM_CLOSE } from '../room-protocol.ts'
import { screeningById } from '#modules/screenings/public.ts'
import type { RoomRow } from './queries.ts'
import { AnswerSound } from './answer-sound.ts'
import {
  ask,
  enter,
  finishAnswer,
  type Happened,
  keepAnswer,
  keepDraft,
  noteSpoken,
  pause,
  resume,
  takeAnswer,
  wordFollowUp,
} from './acts.ts'
import { type Hold, leaveRoom, RoomReplaced } from './hold-room.ts'
import type { Answer } from './write-turns.ts'
import { TICK_EVERY_MS } from './liveness.ts'
import { Teller, type Telling } from './teller.ts'
import { tick } from './tick.ts'
import type { Transcriptions } from './transcriptions.ts'

/** More waiting messages than a page could mean. */
const MOST_WAITING = 200
/** A hint that the candidate speaks is believed for so long, in ms. */
const SPEAKING_FOR_MS = 10_000

/** One connection to a room: takes the page's messages one after another and tells it what was committed. Holds nothing that matters. */
export class Room {
  private queue: Promise<void> = Promise.resolve()
  private waiting = 0
  private readonly gone = new AbortController()
  private readonly timer: NodeJS.Timeout
  private readonly teller: Teller
  private heardOf = true
  private spokeAt = 0
  /** Answers of this connection that are being transcribed. */
  private transcribing = 0
  private sound: AnswerSound | null = null
  private leaving: Promise<void> | null = null

  constructor(
    private readonly hold: Hold,
    private readonly socket: WebSocket,
    private readonly awayMs: number | null,
    private readonly transcriptions: Transcriptions,
  ) {
    this.teller = new Teller(hold, socket)
    this.timer = setInterval(() => this.pulse(), TICK_EVERY_MS)
    socket.on('pong', () => (this.heardOf = true))
  }

  greet(row: RoomRow): Promise<void> {
    return this.teller.greet(row)
  }

  /** A frame of the page, in its turn. */
  take(data: Buffer, binary: boolean): void {
    this.heardOf = true
    if (binary) return this.later(async () => this.sound?.add(data))
    const message = fromCandidate.safeParse(parseJson(data))
    if (!message.success || message.data.type === 'hello')
      return this.later(async () => this.refuse('nonsense', 'That message is not one of the room.'))
    const { data: given } = message
    // Answered here and not in its turn: whatever takes time must not look like a dead connection.
    if (given.type === 'ping') this.teller.send({ type: 'pong', t: given.t })
    this.later(() => this.act(given))
  }

  /** Ends this connection's hold; waits for what is under way. */
  leave(reason: 'left' | 'lost' | 'restart'): Promise<void> {
    clearInterval(this.timer)
    this.gone.abort()
    this.leaving ??= this.queue
      .then(() => leaveRoom(this.hold, this.heardOf ? reason : 'lost'))
      .catch((error: unknown) => this.hold.services.log.warn({ err: error }, 'a room could not be left in order'))
    return this.leaving
  }

  /** Another connection has the room. */
  replaced(): void {
    this.teller.send({ type: 'replaced' })
    this.socket.close(ROOM_CLOSE.replaced, 'replaced')
  }

  private pulse() {
    // Two silent pulses: the line is dead, whatever the socket says.
    if (!this.heardOf && this.socket.readyState === this.socket.OPEN) return this.socket.terminate()
    this.heardOf = false
    this.socket.ping()
    this.later(() => this.beat())
  }

  private later(work: () => Promise<void>) {
    if (this.gone.signal.aborted) return
    this.waiting += 1
    if (this.waiting > MOST_WAITING) return this.socket.close(ROOM_CLOSE.nonsense, 'too many messages')
    this.queue = this.queue.then(async () => {
      this.waiting -= 1
      // What arrived before the line broke still counts: an answer is not lost because its page was closed.
      await work().catch((error: unknown) => this.explain(error))
    })
  }

  private async act(message: FromCandidate): Promise<void> {
    switch (message.type) {
      case 'ready':
        return this.tell(await enter(this.hold, this.awayMs), { clock: true })
      case 'answer':
        return this.hear(message.client_turn_id, () =>
          takeAnswer(this.hold, answerOf(message, message.text, message.input, null)),
        )
      case 'audio_begin':
        this.sound = new AnswerSound(message.client_turn_id, message.mime)
        return
      case 'audio_drop':
        if (this.sound?.clientTurnId === message.client_turn_id) this.sound = null
        return
      case 'audio_end':
        return this.startTranscribing(message)
      case 'done':
        return this.hear(message.client_turn_id, () => finishAnswer(this.hold, message.client_turn_id))
      case 'draft':
        return keepDraft(this.hold, {
          text: message.text,
          input: message.input,
          question_id: message.question_id ?? null,
        })
      case 'repeat':
      case 'skip':
        return this.tell(await ask(this.hold, message.type), { clock: true })
      case 'moment':
        return this.grantMoment()
      case 'leave':
        return this.tell(await ask(this.hold, 'end'), { clock: true })
      case 'pause':
        return this.tell(await pause(this.hold), { clock: true })
      case 'resume':
        return this.tell(await resume(this.hold), { clock: true })
      case 'speaking':
        this.spokeAt = message.on ? Date.now() : 0
        return
      case 'spoken':
        return noteSpoken(this.hold, message)
      case 'ping':
        return this.beat(message.t)
      case 'hello':
    }
  }

  private async beat(ping?: number) {
    // An answer that is being transcribed is still being given.
    const speaking = this.transcribing > 0 || Date.now() - this.spokeAt < SPEAKING_FOR_MS
    await this.tell(await tick(this.hold, speaking), { clock: true, ping })
  }

  /** Starts to transcribe a spoken answer, and goes on with the page's other messages meanwhile. */
  private async startTranscribing(message: Extract<FromCandidate, { type: 'audio_end' }>) {
    const { services, org, screeningId } = this.hold
    const id = message.client_turn_id
    const key = `${screeningId} ${id}`
    const sound = this.sound?.clientTurnId === id ? this.sound : null
    if (!sound && !this.transcriptions.has(key))
      throw new ProblemError(409, 'no_sound', 'The audio of this answer did not arrive. Send it again.')
    const [[row]] = await org.read(q => [screeningById(q, org.organizationId, screeningId)])
    if (!row) throw new RoomReplaced()
    this.transcribing += 1
    this.transcriptions
      .run(key, () => sound!.transcribe(services, row.snapshot))
      .then(({ text, confidence }) => this.takeTranscript(sound, answerOf(message, text, 'spoken', confidence)))
      .catch((error: unknown) => this.explain(error, id))
      .finally(() => (this.transcribing -= 1))
  }

  /** Takes a transcribed answer in its turn. If the page is gone by now, it is stored all the same. */
  private async takeTranscript(sound: AnswerSound | null, answer: Answer) {
    if (this.sound === sound) this.sound = null
    if (this.gone.signal.aborted) return keepAnswer(this.hold, answer)
    this.later(() => this.hear(answer.client_turn_id!, () => takeAnswer(this.hold, answer)))
  }

  private async grantMoment() {
    const happened = await ask(this.hold, 'moment')
    await this.tell(happened, {})
    const granted = happened.said.find(({ kind }) => kind === 'moment')
    if (granted) this.teller.send({ type: 'moment_granted', turn_id: granted.id })
  }

  /** A candidate's turn: a failure is told with the turn's own id, so that the page keeps it. */
  private async hear(clientTurnId: string, work: () => Promise<Happened>) {
    try {
      await this.tell(await work(), { clientTurnId, clock: true })
    } catch (error) {
      this.explain(error, clientTurnId)
    }
  }

  /** Tells what was committed, and lets a model word what is owed. */
  private async tell(happened: Happened, how: Telling): Promise<void> {
    await this.teller.tell(happened, how)
    if (!happened.toWord) return
    const worded = await wordFollowUp(this.hold, happened.toWord, this.gone.signal)
    await this.teller.tell(worded, { clock: true })
  }

  private explain(error: unknown, clientTurnId?: string) {
    if (error instanceof RoomReplaced) return this.replaced()
    if (this.gone.signal.aborted) return
    const known = error instanceof ProblemError ? error : null
    if (!known) this.hold.services.log.warn({ err: error }, 'a room event failed')
    const unheard = error instanceof SpeechUnavailable
    this.teller.send({
      type: 'problem',
      code: known?.code ?? (unheard ? 'transcription_failed' : 'failed'),
      detail:
        known?.detail ??
        (unheard
          ? 'What you said could not be written down just now. Please send it again, or type it.'
          : 'That did not work just now. Nothing you said is lost; please try again.'),
      fatal: false,
      client_turn_id: clientTurnId ?? null,
    })
  }

  private refuse(code: string, detail: string) {
    this.teller.send({ type: 'problem', code, detail, fatal: true })
    this.socket.close(ROOM_CLOSE.nonsense, code)
  }
}

const answerOf = (
  { client_turn_id, question_id, start_ms, audio }: Extract<FromCandidate, { type: 'answer' | 'audio_end' }>,
  text: string,
  input: 'spoken' | 'typed',
  confidence: number | null,
) => ({
  client_turn_id,
  text,
  input,
  confidence,
  question_id: question_id ?? null,
  start_ms: start_ms ?? null,
  audio: audio ?? null,
})

function parseJson(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString())
  } catch {
    return null
  }
}
