export interface Requirement {
  id: string
  text: string
  must_have: boolean
}

export interface ResumePage {
  /** From 1. */
  number: number
  /** As a person sees the page; hidden text is already gone. */
  text: string
}

/** What was read from the résumé before. It steers the search; it is never evidence by itself. */
export interface ProfileFacts {
  years_of_experience: number | null
  /** Dates as `YYYY` or `YYYY-MM`; `to` null means still there. */
  positions: { title: string; employer: string | null; from: string | null; to: string | null }[]
  skills: string[]
  languages: { name: string; level: string | null }[]
}

export interface MatchInput {
  requirements: Requirement[]
  resume: { pages: ResumePage[] }
  profile: ProfileFacts
  /** ISO 8601: "present" ends here. The same input gives the same result on any day. */
  now: string
  /** What else to cover before a model reads, beside contact details: the person's name. */
  hide?: string[]
}
