/** How long an organization can still be kept after an owner asked to delete it, in days. */
export const DELETION_DAYS = 30

/** Why an organization is suspended. Its people read it. */
export const SUSPENSION_REASONS = ['payment', 'terms', 'security', 'other'] as const
export type SuspensionReason = (typeof SUSPENSION_REASONS)[number]

/** Whether an organization takes new applications and starts interviews: not while it is suspended or being deleted. */
export const isTakingPart = ({ status, delete_at }: { status: string; delete_at: Date | null }): boolean =>
  status === 'active' && delete_at === null

/** The colors of an organization that has not chosen its own, as in the database. */
export const INITIAL_COLORS = { primary: '#0f5f54', secondary: '#9a4d07' } as const

/** Whether a typed name is the organization's: spaces around it and upper or lower case do not matter. */
export const isNameTyped = (typed: string, name: string): boolean =>
  typed.trim().toLowerCase() === name.trim().toLowerCase()

/** How many e-mails ask in a day to confirm an address for replies. */
export const MOST_REPLY_EMAILS = 5

/** How long such an e-mail can be answered, in days. */
export const REPLY_LINK_DAYS = 3
