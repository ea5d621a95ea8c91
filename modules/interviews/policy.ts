/** A calendar is filtered by at most this many people. */
export const MOST_SHOWN_PEOPLE = 20
