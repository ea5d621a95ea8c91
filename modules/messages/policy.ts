/** How long an e-mail that is sent now can still be taken back, in seconds. */
export const UNDO_SECONDS = 10

/** How far ahead an e-mail can be scheduled, in days. */
export const MOST_DAYS_AHEAD = 90

/** Whether an e-mail can still be edited or cancelled. */
export const isUnsent = (state: string): boolean => state === 'held' || state === 'waiting'
