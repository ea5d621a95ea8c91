import { PlatformOverview } from '#modules/super-admin/web/overview.tsx'
import { withQuery } from '../../paths.ts'
import { superAdminPaths } from '../../super-admin-paths.ts'

const LINKS = {
  failed_tasks: `${superAdminPaths.superAdminSettings()}#failed-tasks`,
  payments_failed: withQuery(superAdminPaths.superAdminSubscriptions(), { status: 'past_due' }),
  requests_open: withQuery(superAdminPaths.superAdminRequests(), { state: 'open' }),
  trials_ending: withQuery(superAdminPaths.superAdminSubscriptions(), { status: 'trialing' }),
  organizations_suspended: superAdminPaths.superAdminOrganizations(),
} as const

export default function OverviewPage() {
  return <PlatformOverview links={LINKS} auditLog={superAdminPaths.superAdminAuditLog()} />
}
