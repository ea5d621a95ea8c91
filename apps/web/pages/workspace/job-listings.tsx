import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { countsQuery } from '#modules/applications/web/api.ts'
import type { Job, JobStatus } from '#modules/jobs/contract.ts'
import { archiveJob, editJob, jobsQuery, recoverJob, refreshJobs } from '#modules/jobs/web/api.ts'
import { JobList } from '#modules/jobs/web/job-list.tsx'
import { STATUS_WORDS } from '#modules/jobs/web/job-words.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-queue.ts'
import { paths, withQuery } from '../../paths.ts'
import { useOrganizationId } from '../../session.ts'

const VIEWS = ['all', 'open', 'draft', 'paused', 'closed', 'archived'] as const
type View = (typeof VIEWS)[number]
const viewWords = (view: View) => (view === 'all' ? 'All' : view === 'archived' ? 'Archived' : STATUS_WORDS[view])

const copy = async (text: string, title: string) => {
  await navigator.clipboard.writeText(text)
  toast({ title, description: text })
}

export default function JobListings() {
  const [params, setParams] = useSearchParams()
  const view: View = VIEWS.find(one => one === params.get('view')) ?? 'all'
  const organizationId = useOrganizationId() ?? ''
  const jobs = useInfiniteQuery(jobsQuery(view === 'archived' ? 'archived' : 'current'))
  const counts = useQuery(countsQuery())
  const byJob = useMemo(() => new Map((counts.data?.by_job ?? []).map(one => [one.job_id, one])), [counts.data])
  const all = useMemo(() => jobs.data?.pages.flatMap(page => page.items) ?? [], [jobs.data])
  const shown = view === 'all' || view === 'archived' ? all : all.filter(({ status }) => status === view)
  const actions = useJobActions()
  return (
    <>
      <PageHeader
        title="Jobs"
        actions={
          <>
            <Button
              onClick={() =>
                void copy(
                  new URL(paths.form(organizationId), location.href).href,
                  'The link of your careers page is copied',
                )
              }
            >
              Copy careers page link
            </Button>
            <LinkButton to={paths.createJob()} kind="primary">
              <Icon of={Plus} /> New job
            </LinkButton>
          </>
        }
        tabs={
          <div role="group" aria-label="Which jobs" className="tabs">
            {VIEWS.map(one => (
              <button
                key={one}
                type="button"
                className="tab"
                aria-pressed={one === view}
                onClick={() => setParams(one === 'all' ? {} : { view: one }, { replace: true })}
              >
                {viewWords(one)}
                {one !== 'archived' && view !== 'archived' && jobs.isSuccess && (
                  <span className="num font-normal text-text-2">
                    {one === 'all' ? all.length : all.filter(({ status }) => status === one).length}
                  </span>
                )}
              </button>
            ))}
          </div>
        }
      >
        What you hire for, and how many are in play for each.
      </PageHeader>
      {actions.error && (
        <div className="px-4 py-3 md:px-7">
          <Alert tone="attention" title="That did not happen" live>
            {actions.error.message}
          </Alert>
        </div>
      )}
      {jobs.isPending && <JobsSkeleton />}
      {jobs.isError && (
        <ErrorState error={jobs.error} title="The jobs could not be loaded" onRetry={() => void jobs.refetch()} />
      )}
      {jobs.isSuccess && shown.length === 0 && <NoJobs view={view} />}
      {shown.length > 0 && view === 'archived' && <Archived jobs={shown} onRecover={actions.recover} />}
      {shown.length > 0 && view !== 'archived' && (
        <JobList
          jobs={shown}
          counts={byJob}
          editHref={job => paths.editJob(job.id)}
          applicationsHref={job => withQuery(paths.applications(), { job_id: job.id })}
          onCopy={job => void copy(job.public_url, `The link of ${job.title} is copied`)}
          onStatus={actions.setStatus}
          onArchive={actions.archive}
        />
      )}
    </>
  )
}

function useJobActions() {
  const client = useQueryClient()
  const settled = () => refreshJobs(client)
  const status = useMutation({
    mutationFn: ({ job, to }: { job: Job; to: JobStatus }) => editJob(job.id, { status: to }),
    onSettled: settled,
  })
  const recover = useMutation({
    mutationFn: (job: Job) => recoverJob(job.id),
    onSuccess: job => toast({ title: `${job.title} is back, as a draft` }),
    onSettled: settled,
  })
  const archive = useMutation({
    mutationFn: (job: Job) => archiveJob(job.id),
    onSuccess: (_, job) =>
      toast({
        title: `${job.title} is archived`,
        action: { label: 'Undo', alt: 'Recover it in the archive', run: () => recover.mutate(job) },
      }),
    onSettled: settled,
  })
  return {
    setStatus: (job: Job, to: JobStatus) => status.mutate({ job, to }),
    archive: archive.mutate,
    recover: recover.mutate,
    error: status.error ?? archive.error ?? recover.error,
  }
}

function Archived({ jobs, onRecover }: { jobs: readonly Job[]; onRecover: (job: Job) => void }) {
  return (
    <ul aria-label="Archived jobs" className="bg-surface">
      {jobs.map(job => (
        <li key={job.id} className="flex items-center justify-between gap-4 border-b border-line px-4 py-3 md:px-7">
          <span className="min-w-0 truncate font-medium">{job.title}</span>
          <Button onClick={() => onRecover(job)}>Recover</Button>
        </li>
      ))}
    </ul>
  )
}

function NoJobs({ view }: { view: View }) {
  if (view !== 'all')
    return (
      <EmptyState
        drawing="inbox"
        title={view === 'archived' ? 'The archive is empty' : `No job is ${viewWords(view).toLowerCase()}`}
      />
    )
  return (
    <EmptyState
      drawing="page"
      title="No jobs yet"
      action={
        <LinkButton to={paths.createJob()} kind="primary">
          Make the first job
        </LinkButton>
      }
    >
      Say what the work is and what it needs. Applications are read against exactly that.
    </EmptyState>
  )
}

const JobsSkeleton = () => (
  <SkeletonGroup label="Loading jobs" className="bg-surface">
    {[0, 1, 2, 3, 4].map(row => (
      <div key={row} className="flex h-[67px] items-center gap-8 border-b border-line px-4 md:px-7">
        <span className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-3.5 w-32" />
        </span>
        <Skeleton className="h-5 w-14" />
        <Skeleton className="h-4 w-24 max-md:hidden" />
      </div>
    ))}
  </SkeletonGroup>
)
