/** How long an organization can still be kept after an owner asked to delete it, in days. */
export const DELETION_DAYS = 30

/** Whether a typed name is the organization's: spaces around it and upper or lower case do not matter. */
export const isNameTyped = (typed: string, name: string): boolean =>
  typed.trim().toLowerCase() === name.trim().toLowerCase()

/** How many e-mails ask in a day to confirm an address for replies. */
export const MOST_REPLY_EMAILS = 5

/** How long such an e-mail can be answered, in days. */
export const REPLY_LINK_DAYS = 3
