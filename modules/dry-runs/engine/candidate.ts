import type { Question } from '#modules/interview-flows/contract.ts'
import type { CommittedTurn, FollowUpReason } from '#modules/interviewer/public.ts'

/** What a candidate has to answer. */
export interface Asked {
  readonly question: Question
  /** Where the question is in the round, from 0. */
  readonly at: number
  /** Whether it is the question itself, and not a follow-up or another reply. */
  readonly isOpening: boolean
  readonly reason: FollowUpReason | null
  /** What was said about the question so far, what is asked now last. */
  readonly turns: readonly CommittedTurn[]
}

/** Answers as one of the synthetic candidates would. */
export type SyntheticCandidate = (asked: Asked) => Promise<string>
