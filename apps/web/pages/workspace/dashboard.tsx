import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { jobsQuery } from '#modules/jobs/web/api.ts'
import { useCan } from '../../session.ts'
import { DashboardSkeleton } from './dashboard/dashboard-skeleton.tsx'
import { Overview } from './dashboard/overview.tsx'

const FirstRun = lazy(() => import('./dashboard/first-run.tsx').then(module => ({ default: module.FirstRun })))

/** Where signing in leads: an organization without a job is shown the way to its first one. */
export default function Dashboard() {
  const manages = useCan('jobs.manage')
  const jobs = useInfiniteQuery(jobsQuery({}))
  if (jobs.isPending) return <DashboardSkeleton />
  if (!manages || jobs.data?.pages[0]?.total !== 0) return <Overview />
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <FirstRun />
    </Suspense>
  )
}
