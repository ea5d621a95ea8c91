import type { ComponentType } from 'react'
import type { SuperAdminPageName } from '../../super-admin-pages.ts'

type Load = () => Promise<{ readonly default: ComponentType }>

/** The files of the super-admin area, apart from the list of its pages: nobody else loads them. */
const FILES: Readonly<Record<SuperAdminPageName, Load>> = {
  superAdminOverview: () => import('./overview.tsx'),
  superAdminSubscriptions: () => import('./subscriptions.tsx'),
  superAdminTransactions: () => import('./transactions.tsx'),
  superAdminPlans: () => import('./plans.tsx'),
  superAdminOrganizations: () => import('./organizations.tsx'),
  superAdminRequests: () => import('./requests.tsx'),
  superAdminAuditLog: () => import('./audit-log.tsx'),
  superAdminSettings: () => import('./settings.tsx'),
}

export const loadPage = (name: SuperAdminPageName) => FILES[name]()
