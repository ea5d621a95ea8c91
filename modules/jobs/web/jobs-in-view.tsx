import { ErrorState } from '#ui/error-state.tsx'
import { ListFooter } from '#ui/list-footer.tsx'
import type { Job, JobCounts, JobStatus } from '../contract.ts'
import { jobListWords } from '../words/list.ts'
import { jobViewWords as words } from '../words/views.ts'
import { JobListSkeleton } from './job-list-skeleton.tsx'
import { JobList, type JobListProps } from './job-list.tsx'
import { JobProblem } from './job-problem.tsx'
import type { useJobView } from './job-view.ts'
import { NoJobs } from './no-jobs.tsx'
import { useJobActions } from './use-job-actions.ts'

interface JobsInViewProps extends Omit<
  JobListProps,
  'jobs' | 'today' | 'onStatus' | 'onArchive' | 'onRecover' | 'onDuplicate' | 'onClosing'
> {
  open: ReturnType<typeof useJobView>
  counts: JobCounts | undefined
  createHref: string
  onDuplicated: (copy: Job) => void
  /** Closes a job whose candidates have to be informed, or shows what became of that. */
  onClosing: (job: Job) => void
  /** Asks before a closed job is reopened, if it has to be asked. */
  onReopening: (job: Job, reopen: () => void) => void
}

/** The jobs of the open view, with what can be done with each. */
export function JobsInView({
  open,
  counts,
  createHref,
  onDuplicated,
  onClosing,
  onReopening,
  ...list
}: JobsInViewProps) {
  const { view, search, jobs, all } = open
  const actions = useJobActions(onDuplicated)
  // Without candidates there is nobody to inform.
  const mustInform = (job: Job) =>
    job.status !== 'closed' && job.status !== 'draft' && list.figures.of(job)?.active !== 0
  const setStatus = (job: Job, status: JobStatus) => {
    if (status === 'closed' && mustInform(job)) onClosing(job)
    else if (job.status === 'closed') onReopening(job, () => actions.setStatus(job, status))
    else actions.setStatus(job, status)
  }
  const archive = (job: Job) => (mustInform(job) ? onClosing(job) : actions.archive(job))
  return (
    <>
      {actions.error && (
        <div className="px-4 pb-3 md:px-7">
          <JobProblem error={actions.error} />
        </div>
      )}
      {jobs.isPending && <JobListSkeleton label={words.loading} />}
      {jobs.isError && <ErrorState error={jobs.error} title={words.failed} onRetry={() => void jobs.refetch()} />}
      {jobs.isSuccess && all.length === 0 && counts && (
        <NoJobs
          view={view}
          search={search}
          counts={counts}
          onView={open.show}
          onClear={() => open.find('')}
          createHref={list.manages ? createHref : null}
        />
      )}
      {all.length > 0 && (
        <>
          <JobList
            {...list}
            jobs={all}
            today={jobs.data?.pages[0]?.today ?? ''}
            onStatus={setStatus}
            onArchive={archive}
            onClosing={onClosing}
            onRecover={actions.recover}
            onDuplicate={actions.duplicate}
          />
          <ListFooter
            showing={jobListWords.showing(all.length, jobs.data?.pages.at(-1)?.total_label ?? '')}
            more={
              jobs.hasNextPage
                ? { label: jobListWords.showMore, busy: jobs.isFetchingNextPage, load: () => void jobs.fetchNextPage() }
                : null
            }
            shortcuts={KEYS}
          />
        </>
      )}
    </>
  )
}

const KEYS = [
  { keys: ['j', 'k'], label: jobListWords.keys.nextAndPrevious },
  { keys: ['Enter'], label: jobListWords.keys.open },
  { keys: ['?'], label: jobListWords.keys.all },
]
