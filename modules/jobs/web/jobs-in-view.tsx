import { ErrorState } from '#ui/error-state.tsx'
import { jobViewWords as words } from '../words/views.ts'
import { ArchivedJobs } from './archived-jobs.tsx'
import { JobListSkeleton } from './job-list-skeleton.tsx'
import { JobList, type JobListProps } from './job-list.tsx'
import { JobProblem } from './job-problem.tsx'
import { NoJobs } from './no-jobs.tsx'
import { useJobActions } from './use-job-actions.ts'
import type { useJobView } from './use-job-view.ts'

interface JobsInViewProps extends Omit<JobListProps, 'jobs' | 'onStatus' | 'onArchive'> {
  open: ReturnType<typeof useJobView>
  createHref: string
}

/** The jobs of the open view, with what can be done with each. */
export function JobsInView({ open: { view, jobs, shown }, createHref, ...list }: JobsInViewProps) {
  const actions = useJobActions()
  const { manages } = list
  return (
    <>
      {actions.error && (
        <div className="px-4 py-3 md:px-7">
          <JobProblem error={actions.error} />
        </div>
      )}
      {jobs.isPending && <JobListSkeleton label={words.loading} />}
      {jobs.isError && <ErrorState error={jobs.error} title={words.failed} onRetry={() => void jobs.refetch()} />}
      {jobs.isSuccess && shown.length === 0 && <NoJobs view={view} createHref={manages ? createHref : null} />}
      {shown.length > 0 && view === 'archived' && (
        <ArchivedJobs jobs={shown} onRecover={manages ? actions.recover : undefined} />
      )}
      {shown.length > 0 && view !== 'archived' && (
        <JobList {...list} jobs={shown} onStatus={actions.setStatus} onArchive={actions.archive} />
      )}
    </>
  )
}
