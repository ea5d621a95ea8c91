/** What the entries of the audit log are about. */
export const AUDIT_TOPICS = ['sign_in', 'people', 'settings', 'billing', 'jobs', 'decisions', 'deletions'] as const

/** At most so many entries are exported. */
export const MOST_EXPORTED = 10_000
