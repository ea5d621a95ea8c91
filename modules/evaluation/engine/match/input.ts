import type { CheckedAs } from '#modules/jobs/contract.ts'

export interface Requirement {
  id: string
  text: string
  must_have: boolean
  /** How it is checked, confirmed by a recruiter. Without it, the kind that its text suggests is used. */
  checked_as?: CheckedAs | null
  /** Words and phrases that a recruiter added: they count like the requirement's own words. */
  also_recognized_by?: readonly string[] | undefined
}

export interface ResumePage {
  /** Starts at 1. */
  number: number
  /** The visible text of the page, without hidden text. */
  text: string
}

/** Words of a page: `start` and `end` are offsets into its text (UTF-16 units). */
export interface PageSpan {
  page: number
  start: number
  end: number
}

/** The parsed profile. It guides the search but is not evidence. */
export interface ProfileFacts {
  years_of_experience: number | null
  /** Dates as `YYYY` or `YYYY-MM`; `to` is null for the current position. `at` is the head of the position in the résumé, if it is known. */
  positions: { title: string; employer: string | null; from: string | null; to: string | null; at?: PageSpan | null }[]
  /** Where the entries of education are. */
  education?: PageSpan[]
  /** Whether a person corrected the positions: then no others count. */
  corrected?: boolean
  skills: string[]
  languages: { name: string; level: string | null }[]
}

export interface MatchInput {
  requirements: Requirement[]
  /** The job's, for requirements that ask for a similar position. */
  title?: string
  resume: { pages: ResumePage[] }
  profile: ProfileFacts
  /** ISO 8601: the end of "present", so that the same input gives the same result on any day. */
  now: string
  /** What to redact before a model reads it, in addition to contact details: the candidate's name. */
  hide?: string[]
  /** Where the candidate lives, as the résumé has it: also redacted. */
  places?: string[]
}
