/** What the entries of the audit log are about. */
export const AUDIT_TOPICS = ['sign_in', 'people', 'settings', 'jobs', 'decisions', 'deletions'] as const
