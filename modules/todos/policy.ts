/** An application has at most so many to-dos that are not done. */
export const MOST_OPEN_TODOS = 100

/** The open to-dos of a person that are listed at once. */
export const MOST_OWN_TODOS = 100
