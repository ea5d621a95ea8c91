// Rules for the server and the screens.

export const ANSWER_TYPES = ['yes_no', 'number', 'choice', 'text', 'score'] as const
export const SOURCES = ['resume', 'interview', 'both'] as const

export const LONGEST_NAME = 80
export const LONGEST_QUESTION = 600
export const LONGEST_MEANING = 300
export const LONGEST_OPTION = 80
export const FEWEST_OPTIONS = 2
export const MOST_OPTIONS = 12
export const MOST_JOBS = 100
/** That an organization can have on any plan. */
export const MOST_FIELDS = 200
/** A question can be tried on so many applications at once. */
export const MOST_TRIED = 5
/** A run answers for so many applications, the newest first. */
export const MOST_APPLICATIONS = 5000
/** The number of tokens that a run may be limited to. */
export const LARGEST_BUDGET = 100_000_000
/** Why a run stops before its end. */
export const RUN_PROBLEMS = ['budget_spent', 'monthly_budget_spent'] as const
export type RunProblem = (typeof RUN_PROBLEMS)[number]

/** What is asked: if one of these changes, earlier answers are outdated. */
export const QUESTION_PARTS = ['question', 'answer_type', 'details', 'source'] as const

/** What no question may ask about a candidate. */
export const PROTECTED_TOPICS = [
  'age',
  'gender',
  'origin',
  'religion',
  'disability_or_health',
  'family',
  'sexual_orientation',
  'politics_or_union',
  'genetic_data',
  'looks',
] as const
export type ProtectedTopic = (typeof PROTECTED_TOPICS)[number]
