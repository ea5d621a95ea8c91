import { useInfiniteQuery } from '@tanstack/react-query'
import { jobsQuery } from '#modules/jobs/web/api.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { useCan } from '../../session.ts'
import { firstRunWords as words } from '../../words/dashboard.ts'
import ComingPage from '../coming-page.tsx'
import { FirstRun } from './dashboard/first-run.tsx'

/** Where signing in leads: an organization without a job is shown the way to its first one. */
export default function Dashboard() {
  const manages = useCan('jobs.manage')
  const jobs = useInfiniteQuery(jobsQuery({}))
  if (jobs.isPending)
    return (
      <SkeletonGroup label={words.loading} className="grid gap-4 px-4 py-7 md:px-7">
        <Skeleton className="h-8 w-64" />
        <Skeleton className="h-40 max-w-[720px]" />
      </SkeletonGroup>
    )
  return manages && jobs.data?.pages[0]?.total === 0 ? <FirstRun /> : <ComingPage />
}
