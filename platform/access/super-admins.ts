/** What a super admin may do: read everything in their area, or change it too. */
export const SUPER_ADMIN_ACCESS = ['read', 'full'] as const
export type SuperAdminAccess = (typeof SUPER_ADMIN_ACCESS)[number]

/** Calls of super admins, by the access that they need. No role of an organization has it. */
export type SuperAdminCaller = `super_admin.${SuperAdminAccess}`

export const isSuperAdminCall = (who: string): who is SuperAdminCaller => who.startsWith('super_admin.')

/** Whether the access is enough for a call. */
export const reaches = (access: SuperAdminAccess, who: SuperAdminCaller): boolean =>
  who === 'super_admin.read' || access === 'full'
