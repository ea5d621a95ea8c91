import { answersTo, isAnswered } from './follow-up.ts'
import type { FlowQuestion, InterviewState, OutcomeReason, Settled } from './state.ts'

/** The question that was asked and not settled yet. */
export function openQuestion({ questions, turns, settled }: InterviewState): FlowQuestion | null {
  const last = turns.findLast(turn => turn.kind === 'question')
  if (!last || settled.some(one => one.question_id === last.question_id)) return null
  return questions.find(question => question.id === last.question_id) ?? null
}

/** The outcome of a question that the candidate has finished. */
export function settleByAnswer({ turns }: Pick<InterviewState, 'turns'>, { id }: Pick<FlowQuestion, 'id'>): Settled {
  const outcome = isAnswered(answersTo(turns, id)) ? 'answered' : 'insufficient'
  return { question_id: id, outcome, outcome_reason: null }
}

/**
 * The outcomes of all remaining questions when the interview ends, also when it is closed from outside (a lost connection, a
 * shutdown).
 *
 * @param finished whether the candidate had finished the open question
 */
export function settleRest(state: InterviewState, reason: OutcomeReason, finished: boolean): Settled[] {
  const open = openQuestion(state)
  const asked = new Set(state.turns.filter(turn => turn.kind === 'question').map(turn => turn.question_id))
  const known = new Set(state.settled.map(one => one.question_id))
  return state.questions.flatMap((question): Settled[] => {
    if (known.has(question.id)) return []
    if (!asked.has(question.id)) return [{ question_id: question.id, outcome: 'unasked', outcome_reason: reason }]
    if (finished && question.id === open?.id) return [settleByAnswer(state, question)]
    return [{ question_id: question.id, outcome: 'interrupted', outcome_reason: reason }]
  })
}
