import { scene } from './interview-state.fixture.ts'
import { nextMove } from './next-move.ts'
import type { FlowQuestion, InterviewState, Move, RoomEvent } from './state.ts'

/** An answer in general terms, without an example. */
export const VAGUE =
  'You should always be careful with labels and people should check them, in general that is what matters most to everyone.'

/** Simulates a room: each step is an event, an answer, or time that passes in minutes. */
export class SimulatedRoom {
  state: InterviewState
  moves: Move[] = []

  constructor(questions: FlowQuestion[], length_minutes = 20) {
    const clock = { length_minutes, elapsed_ms: 0, question_elapsed_ms: 0 }
    this.state = { scene, questions, turns: [], settled: [], event: 'enter', ...clock }
  }

  wait(minutes: number): this {
    this.state.elapsed_ms += minutes * 60_000
    this.state.question_elapsed_ms += minutes * 60_000
    return this
  }

  happen(event: RoomEvent): Move {
    this.state.event = event
    const move = nextMove(this.state)
    this.moves.push(move)
    this.state.settled.push(...move.settles)
    if (move.kind !== 'wait' && move.kind !== 'close') {
      this.state.turns.push({
        speaker: 'interviewer',
        kind: move.kind,
        question_id: move.question_id,
        text: move.say,
        reason: move.kind === 'follow_up' ? move.reason : null,
      })
      if (move.kind === 'question') this.state.question_elapsed_ms = 0
      if (move.floor === 'interviewer') return this.happen('continue')
    }
    return move
  }

  say(text: string): Move {
    const open = this.state.turns.findLast(turn => turn.kind === 'question' || turn.kind === 'wrap_up')
    this.state.turns.push({ speaker: 'candidate', kind: 'answer', question_id: open?.question_id ?? null, text })
    return this.happen('answer')
  }

  outcomes(): string[] {
    return this.state.settled.map(
      ({ question_id, outcome, outcome_reason }) =>
        `${question_id} ${outcome}${outcome_reason ? ` ${outcome_reason}` : ''}`,
    )
  }
}
