/** What a link can show. */
export const SHARED_PARTS = ['resume', 'match', 'interview', 'scorecards'] as const
export type SharedPart = (typeof SHARED_PARTS)[number]

export const MOST_DAYS = 30
/** An application has at most so many active links. */
export const MOST_LINKS = 20
