import { progressWords as words } from '../../words/status.ts'
import { type Known, momentOf } from './status-facts.ts'

export interface Step {
  readonly title: string
  /** A date or time to show. */
  readonly by: string | null
  readonly text?: string
  readonly state: 'done' | 'now' | 'next'
  /** What the button in this step opens. */
  readonly opens?: 'screening' | { readonly bookingId: string; readonly action: 'choose' | 'ask' | 'change' }
}

export interface ApplicationStatus {
  readonly headline: string
  /** Below the headline, after the job and the date. */
  readonly says: string | null
  readonly steps: readonly Step[]
  /** Whether an accommodation can still be requested. */
  readonly invited: boolean
}

/** One thing that the candidate was told about: an offer, an interview with the team, the AI interview. */
export interface Topic {
  /** Whether the candidate can act on it, or it is still to come. */
  readonly live: boolean
  /** When they last learned about it, in ms since the epoch. */
  readonly at: number
  readonly status: ApplicationStatus
}

export const appliedStep = (known: Known): Step => ({
  title: words.applied,
  by: momentOf(known, known.followed.applied_at),
  state: 'done',
})
export const decisionStep: Step = { title: words.decision, by: null, state: 'next' }
export const reviewStep = ({ followed }: Known, state: 'now' | 'next'): Step => ({
  title: words.invited.review,
  by: words.withinOfInterview(followed.organization.answer_within_days),
  text: state === 'now' ? words.invited.reviewText : undefined,
  state,
})
export const tookStep = (known: Known, at: string | null): Step => ({
  title: words.interviewed.took,
  by: at ? momentOf(known, at) : null,
  state: 'done',
})
