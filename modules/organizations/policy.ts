/** How long an organization can still be kept after an owner asked to delete it, in days. */
export const DELETION_DAYS = 30

/** Whether a typed name is the organization's: spaces around it and upper or lower case do not matter. */
export const isNameTyped = (typed: string, name: string): boolean =>
  typed.trim().toLowerCase() === name.trim().toLowerCase()
