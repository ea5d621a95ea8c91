import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from '#ui/router.tsx'
import { adminsQuery } from '#modules/accounts/web/api.ts'
import type { JobClosing } from '#modules/job-closings/contract.ts'
import { closingQuery } from '#modules/job-closings/web/api.ts'
import type { Job } from '#modules/jobs/contract.ts'
import { jobCountsQuery } from '#modules/jobs/web/api.ts'
import { JobSearch } from '#modules/jobs/web/job-search.tsx'
import { JobTabs } from '#modules/jobs/web/job-tabs.tsx'
import { useJobView } from '#modules/jobs/web/job-view.ts'
import { JobsInView } from '#modules/jobs/web/jobs-in-view.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { paths, withQuery } from '../../paths.ts'
import { useDecidesOn } from '../../decides.ts'
import { useCan, useOrganizationId } from '../../session.ts'
import { jobPageWords as words } from '../../words/jobs.ts'
import { copyLink } from './job-listings/copy-link.ts'
import { useFigures } from './job-listings/use-figures.ts'

const ReopenDialog = lazy(() =>
  import('#modules/job-closings/web/reopen-dialog.tsx').then(m => ({ default: m.ReopenDialog })),
)
const CloseDialog = lazy(() =>
  import('#modules/job-closings/web/close-dialog.tsx').then(m => ({ default: m.CloseDialog })),
)

export default function JobListings() {
  const open = useJobView()
  const navigate = useNavigate()
  const counts = useQuery(jobCountsQuery(open.search || undefined))
  const people = useQuery(adminsQuery())
  const figures = useFigures(open.jobs.data?.pages ?? [])
  const edits = useDecidesOn()
  const manages = useCan('jobs.manage')
  const [closing, setClosing] = useState<Job | null>(null)
  const client = useQueryClient()
  const [reopening, setReopening] = useState<{ job: Job; closing: JobClosing; reopen: () => void } | null>(null)
  const askToReopen = async (job: Job, reopen: () => void) => {
    const { last } = await client.fetchQuery(closingQuery(job.id)).catch(() => ({ last: null }))
    if (last?.can_undo) setReopening({ job, closing: last, reopen })
    else reopen()
  }
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
        tabs={<JobTabs view={open.view} onView={open.show} counts={counts.data} archive={manages} />}
      >
        {words.lead}
      </PageHeader>
      <div className="flex px-4 py-3 md:px-7">
        <JobSearch search={open.search} onSearch={open.find} />
      </div>
      <JobsInView
        open={open}
        counts={counts.data}
        figures={figures}
        people={people.data ?? []}
        edits={edits}
        manages={manages}
        createHref={paths.createJob()}
        editHref={job => paths.editJob(job.id)}
        rankingHref={job => paths.viewAnalysisResult(job.id)}
        importHref={job => withQuery(paths.imports(), { start: '1', job_id: job.id })}
        onCopy={job => void copyLink(job.public_url, words.jobCopied(job.title))}
        onDuplicated={copy => navigate(paths.editJob(copy.id))}
        onClosing={setClosing}
        onReopening={(job, reopen) => void askToReopen(job, reopen)}
      />
      {reopening && (
        <Suspense>
          <ReopenDialog
            title={reopening.job.title}
            closing={reopening.closing}
            onReopen={() => {
              setReopening(null)
              reopening.reopen()
            }}
            onOpenChange={() => setReopening(null)}
          />
        </Suspense>
      )}
      {closing && (
        <Suspense>
          <CloseDialog job={closing} onOpenChange={() => setClosing(null)} />
        </Suspense>
      )}
    </>
  )
}
