import type { WebSocket } from 'ws'
import { isStarted } from '#modules/screenings/policy.ts'
import type { FromRoom } from '../room-protocol.ts'
import { questionsOf, type RoomRow, turnsOf } from './queries.ts'
import { speechOf } from './speech.ts'
import { presentClock } from './clock.ts'
import type { Happened } from './acts.ts'
import type { Hold } from './hold-room.ts'
import { askedIn, openLimit, presentRoomTurn, presentState, questionShown } from './present-room.ts'

export interface Telling {
  /** The page's own id of the answer that is acknowledged. */
  readonly clientTurnId?: string
  readonly clock?: boolean
  /** The ping that made the clock be told. */
  readonly ping?: number
}

/** Tells a page what is committed, and lets it hear what is said. */
export class Teller {
  private voice: Promise<void> = Promise.resolve()
  private ended = false

  constructor(
    private readonly hold: Hold,
    private readonly socket: WebSocket,
  ) {}

  send(message: FromRoom) {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(message))
  }

  /** Tells how everything stands. */
  async greet(row: RoomRow): Promise<void> {
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

  /** Tells what was committed, and the end where the interview has ended. */
  async tell(happened: Happened, { clientTurnId, clock, ping }: Telling): Promise<void> {
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
    if (clock) this.send({ type: 'clock', clock: presentClock(row, openLimit(row, turns, questions, now), now), ping })
    if (row.ended_at && (said.length > 0 || clock)) this.end(row, questions)
  }

  /** The goodbye is still to be heard: the page closes the line itself when it is. */
  private end(row: RoomRow, questions: Awaited<ReturnType<Teller['read']>>[1]) {
    if (this.ended) return
    this.ended = true
    const answered = questions.filter(({ outcome }) => outcome === 'answered').length
    this.send({ type: 'ended', state: row.state, answered, question_count: questions.length })
  }

  /** Makes a turn's sound, in the order of the turns, without keeping anything else waiting. */
  private speak(row: RoomRow, turnId: string, text: string) {
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
}
