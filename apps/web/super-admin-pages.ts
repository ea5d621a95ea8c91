import type { ComponentType } from 'react'
import type { PathName } from './paths.ts'

type SuperAdminPageName = Extract<PathName, `superAdmin${string}`>

interface SuperAdminPage {
  readonly name: Exclude<SuperAdminPageName, 'superAdmin' | 'superAdminLogin' | 'superAdminOrganization'>
  /** Where the sidebar has it: in the list, or at the foot next to Logout. */
  readonly place: 'list' | 'foot'
  readonly load: () => Promise<{ readonly default: ComponentType }>
}

/** The pages of the super-admin area: the router serves them, and the sidebar lists them in this order. Their icons are in `layouts/super-admin-nav.ts`. */
export const SUPER_ADMIN_PAGES: readonly [SuperAdminPage, ...SuperAdminPage[]] = [
  { name: 'superAdminOverview', place: 'list', load: () => import('./pages/super-admin/overview.tsx') },
  { name: 'superAdminSubscriptions', place: 'list', load: () => import('./pages/super-admin/subscriptions.tsx') },
  { name: 'superAdminTransactions', place: 'list', load: () => import('./pages/super-admin/transactions.tsx') },
  { name: 'superAdminPlans', place: 'list', load: () => import('./pages/super-admin/plans.tsx') },
  { name: 'superAdminOrganizations', place: 'list', load: () => import('./pages/super-admin/organizations.tsx') },
  { name: 'superAdminRequests', place: 'foot', load: () => import('./pages/super-admin/requests.tsx') },
  { name: 'superAdminAuditLog', place: 'foot', load: () => import('./pages/super-admin/audit-log.tsx') },
  { name: 'superAdminSettings', place: 'foot', load: () => import('./pages/super-admin/settings.tsx') },
]
