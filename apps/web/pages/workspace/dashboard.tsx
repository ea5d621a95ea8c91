import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { countsQuery } from '#modules/applications/web/api.ts'
import { paths } from '../../paths.ts'
import { useCan } from '../../session.ts'
import { DashboardSkeleton } from './dashboard/dashboard-skeleton.tsx'
import { Overview } from './dashboard/overview.tsx'

const FirstRun = lazy(() => import('#modules/first-run/web/first-run.tsx').then(m => ({ default: m.FirstRun })))

const HREFS = {
  createJob: paths.createJob(),
  draft: paths.editJob,
  flows: paths.interviewFlows(),
  organization: paths.settingsOrganization(),
  practice: paths.practiceInterview,
  form: paths.formBuilder(),
  interviewSettings: paths.interviewSettings(),
  templates: paths.emailTemplates(),
  availability: `${paths.interviewCalendar()}?open=availability`,
}

/** Where signing in leads: until the first application arrives, whoever sets up the organization is shown the first steps. */
export default function Dashboard() {
  const manages = useCan('jobs.manage')
  const sampleData = useCan('organization.settings')
  const counts = useQuery(countsQuery())
  const skeleton = <DashboardSkeleton />
  if (counts.isPending) return skeleton
  if (!manages || counts.data?.total !== 0) return <Overview />
  return (
    <Suspense fallback={skeleton}>
      <FirstRun hrefs={HREFS} sampleData={sampleData} skeleton={skeleton} instead={<Overview />} />
    </Suspense>
  )
}
