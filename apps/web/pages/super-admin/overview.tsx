import { PlatformOverview } from '#modules/super-admin/web/overview.tsx'
import { paths, withQuery } from '../../paths.ts'

const LINKS = {
  failed_tasks: `${paths.superAdminSettings()}#failed-tasks`,
  payments_failed: withQuery(paths.superAdminSubscriptions(), { status: 'past_due' }),
  requests_open: withQuery(paths.superAdminRequests(), { state: 'open' }),
  trials_ending: withQuery(paths.superAdminSubscriptions(), { status: 'trialing' }),
  organizations_suspended: paths.superAdminOrganizations(),
} as const

export default function OverviewPage() {
  return <PlatformOverview links={LINKS} auditLog={paths.superAdminAuditLog()} />
}
