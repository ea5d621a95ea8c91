import type { WebSocket } from 'ws'
import { ProblemError } from '#platform/errors/problem-error.ts'
import { SpeechUnavailable } from '#platform/speech/port.ts'
import { isStarted } from '../../policy.ts'
import { fromCandidate, type FromCandidate, type FromRoom, ROOM_CLOSE } from '../../room-protocol.ts'
import { questionsOf, screeningById, type ScreeningRow, turnsOf } from '../queries.ts'
import { speechOf } from '../speech.ts'
import { AnswerSound } from './answer-sound.ts'
import { presentClock } from './clock.ts'
import {
  ask,
  enter,
  finishAnswer,
  type Happened,
  keepDraft,
  noteSpoken,
  pause,
  resume,
  takeAnswer,
  wordFollowUp,
} from './events.ts'
import { type Hold, leaveRoom, RoomReplaced } from './hold-room.ts'
import { TICK_EVERY_MS } from './liveness.ts'
import { askedIn, openLimit, presentRoomTurn, presentState, questionShown } from './present-room.ts'
import { tick } from './tick.ts'

/** More waiting messages than a page could mean. */
const MOST_WAITING = 200
/** A hint that the candidate speaks is believed for so long, in ms. */
const SPEAKING_FOR_MS = 10_000

/** One connection to a room: takes the page's messages one after another and tells it what was committed. Holds nothing that matters. */
export class Room {
  private queue: Promise<void> = Promise.resolve()
  private waiting = 0
  private voice: Promise<void> = Promise.resolve()
  private readonly gone = new AbortController()
  private readonly timer: NodeJS.Timeout
  private heardOf = true
  private spokeAt = 0
  private ended = false
  private sound: AnswerSound | null = null
  private leaving: Promise<void> | null = null

  constructor(
    private readonly hold: Hold,
    private readonly socket: WebSocket,
    private readonly awayMs: number | null,
  ) {
    this.timer = setInterval(() => this.pulse(), TICK_EVERY_MS)
    socket.on('pong', () => (this.heardOf = true))
  }

  /** Tells how everything stands. */
  async greet(row: ScreeningRow): Promise<void> {
    const [turns, questions] = await this.read(row.id)
    const { services, connectionId } = this.hold
    this.send(
      presentState({
        row,
        turns,
        questions,
        connectionId,
        transcription: services.transcriber ? 'server' : 'browser',
        now: services.clock.now(),
      }),
    )
    const last = turns.findLast(({ speaker }) => speaker === 'interviewer')
    if (last && isStarted(row.state)) this.speak(row, last.id, last.text)
  }

  /** A frame of the page, in its turn. */
  take(data: Buffer, binary: boolean): void {
    this.heardOf = true
    if (binary) return this.later(async () => this.sound?.add(data))
    const message = fromCandidate.safeParse(parseJson(data))
    if (!message.success || message.data.type === 'hello')
      return this.later(async () => this.refuse('nonsense', 'That message is not one of the room.'))
    const { data: given } = message
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
    this.send({ type: 'replaced' })
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
      if (!this.gone.signal.aborted) await work().catch((error: unknown) => this.explain(error))
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
        return this.hear(message.client_turn_id, () => this.writeDown(message))
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
        await this.beat()
        return this.send({ type: 'pong', t: message.t })
      case 'hello':
    }
  }

  private async beat() {
    const speaking = Date.now() - this.spokeAt < SPEAKING_FOR_MS
    await this.tell(await tick(this.hold, speaking), { clock: true })
  }

  private async writeDown(message: Extract<FromCandidate, { type: 'audio_end' }>): Promise<Happened> {
    const { services, org, screeningId } = this.hold
    if (this.sound?.clientTurnId !== message.client_turn_id)
      throw new ProblemError(409, 'no_sound', 'The sound of this answer did not arrive. Please send it again.')
    const [[row]] = await org.read(q => [screeningById(q, org.organizationId, screeningId)])
    if (!row) throw new RoomReplaced()
    const { text, confidence } = await this.sound.write(services, row.snapshot)
    this.sound = null
    return takeAnswer(this.hold, answerOf(message, text, 'spoken', confidence))
  }

  private async grantMoment() {
    const happened = await ask(this.hold, 'moment')
    await this.tell(happened, {})
    const granted = happened.said.find(({ kind }) => kind === 'moment')
    if (granted) this.send({ type: 'moment_granted', turn_id: granted.id })
  }

  /** A candidate's turn: a failure is told with the turn's own id, so that the page keeps it. */
  private async hear(clientTurnId: string, work: () => Promise<Happened>) {
    try {
      await this.tell(await work(), { clientTurnId, clock: true })
    } catch (error) {
      this.explain(error, clientTurnId)
    }
  }

  /** Tells what was committed, lets a model word what is owed, and ends the connection where the interview has ended. */
  private async tell(
    happened: Happened,
    { clientTurnId, clock }: { clientTurnId?: string; clock?: boolean },
  ): Promise<void> {
    const { heard, row, said } = happened
    const [turns, questions] = said.length > 0 || clock ? await this.read(row.id) : [[], []]
    const asked = askedIn(turns)
    if (heard)
      this.send({
        type: 'heard',
        client_turn_id: clientTurnId ?? heard.client_turn_id ?? heard.id,
        turn: presentRoomTurn(heard),
        floor: row.floor,
      })
    for (const turn of said) {
      this.send({
        type: 'say',
        turn: presentRoomTurn(turn),
        floor: row.floor,
        question: questionShown(row, turn.question_id, asked),
      })
      this.speak(row, turn.id, turn.text)
    }
    const now = this.hold.services.clock.now()
    if (clock) this.send({ type: 'clock', clock: presentClock(row, openLimit(row, turns, questions, now), now) })
    if (happened.toWord)
      return this.tell(await wordFollowUp(this.hold, happened.toWord, this.gone.signal), { clock: true })
    if (row.ended_at && (said.length > 0 || clock)) this.end(row, questions)
  }

  /** The goodbye is still to be heard: the page closes the line itself when it is. */
  private end(row: ScreeningRow, questions: Awaited<ReturnType<Room['read']>>[1]) {
    if (this.ended) return
    this.ended = true
    const answered = questions.filter(({ outcome }) => outcome === 'answered').length
    this.send({ type: 'ended', state: row.state, answered, question_count: questions.length })
  }

  /** Makes a turn's sound, in the order of the turns, without keeping anything else waiting. */
  private speak(row: ScreeningRow, turnId: string, text: string) {
    const { services, org } = this.hold
    const made = speechOf(services, org.organizationId, row.snapshot, text)
    this.voice = this.voice
      .then(async () => this.send({ type: 'speech', turn_id: turnId, speech: await made }))
      .catch(() => {})
  }

  private read(screeningId: string) {
    const { org } = this.hold
    return org.read(q => [
      turnsOf(q, org.organizationId, [screeningId]),
      questionsOf(q, org.organizationId, [screeningId]),
    ])
  }

  private explain(error: unknown, clientTurnId?: string) {
    if (error instanceof RoomReplaced) return this.replaced()
    if (this.gone.signal.aborted) return
    const known = error instanceof ProblemError ? error : null
    if (!known) this.hold.services.log.warn({ err: error }, 'a room event failed')
    const unheard = error instanceof SpeechUnavailable
    this.send({
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
    this.send({ type: 'problem', code, detail, fatal: true })
    this.socket.close(ROOM_CLOSE.nonsense, code)
  }

  private send(message: FromRoom) {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(message))
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
