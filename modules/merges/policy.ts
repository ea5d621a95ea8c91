/** Why two candidates may be the same person, the surest first. */
export const DUPLICATE_REASONS = ['email', 'phone', 'link', 'name_employer', 'text'] as const
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number]

/** A key that more candidates share, such as the phone number of an agency, suggests nothing. */
export const MOST_SHARED = 4
