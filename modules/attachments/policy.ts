/** An application has at most so many files of the team. */
export const MOST_ATTACHMENTS = 10
