/** Why two candidates may be the same person, the surest first. */
export const DUPLICATE_REASONS = ['email', 'phone', 'link', 'name_employer', 'text'] as const
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number]

/** For so many days a merge can be undone. */
export const UNDO_DAYS = 30

/** What people choose when both candidates have a value. Links and everything else of both are kept. */
export const CHOSEN_VALUES = ['name', 'email', 'phone'] as const
export type ChosenValue = (typeof CHOSEN_VALUES)[number]

/** A key that more candidates share, such as the phone number of an agency, suggests nothing. */
export const MOST_SHARED = 4
