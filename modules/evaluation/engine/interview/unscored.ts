import type { CriterionResult, CriterionState } from '../schema.ts'
import type { InterviewQuestion } from './input.ts'

/** The result of a criterion without a level. */
export function unscoredCriterion(
  question: InterviewQuestion,
  state: CriterionState,
  reasoning: string,
): CriterionResult {
  const { id, competency, weight } = question
  const noResult = { level: null, level_text: '', quotes: [], dropped: [], spread: null }
  return { question_id: id, competency, weight, ...noResult, reasoning, state }
}

const REASONS: Record<string, string> = {
  time_limit: 'time was up',
  candidate_ended: 'the candidate ended the interview',
  candidate_ended_round: 'the candidate ended the interview',
  connection_lost: 'the connection was lost',
  reconnect_grace_expired: 'the connection was lost',
  system_shutdown: 'the service was interrupted',
}

/** The result of a question that is not evaluated because of its outcome; null if it was answered. */
export function unscoredOutcome(question: InterviewQuestion): CriterionResult | null {
  const { outcome, outcome_reason } = question
  const because = outcome_reason === null ? '' : `: ${REASONS[outcome_reason] ?? outcome_reason.replace(/_/gu, ' ')}`
  switch (outcome) {
    case 'answered':
      return null
    case 'insufficient':
      return unscoredCriterion(question, 'insufficient', 'The answer is too short to be evaluated.')
    case 'skipped':
      return unscoredCriterion(question, 'skipped', 'The candidate skipped this question.')
    case 'interrupted':
      return unscoredCriterion(question, 'not_counted', `The answer was interrupted${because}. It is not scored.`)
    case 'unasked':
      return unscoredCriterion(question, 'not_counted', `The question was not asked${because}. It is not scored.`)
  }
}
