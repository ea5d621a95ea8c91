/** The kinds of work that the library of questions has questions for. */
export const LIBRARY_FIELDS = [
  'engineering',
  'sales',
  'support',
  'care',
  'hospitality',
  'operations',
  'trades',
  'office',
] as const
export type LibraryField = (typeof LIBRARY_FIELDS)[number]

/** The competencies that the library of questions asks about, each in every field. */
export const LIBRARY_COMPETENCIES = [
  'ownership',
  'problem-solving',
  'communication',
  'collaboration',
  'customer-focus',
  'planning',
  'quality',
  'safety',
  'learning',
  'adaptability',
  'pressure',
  'integrity',
  'improvement',
  'expertise',
  'leadership',
] as const
export type LibraryCompetency = (typeof LIBRARY_COMPETENCIES)[number]

export interface LibraryFilter {
  readonly field?: LibraryField | undefined
  readonly competency?: LibraryCompetency | undefined
  /** Words that the question or its levels contain. */
  readonly search?: string | undefined
}

/** The default persona. It is no name to introduce oneself with, so the voice's name is used instead. */
export const DEFAULT_PERSONA = 'Interviewer'
