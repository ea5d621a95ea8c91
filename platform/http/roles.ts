/** Roles of an organization's admins (product, roles). */
export type AdminRole = 'owner' | 'admin' | 'interviewer'
