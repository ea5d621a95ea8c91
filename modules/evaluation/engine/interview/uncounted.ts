import type { CriterionResult, CriterionState } from '../schema.ts'
import type { InterviewQuestion } from './input.ts'

/** A criterion without a level. */
export function blank(question: InterviewQuestion, state: CriterionState, reasoning: string): CriterionResult {
  const { id, competency, weight } = question
  const nothing = { level: null, level_text: '', quotes: [], dropped: [], spread: null }
  return { question_id: id, competency, weight, ...nothing, reasoning, state }
}

const REASONS: Record<string, string> = {
  time_limit: 'the time was up',
  candidate_ended: 'the candidate ended the interview',
  candidate_ended_round: 'the candidate ended the interview',
  connection_lost: 'the connection was lost',
  reconnect_grace_expired: 'the connection was lost',
  system_shutdown: 'the service was interrupted',
}

/** Questions that no engine reads, by their outcome; null for those that were answered. */
export function byOutcome(question: InterviewQuestion): CriterionResult | null {
  const { outcome, outcome_reason } = question
  const because = outcome_reason === null ? '' : `: ${REASONS[outcome_reason] ?? outcome_reason.replace(/_/gu, ' ')}`
  switch (outcome) {
    case 'answered':
      return null
    case 'insufficient':
      return blank(question, 'insufficient', 'Too little was said to this question to judge it.')
    case 'skipped':
      return blank(question, 'skipped', 'The candidate skipped this question.')
    case 'interrupted':
      return blank(question, 'not_counted', `The answer was broken off${because}. It does not count.`)
    case 'unasked':
      return blank(question, 'not_counted', `The question was not asked${because}. It does not count.`)
  }
}
