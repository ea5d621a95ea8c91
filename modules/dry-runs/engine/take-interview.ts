import type { LanguageModel } from '#platform/ai/port.ts'
import type { Round } from '#modules/interview-flows/contract.ts'
import {
  type CommittedTurn,
  type InterviewState,
  type Move,
  nextMoveWithModel,
  openQuestion,
  readUtterance,
  type Scene,
  type Settled,
  settleRest,
} from '#modules/interviewer/public.ts'
import { NOTHING_TO_ADD } from '../answers/persona-texts.ts'
import type { SyntheticCandidate } from './candidate.ts'
import { saidWithin, spokenMs, THINKING_MS } from './speaking.ts'

/** A turn as it was spoken. */
export interface SpokenTurn extends CommittedTurn {
  readonly id: string
  readonly start_ms: number
  readonly end_ms: number
}

interface TakenInterview {
  readonly turns: readonly SpokenTurn[]
  readonly settled: readonly Settled[]
  readonly milliseconds: number
}

export interface Taken {
  readonly round: Round
  readonly scene: Scene
  /** The most follow-ups of the interview settings; a question may allow fewer. */
  readonly followUps: number
  readonly language: string
  readonly candidate: SyntheticCandidate
  /** Phrases follow-ups, as in every AI interview; null for the interviewer's own phrases. */
  readonly model: LanguageModel | null
  readonly signal: AbortSignal
}

/** No interview needs as many moves, whatever a candidate says. */
const MOST_MOVES = 400
/** A candidate whom the interviewer has not understood so often skips the question. */
const MOST_REPLIES = 3
/** After its time limit, a question ends so much later (see the clock of `interviewer`). */
const GRACE_MS = 30_000

/** Holds an interview by the rules of every AI interview, with a clock that runs as fast as people speak. */
export async function takeInterview(taken: Taken): Promise<TakenInterview> {
  const room = new Room(taken)
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    taken.signal.throwIfAborted()
    const move = await nextMoveWithModel(room.state, taken.model, taken.signal)
    if (!(await room.make(move))) break
  }
  return room.end()
}

class Room {
  readonly state: InterviewState & { turns: SpokenTurn[] }

  constructor(private readonly taken: Taken) {
    const { round, scene, followUps } = taken
    this.state = {
      scene,
      questions: round.questions.map(({ id, text, competency, follow_ups, must_ask, time_limit }) => ({
        id,
        text,
        competency,
        follow_up: { max: Math.min(follow_ups, followUps) },
        must_ask,
        time_limit_seconds: time_limit,
      })),
      turns: [],
      settled: [],
      event: 'enter',
      length_minutes: round.minutes,
      elapsed_ms: 0,
      question_elapsed_ms: 0,
    }
  }

  /** @returns whether the interview goes on */
  async make(move: Move): Promise<boolean> {
    const { state } = this
    state.settled.push(...move.settles)
    if (move.kind === 'close') return false
    if (move.kind === 'wait') {
      // Nobody has the floor: time passes until the interviewer goes on.
      this.pass(GRACE_MS)
      state.event = 'tick'
      return true
    }
    this.speak('interviewer', move.kind, move.question_id, move.say, move.kind === 'follow_up' ? move.reason : null)
    if (move.kind === 'question') state.question_elapsed_ms = 0
    if (move.floor === 'nobody') return false
    if (move.floor === 'interviewer') state.event = 'continue'
    else await this.reply(move)
    return true
  }

  private async reply(move: Move): Promise<void> {
    const { state } = this
    const open = openQuestion(state)
    this.pass(THINKING_MS)
    if (!open) return this.answer(NOTHING_TO_ADD, null)
    const here = state.turns.filter(({ question_id }) => question_id === open.id)
    const isAsked = move.kind === 'question' || move.kind === 'follow_up'
    if (!isAsked && here.some(({ kind }) => kind === 'answer')) {
      // What was meant as an answer was taken for a request: people click "I'm done" then.
      state.event = 'done'
      return
    }
    if (!isAsked && here.filter(({ speaker }) => speaker === 'candidate').length >= MOST_REPLIES) {
      state.event = 'skip'
      return
    }
    const { questions } = this.taken.round
    const at = questions.findIndex(({ id }) => id === open.id)
    const said = await this.taken.candidate({
      question: questions[at]!,
      at,
      isOpening: move.kind !== 'follow_up',
      reason: move.kind === 'follow_up' ? move.reason : null,
      turns: here,
    })
    const left = (open.time_limit_seconds ?? Infinity) * 1000 + GRACE_MS - state.question_elapsed_ms
    const inTime = saidWithin(said, left)
    this.answer(inTime, open.id)
    // The room goes on when the time of a question is over, also in the middle of a sentence.
    if (inTime !== said) state.event = 'tick'
  }

  /** An answer, which the room divides into what is answered and what is asked for. */
  private answer(text: string, questionId: string | null): void {
    const { answer, request } = readUtterance(text, this.state.turns, this.taken.language)
    if (answer !== null) this.speak('candidate', 'answer', questionId, answer, null)
    if (request !== null) {
      this.speak('candidate', 'request', questionId, request.text, null)
      this.state.turns.at(-1)!.request = request.kind
    } else if (answer !== null) this.state.turns.at(-1)!.request = null
    this.state.event = 'answer'
  }

  private speak(
    speaker: CommittedTurn['speaker'],
    kind: CommittedTurn['kind'],
    question_id: string | null,
    text: string,
    reason: CommittedTurn['reason'],
  ): void {
    const { turns, elapsed_ms: start_ms } = this.state
    this.pass(spokenMs(text, speaker))
    const about = question_id ?? (speaker === 'candidate' ? (openQuestion(this.state)?.id ?? null) : null)
    turns.push({
      id: `t${turns.length + 1}`,
      speaker,
      kind,
      question_id: about,
      text,
      reason: reason ?? null,
      start_ms,
      end_ms: this.state.elapsed_ms,
    })
  }

  private pass(milliseconds: number): void {
    this.state.elapsed_ms += milliseconds
    this.state.question_elapsed_ms += milliseconds
  }

  end(): TakenInterview {
    const { turns, settled, elapsed_ms } = this.state
    return {
      turns,
      settled: [...settled, ...settleRest(this.state, 'time_limit', false)],
      milliseconds: elapsed_ms,
    }
  }
}
