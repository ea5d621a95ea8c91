import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { countsQuery } from '#modules/applications/web/api.ts'
import { JobTabs } from '#modules/jobs/web/job-tabs.tsx'
import { JobsInView } from '#modules/jobs/web/jobs-in-view.tsx'
import { useJobView } from '#modules/jobs/web/use-job-view.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { paths, withQuery } from '../../paths.ts'
import { useCan, useOrganizationId } from '../../session.ts'
import { jobPageWords as words } from '../../words/jobs.ts'
import { copyLink } from './job-listings/copy-link.ts'

export default function JobListings() {
  const open = useJobView()
  const counts = useQuery(countsQuery())
  const byJob = useMemo(() => new Map((counts.data?.by_job ?? []).map(one => [one.job_id, one])), [counts.data])
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
            view={open.view}
            onView={open.show}
            jobs={open.view !== 'archived' && open.jobs.isSuccess ? open.all : null}
          />
        }
      >
        {words.lead}
      </PageHeader>
      <JobsInView
        open={open}
        counts={byJob}
        edits={edits}
        manages={manages}
        createHref={paths.createJob()}
        editHref={job => paths.editJob(job.id)}
        applicationsHref={job => withQuery(paths.applications(), { job_id: job.id })}
        onCopy={job => void copyLink(job.public_url, words.jobCopied(job.title))}
      />
    </>
  )
}
