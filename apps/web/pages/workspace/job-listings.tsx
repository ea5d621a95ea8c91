import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { countsQuery } from '#modules/applications/web/api.ts'
import { jobsQuery } from '#modules/jobs/web/api.ts'
import { ArchivedJobs } from '#modules/jobs/web/archived-jobs.tsx'
import { JobListSkeleton } from '#modules/jobs/web/job-list-skeleton.tsx'
import { JobList } from '#modules/jobs/web/job-list.tsx'
import { JobProblem } from '#modules/jobs/web/job-problem.tsx'
import { useJobActions } from '#modules/jobs/web/use-job-actions.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { paths, withQuery } from '../../paths.ts'
import { useCan, useOrganizationId } from '../../session.ts'
import { jobPageWords as words } from '../../words/jobs.ts'
import { copyLink } from './job-listings/copy-link.ts'
import { NoJobs } from './job-listings/empty.tsx'
import { inView, JobTabs, viewName, viewOf } from './job-listings/tabs.tsx'

export default function JobListings() {
  const [params, setParams] = useSearchParams()
  const view = viewOf(params.get('view'))
  const jobs = useInfiniteQuery(jobsQuery(view === 'archived' ? 'archived' : 'current'))
  const counts = useQuery(countsQuery())
  const byJob = useMemo(() => new Map((counts.data?.by_job ?? []).map(one => [one.job_id, one])), [counts.data])
  const all = useMemo(() => jobs.data?.pages.flatMap(page => page.items) ?? [], [jobs.data])
  const shown = inView(all, view)
  const actions = useJobActions()
  const edits = useCan('jobs.edit')
  const manages = useCan('jobs.manage')
  const careers = new URL(paths.form(useOrganizationId() ?? ''), location.href).href
  return (
    <>
      <PageHeader
        title={words.jobs}
        actions={
          <>
            <Button onClick={() => void copyLink(careers, words.careersCopied)}>{words.careersLink}</Button>
            {manages && (
              <LinkButton to={paths.createJob()} kind="primary">
                <Icon of={Plus} /> {words.create}
              </LinkButton>
            )}
          </>
        }
        tabs={
          <JobTabs
            view={view}
            onView={one => setParams(one === 'all' ? {} : { view: one }, { replace: true })}
            jobs={view !== 'archived' && jobs.isSuccess ? all : null}
          />
        }
      >
        {words.lead}
      </PageHeader>
      {actions.error && (
        <div className="px-4 py-3 md:px-7">
          <JobProblem error={actions.error} />
        </div>
      )}
      {jobs.isPending && <JobListSkeleton label={words.loading} />}
      {jobs.isError && <ErrorState error={jobs.error} title={words.failed} onRetry={() => void jobs.refetch()} />}
      {jobs.isSuccess && shown.length === 0 && (
        <NoJobs
          title={view === 'all' ? null : view === 'archived' ? words.noneArchived : words.noneOf(viewName(view))}
        />
      )}
      {shown.length > 0 && view === 'archived' && (
        <ArchivedJobs jobs={shown} onRecover={manages ? actions.recover : undefined} />
      )}
      {shown.length > 0 && view !== 'archived' && (
        <JobList
          jobs={shown}
          counts={byJob}
          edits={edits}
          manages={manages}
          editHref={job => paths.editJob(job.id)}
          applicationsHref={job => withQuery(paths.applications(), { job_id: job.id })}
          onCopy={job => void copyLink(job.public_url, words.jobCopied(job.title))}
          onStatus={actions.setStatus}
          onArchive={actions.archive}
        />
      )}
    </>
  )
}
