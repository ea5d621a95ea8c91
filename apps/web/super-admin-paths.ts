import { path } from './paths.ts'

/** The routes of the super-admin area. They are apart because the pages for candidates load all others. */
export const superAdminPaths = {
  superAdminLogin: path('/super-admin/login'),
  joinSuperAdmins: path('/super-admin/login/invitation'),
  superAdmin: path('/super-admin'),
  superAdminOverview: path('/super-admin/overview'),
  superAdminSubscriptions: path('/super-admin/subscriptions'),
  superAdminTransactions: path('/super-admin/transactions'),
  superAdminPlans: path('/super-admin/plans'),
  superAdminOrganizations: path('/super-admin/organizations'),
  superAdminOrganization: path('/super-admin/organizations/:id'),
  superAdminRequests: path('/super-admin/requests'),
  superAdminAuditLog: path('/super-admin/audit-log'),
  superAdminSettings: path('/super-admin/settings'),
} as const
