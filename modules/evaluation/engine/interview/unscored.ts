import type { CriterionResult, CriterionState } from '../schema.ts'
import type { InterviewQuestion } from './input.ts'
import { interviewReasons as reasons } from '../../words/interview-reasons.ts'

/** The result of a criterion without a level. */
export function unscoredCriterion(
  question: InterviewQuestion,
  state: CriterionState,
  reasoning: string,
): CriterionResult {
  const { id, competency, weight } = question
  const noResult = { level: null, level_text: '', quotes: [], dropped: [], spread: null, structure: null, review: [] }
  return { question_id: id, competency, weight, ...noResult, reasoning, state }
}

/** The result of a question that is not evaluated because of its outcome; null if it was answered. */
export function unscoredOutcome(question: InterviewQuestion): CriterionResult | null {
  const { outcome, outcome_reason } = question
  const why = outcome_reason && reasons.outcomes[outcome_reason]
  switch (outcome) {
    case 'answered':
      return null
    case 'insufficient':
      return unscoredCriterion(question, 'insufficient', reasons.unscored.tooShort)
    case 'skipped':
      return unscoredCriterion(question, 'skipped', reasons.unscored.skipped)
    case 'interrupted':
      return unscoredCriterion(question, 'not_counted', reasons.unscored.interrupted(why))
    case 'unasked':
      return unscoredCriterion(question, 'not_counted', reasons.unscored.notAsked(why))
  }
}
