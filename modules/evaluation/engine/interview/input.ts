export interface Turn {
  id: string
  speaker: 'interviewer' | 'candidate'
  text: string
  /** From the interview's start. */
  start_ms: number
  end_ms: number
  /** 0–1 from the transcriber, where there was one. */
  confidence?: number
}

export type Outcome = 'answered' | 'insufficient' | 'skipped' | 'interrupted' | 'unasked'

export interface InterviewQuestion {
  id: string
  text: string
  competency: string
  weight: number
  /** What a 1, 2, 3, 4 and 5 sound like; a level left open is an empty string. */
  levels: [string, string, string, string, string]
  outcome: Outcome
  /** Why it was interrupted or never asked. */
  outcome_reason: string | null
  turns: Turn[]
}

export interface InterviewInput {
  questions: InterviewQuestion[]
  /** BCP 47: the language the interview was held in. */
  language: string
  /** What to cover before a model reads, beside contact details: the person's name. */
  hide?: string[]
}
