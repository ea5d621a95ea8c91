/** Roles of the people who sign in to an organization, from the most to the least powerful (product decisions, section 2). */
export const ADMIN_ROLES = ['owner', 'admin', 'recruiter', 'hiring_manager', 'interviewer'] as const

export type AdminRole = (typeof ADMIN_ROLES)[number]
