import type { Turn } from '#modules/answer-structure/public.ts'
import type { OutcomeReason } from '#modules/interviewer/public.ts'

export type Outcome = 'answered' | 'insufficient' | 'skipped' | 'interrupted' | 'unasked'

export interface InterviewQuestion {
  id: string
  text: string
  competency: string
  weight: number
  /** What characterizes levels 1 to 5; a level without a description is an empty string. */
  levels: [string, string, string, string, string]
  outcome: Outcome
  /** Why it was interrupted or not asked. */
  outcome_reason: OutcomeReason | null
  turns: Turn[]
}

export interface InterviewInput {
  questions: InterviewQuestion[]
  /** BCP 47: the language of the interview. */
  language: string
  /** What to redact before a model reads it, in addition to contact details: the candidate's name. */
  hide?: string[]
}
