import type { WebSocket } from 'ws'
import { ProblemError } from '#platform/errors/problem-error.ts'
import { countUses } from '#platform/limits/count-uses.ts'
import { roomProblems } from '../words/problems.ts'
import { type FromCandidate, ROOM_CLOSE } from '../room-protocol.ts'
import type { RoomRow } from './queries.ts'
import { noteTab } from './note-tab.ts'
import { problemMessage } from './problem-message.ts'
import { answerIn, readMessage, tooLongIn } from './read-message.ts'
import {
  choose,
  request,
  enter,
  finishAnswer,
  type RoomOutcome,
  saveDraft,
  storeAnswer,
  noteSpoken,
  pause,
  resume,
  takeAnswer,
  wordFollowUp,
} from './room-actions.ts'
import { type RoomLease, leaveRoom, RoomReplaced } from './room-lease.ts'
import { SpokenAnswers } from './spoken-answers.ts'
import type { Answer } from './write-turns.ts'
import { TICK_EVERY_MS } from './liveness.ts'
import { Announcer, type AnnounceOptions } from './announcer.ts'
import { tick } from './tick.ts'
import type { Transcriptions } from './transcriptions.ts'

/** More waiting messages than a normal page sends. */
const MAX_WAITING = 200
/** More answers than anybody types or speaks in a minute, also to the shortest questions. */
const MOST_ANSWERS = { max: 40, seconds: 60 }
/** How long the page's report that the candidate is speaking stays valid, in ms. */
const SPEAKING_FOR_MS = 10_000

/** One connection to a room: handles the page's messages one after another and announces what was committed. All state is in the database. */
export class Room {
  private queue: Promise<void> = Promise.resolve()
  private waiting = 0
  private readonly closed = new AbortController()
  private readonly timer: NodeJS.Timeout
  private readonly announcer: Announcer
  private readonly spokenAnswers: SpokenAnswers
  private alive = true
  private speakingAt = 0
  private leaving: Promise<void> | null = null

  constructor(
    private readonly lease: RoomLease,
    private readonly socket: WebSocket,
    private readonly awayMs: number | null,
    transcriptions: Transcriptions,
  ) {
    this.announcer = new Announcer(lease, socket)
    this.spokenAnswers = new SpokenAnswers(lease, transcriptions, {
      onTranscript: (message, { text, confidence }) =>
        this.takeTranscript(answerIn(message, text, 'spoken', confidence)),
      onFailed: (error, clientTurnId) => this.report(error, clientTurnId),
    })
    this.timer = setInterval(() => this.heartbeat(), TICK_EVERY_MS)
    socket.on('pong', () => (this.alive = true))
  }

  greet(row: RoomRow): Promise<void> {
    return this.announcer.greet(row)
  }

  /** Handles a frame from the page after those before it. */
  receive(data: Buffer, binary: boolean): void {
    this.alive = true
    if (binary) return this.enqueue(async () => this.spokenAnswers.add(data))
    const message = readMessage(data)
    const tooLong = message.error && tooLongIn(data, message.error)
    if (tooLong)
      return this.enqueue(async () =>
        this.report(new ProblemError(413, 'answer_too_long', roomProblems.textTooLong), tooLong.client_turn_id),
      )
    if (!message.success || message.data.type === 'hello')
      return this.enqueue(async () => this.refuse('invalid_message', roomProblems.invalidMessage))
    const { data: given } = message
    // Answered right away: a slow message before it must not look like a dead connection.
    if (given.type === 'ping') this.announcer.send({ type: 'pong', t: given.t })
    this.enqueue(() => this.handle(given))
  }

  /** Releases the room after the current messages have been handled. */
  leave(reason: 'left' | 'lost' | 'restart'): Promise<void> {
    clearInterval(this.timer)
    this.closed.abort()
    this.leaving ??= this.queue
      .then(() => leaveRoom(this.lease, this.alive ? reason : 'lost'))
      .catch((error: unknown) => this.lease.services.log.warn({ err: error }, 'a room could not be released'))
    return this.leaving
  }

  /** Another connection has the room. */
  replaced(): void {
    this.announcer.send({ type: 'replaced' })
    this.socket.close(ROOM_CLOSE.replaced, 'replaced')
  }

  private heartbeat() {
    // Two heartbeats without a response: the connection is dead, even if the socket is open.
    if (!this.alive && this.socket.readyState === this.socket.OPEN) return this.socket.terminate()
    this.alive = false
    this.socket.ping()
    this.enqueue(() => this.beat())
  }

  private enqueue(work: () => Promise<void>) {
    if (this.closed.signal.aborted) return
    this.waiting += 1
    if (this.waiting > MAX_WAITING) return this.socket.close(ROOM_CLOSE.invalidMessage, 'too many messages')
    this.queue = this.queue.then(async () => {
      this.waiting -= 1
      // Messages that arrived before the connection was lost still count, so that no answer is lost.
      await work().catch((error: unknown) => this.report(error))
    })
  }

  private async handle(message: FromCandidate): Promise<void> {
    switch (message.type) {
      case 'ready':
        return this.announce(await enter(this.lease, this.awayMs), { clock: true })
      case 'answer':
        return this.takeTurn(message.client_turn_id, async () => {
          await this.requireFew()
          return takeAnswer(this.lease, answerIn(message, message.text, message.input, null))
        })
      case 'audio_begin':
        return this.spokenAnswers.begin(message)
      case 'audio_drop':
        return this.spokenAnswers.drop(message)
      case 'audio_end':
        return this.spokenAnswers.end(message)
      case 'done':
        return this.takeTurn(message.client_turn_id, async () => {
          await this.requireFew()
          return finishAnswer(this.lease, message.client_turn_id)
        })
      case 'draft':
        return saveDraft(this.lease, {
          text: message.text,
          input: message.input,
          question_id: message.question_id ?? null,
        })
      case 'repeat':
      case 'skip':
        return this.announce(await request(this.lease, message.type), { clock: true })
      case 'choose':
        return this.announce(await choose(this.lease, message.choice), { clock: true })
      case 'moment':
        return this.grantMoment()
      case 'leave':
        return this.announce(await request(this.lease, 'end'), { clock: true })
      case 'pause':
        return this.announce(await pause(this.lease), { clock: true })
      case 'resume':
        return this.announce(await resume(this.lease), { clock: true })
      case 'speaking':
        this.speakingAt = message.on ? Date.now() : 0
        return
      case 'spoken':
        return noteSpoken(this.lease, message)
      case 'tab':
        return noteTab(this.lease, message.away)
      case 'ping':
        return this.beat(message.t)
      case 'hello':
    }
  }

  private async beat(ping?: number) {
    // An answer that is being transcribed is still being given.
    const speaking = this.spokenAnswers.transcribing || Date.now() - this.speakingAt < SPEAKING_FOR_MS
    await this.announce(await tick(this.lease, speaking), { clock: true, ping })
  }

  /** Takes a transcribed answer. If the page is gone by now, the answer is only stored. */
  private async takeTranscript(answer: Answer) {
    if (this.closed.signal.aborted) return storeAnswer(this.lease, answer)
    this.enqueue(() => this.takeTurn(answer.client_turn_id!, () => takeAnswer(this.lease, answer)))
  }

  private async grantMoment() {
    const outcome = await request(this.lease, 'moment')
    await this.announce(outcome, {})
    const granted = outcome.said.find(({ kind }) => kind === 'moment')
    if (granted) this.announcer.send({ type: 'moment_granted', turn_id: granted.id })
  }

  /** To read an answer takes the time of all who use the server. @throws 429 `too_many_answers`; the page keeps the answer */
  private async requireFew(): Promise<void> {
    try {
      await countUses(this.lease.services.db, [
        { name: 'room answers', values: [this.lease.screeningId], ...MOST_ANSWERS },
      ])
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      throw new ProblemError(429, 'too_many_answers', roomProblems.tooManyAnswers)
    }
  }

  /** Takes a candidate's turn. A failure is reported with the turn's own id, so that the page keeps it. */
  private async takeTurn(clientTurnId: string, work: () => Promise<RoomOutcome>) {
    try {
      await this.announce(await work(), { clientTurnId, clock: true })
    } catch (error) {
      this.report(error, clientTurnId)
    }
  }

  /** Announces what was committed, and lets a model word a pending follow-up. */
  private async announce(outcome: RoomOutcome, options: AnnounceOptions): Promise<void> {
    await this.announcer.announce(outcome, options)
    if (!outcome.followUpToWord) return
    const worded = await wordFollowUp(this.lease, outcome.followUpToWord, this.closed.signal)
    await this.announcer.announce(worded, { clock: true })
  }

  private report(error: unknown, clientTurnId: string | null = null) {
    if (error instanceof RoomReplaced) return this.replaced()
    if (this.closed.signal.aborted) return
    if (!(error instanceof ProblemError)) this.lease.services.log.warn({ err: error }, 'a room event failed')
    this.announcer.send(problemMessage(error, clientTurnId))
  }

  private refuse(code: string, detail: string) {
    this.announcer.send({ type: 'problem', code, detail, fatal: true })
    this.socket.close(ROOM_CLOSE.invalidMessage, code)
  }
}
