import { acknowledgeLanguage } from './answer-language.ts'
import { phaseAt, questionTime, estimatedMs } from './clock.ts'
import { ruleFollowUp } from './follow-up.ts'
import { readTurns } from './read-turns.ts'
import { backTo, easierWay, giveMoment, mayNotEnd, offerToEnd, rephrased, replyTo, respond } from './respond.ts'
import {
  ANYTHING_ELSE,
  goodbye,
  greeting,
  type LeadAfter,
  questionLead,
  REPEAT_LEAD,
  WELCOME_BACK,
  withoutThanks,
  WRAP_UP,
  WRAP_UP_TIME,
} from './script.ts'
import { openQuestion, settleByAnswer, settleRest } from './settle.ts'
import type { FlowQuestion, InterviewState, Move, OutcomeReason, RoomEvent, Settled } from './state.ts'

const WAIT: Move = { kind: 'wait', settles: [] }

/**
 * What the interviewer does next. A pure function of the stored flow, the committed turns and the server's timer, so that any
 * server can take a room over between two turns. Commit the move's turn and its `settles` together.
 */
export function nextMove(given: InterviewState): Move {
  const state = { ...given, turns: readTurns(given.turns) }
  const phase = phaseAt(state.elapsed_ms, state.length_minutes)
  if (state.turns.some(turn => turn.kind === 'goodbye'))
    return { kind: 'close', settles: settleRest(state, 'time_limit', false) }
  if (phase === 'closed') return { kind: 'close', settles: settleRest(state, 'time_limit', false) }
  const event = intendedEvent(state)
  const finished = (event === 'answer' || event === 'done') && hasNewAnswer(state)
  // A person who is not well comes before every limit.
  if (event === 'self_harm' || event === 'distress') return respond(state, event)!
  if (phase === 'goodbye') return sayGoodbye(state, 'time', 'time_limit', finished)
  if (state.turns.length === 0) return greet(state)
  const wrapped = state.turns.some(turn => turn.kind === 'wrap_up')
  // "No, thank you" after the wrap-up ends what is finished anyway.
  if (wrapped && event === 'end' && given.event === 'answer') return afterWrapUp(state, 'answer')
  if (event === 'end') return mayNotEnd(state) ? offerToEnd() : sayGoodbye(state, 'candidate', 'candidate_ended', false)
  const response = respond(state, event)
  if (response) return response
  if (wrapped) return afterWrapUp(state, event)
  const open = openQuestion(state)
  if (phase === 'parting') return open ? sayGoodbye(state, 'time', 'time_limit', finished) : wrapUp(state, [], true)
  if (!open) return ['continue', 'enter', 'tick', 'go_on'].includes(event) ? askNext(state, [], null) : WAIT
  return acknowledgeLanguage(duringQuestion(state, open, event, phase === 'open'), state)
}

/** What the candidate has asked for instead of answering. */
function intendedEvent({ event, turns }: InterviewState): RoomEvent {
  const last = turns.at(-1)
  return event === 'answer' && last?.kind === 'request' ? (last.request ?? event) : event
}

function hasNewAnswer({ turns }: InterviewState): boolean {
  return turns.at(-1)?.speaker === 'candidate'
}

function greet({ scene, length_minutes, questions }: InterviewState): Move {
  const say = greeting(scene, length_minutes, questions.length)
  return { kind: 'greeting', question_id: null, say, floor: 'interviewer', settles: [] }
}

function duringQuestion(state: InterviewState, open: FlowQuestion, event: RoomEvent, mayAsk: boolean): Move {
  const time = questionTime(state.question_elapsed_ms, open.time_limit_seconds)
  switch (event) {
    case 'enter':
      return {
        kind: 'welcome_back',
        question_id: open.id,
        say: `${WELCOME_BACK} ${lastAsked(state, open)}`,
        floor: 'candidate',
        settles: [],
      }
    case 'job_question':
    case 'salary_question':
    case 'about_ai':
      return replyTo(state, event, backTo(lastAsked(state, open)))!
    case 'rephrase':
      return rephrased(state, open)
    case 'dont_know':
      return mayAsk && time === 'within'
        ? (easierWay(state, open) ?? askNext(state, [settleByAnswer(state, open)], 'unknown'))
        : askNext(state, [settleByAnswer(state, open)], 'unknown')
    case 'go_on':
    case 'repeat': {
      const lead = REPEAT_LEAD[count(state, 'repeat') % REPEAT_LEAD.length]!
      return {
        kind: 'repeat',
        question_id: open.id,
        say: `${lead} ${lastAsked(state, open)}`,
        floor: 'candidate',
        settles: [],
      }
    }
    case 'moment':
      return giveMoment(state)
    case 'skip':
      return askNext(state, [{ question_id: open.id, outcome: 'skipped', outcome_reason: null }], 'skipped')
    case 'done':
      return askNext(state, [settleByAnswer(state, open)], null)
    case 'answer': {
      const followUp = mayAsk && time === 'within' ? ruleFollowUp(state, open) : null
      if (!followUp) return askNext(state, [settleByAnswer(state, open)], null)
      const { reason, text } = followUp
      return { kind: 'follow_up', question_id: open.id, reason, by: 'rule', say: text, floor: 'candidate', settles: [] }
    }
    case 'tick':
      return time === 'over' ? askNext(state, [outOfTime(state, open)], null) : WAIT
    default:
      return WAIT
  }
}

/** After its time limit a question ends with the answer so far; one without an answer counts as interrupted. */
function outOfTime(state: InterviewState, open: FlowQuestion): Settled {
  const said = state.turns.some(turn => turn.kind === 'answer' && turn.question_id === open.id)
  if (said) return settleByAnswer(state, open)
  return { question_id: open.id, outcome: 'interrupted', outcome_reason: 'time_limit' }
}

/** The next question if there is one and time for it, otherwise the wrap-up. */
function askNext(state: InterviewState, settles: Settled[], after: LeadAfter): Move {
  const settled = { ...state, settled: [...state.settled, ...settles] }
  const asked = count(state, 'question')
  const left = remaining(settled)
  if (phaseAt(state.elapsed_ms, state.length_minutes) !== 'open') return wrapUp(settled, settles, left.length > 0)
  const next = pick(settled, left)
  if (!next) return wrapUp(settled, settles, left.length > 0)
  const say = `${questionLead(asked, left.length, after, state.scene.tone)} ${next.text}`.trimStart()
  return { kind: 'question', question_id: next.id, say, floor: 'candidate', settles }
}

function remaining({ questions, turns, settled }: InterviewState): FlowQuestion[] {
  const done = new Set([
    ...settled.map(one => one.question_id),
    ...turns.filter(turn => turn.kind === 'question').map(turn => turn.question_id),
  ])
  return questions.filter(question => !done.has(question.id))
}

/** In the flow's order; optional questions are skipped if only the required ones still fit. */
function pick({ elapsed_ms, length_minutes }: InterviewState, left: FlowQuestion[]): FlowQuestion | null {
  const required = left.filter(question => question.must_ask)
  const budget = length_minutes * 60_000 - elapsed_ms
  const needed = required.reduce((sum, question) => sum + estimatedMs(question), 0)
  const first = left[0]
  if (!first) return null
  if (first.must_ask || required.length === 0 || needed + estimatedMs(first) <= budget) return first
  return required[0]!
}

function wrapUp(state: InterviewState, settles: Settled[], early: boolean): Move {
  const rest = settleRest(state, 'time_limit', true)
  const say = early ? WRAP_UP_TIME : WRAP_UP
  return { kind: 'wrap_up', question_id: null, say, floor: 'candidate', settles: [...settles, ...rest] }
}

function afterWrapUp(state: InterviewState, event: RoomEvent): Move {
  if (event === 'answer' || event === 'skip' || event === 'done' || event === 'dont_know')
    return sayGoodbye(state, 'finished', 'time_limit', true)
  const reply = replyTo(state, event, ANYTHING_ELSE)
  if (reply) return reply
  if (event === 'enter' || event === 'repeat' || event === 'rephrase' || event === 'go_on') {
    const said = state.turns.findLast(turn => turn.kind === 'wrap_up')!.text
    const lead = event === 'enter' ? WELCOME_BACK : REPEAT_LEAD[0]!
    return { kind: 'welcome_back', question_id: null, say: `${lead} ${said}`, floor: 'candidate', settles: [] }
  }
  return event === 'moment' ? giveMoment(state) : WAIT
}

function sayGoodbye(
  state: InterviewState,
  why: 'finished' | 'time' | 'candidate',
  reason: OutcomeReason,
  finished: boolean,
): Move {
  const settles = settleRest(state, reason, finished)
  // If everything had been asked and wrapped up, the time limit has interrupted nothing.
  const reasonGiven =
    why === 'time' && settles.length === 0 && state.turns.some(turn => turn.kind === 'wrap_up') ? 'finished' : why
  return { kind: 'goodbye', question_id: null, say: goodbye(state.scene, reasonGiven), floor: 'nobody', settles }
}

/** The current question with its last follow-up, without the interviewer's thanks. */
function lastAsked({ turns }: InterviewState, open: FlowQuestion): string {
  const followUp = turns.findLast(
    turn => turn.question_id === open.id && (turn.kind === 'follow_up' || turn.kind === 'question'),
  )
  return followUp?.kind === 'follow_up' ? `${open.text} ${withoutThanks(followUp.text)}` : open.text
}

function count({ turns }: InterviewState, kind: string): number {
  return turns.filter(turn => turn.kind === kind).length
}
