import type { WebSocket } from 'ws'
import { isStarted } from '#modules/screenings/policy.ts'
import { offersOf, type TurnKind } from '#modules/interviewer/public.ts'
import type { FromRoom } from '../room-protocol.ts'
import { questionsOf, type RoomRow, turnsOf } from './queries.ts'
import { speechOf } from './speech.ts'
import { presentClock } from './clock.ts'
import type { RoomOutcome } from './room-actions.ts'
import type { RoomLease } from './room-lease.ts'
import { askedIn, openLimit, presentRoomTurn, presentState, questionShown } from './present-room.ts'

export interface AnnounceOptions {
  /** The page's own id of the acknowledged answer. */
  readonly clientTurnId?: string
  readonly clock?: boolean
  /** The ping that this answers. */
  readonly ping?: number
}

/** Announces to a page what was committed, and sends it the interviewer's speech. */
export class Announcer {
  private speech: Promise<void> = Promise.resolve()
  private ended = false

  constructor(
    private readonly lease: RoomLease,
    private readonly socket: WebSocket,
  ) {}

  send(message: FromRoom) {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(message))
  }

  /** Sends the complete state. */
  async greet(row: RoomRow): Promise<void> {
    const [turns, questions] = await this.read(row.id)
    const { services, connectionId } = this.lease
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
    if (last && isStarted(row.state)) this.speak(row, last)
  }

  /** Announces what was committed, and the end if the interview has ended. */
  async announce(outcome: RoomOutcome, { clientTurnId, clock, ping }: AnnounceOptions): Promise<void> {
    const { heard, row, said } = outcome
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
        offers: [...offersOf(turns.filter(({ seq }) => seq <= turn.seq))],
      })
      this.speak(row, turn)
    }
    const now = this.lease.services.clock.now()
    if (clock) this.send({ type: 'clock', clock: presentClock(row, openLimit(row, turns, questions, now), now), ping })
    if (row.ended_at && (said.length > 0 || clock)) this.announceEnd(row, questions)
  }

  /** The goodbye has not been played yet: the page closes the connection itself after it. */
  private announceEnd(row: RoomRow, questions: Awaited<ReturnType<Announcer['read']>>[1]) {
    if (this.ended) return
    this.ended = true
    const answered = questions.filter(({ outcome }) => outcome === 'answered').length
    this.send({ type: 'ended', state: row.state, answered, question_count: questions.length })
  }

  /** Sends the speech of turns in order, without holding up other messages. */
  private speak(row: RoomRow, turn: { id: string; kind: TurnKind; text: string }) {
    const pending = speechOf(this.lease.services, row, turn)
    this.speech = this.speech
      .then(async () => this.send({ type: 'speech', turn_id: turn.id, speech: await pending }))
      .catch(() => {})
  }

  private read(screeningId: string) {
    const { org } = this.lease
    return org.read(q => [
      turnsOf(q, org.organizationId, [screeningId]),
      questionsOf(q, org.organizationId, [screeningId]),
    ])
  }
}
