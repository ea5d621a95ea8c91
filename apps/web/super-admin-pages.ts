import type { PathName } from './paths.ts'

export type SuperAdminPageName = Exclude<
  Extract<PathName, `superAdmin${string}`>,
  'superAdmin' | 'superAdminLogin' | 'superAdminOrganization'
>

interface SuperAdminPage {
  readonly name: SuperAdminPageName
  /** Where the sidebar has it: in the list, or at the foot next to Logout. */
  readonly place: 'list' | 'foot'
}

/** The pages of the super-admin area: the router serves them, and the sidebar lists them in this order. Their icons are in `layouts/super-admin-nav.ts`, their files in `pages/super-admin/load-page.ts`. */
export const SUPER_ADMIN_PAGES: readonly [SuperAdminPage, ...SuperAdminPage[]] = [
  { name: 'superAdminOverview', place: 'list' },
  { name: 'superAdminSubscriptions', place: 'list' },
  { name: 'superAdminTransactions', place: 'list' },
  { name: 'superAdminPlans', place: 'list' },
  { name: 'superAdminOrganizations', place: 'list' },
  { name: 'superAdminRequests', place: 'foot' },
  { name: 'superAdminAuditLog', place: 'foot' },
  { name: 'superAdminSettings', place: 'foot' },
]
