import { useLocation, useNavigate, useParams } from 'react-router'
import { proposeChecks } from '#modules/evaluation/web/api.ts'
import { JobEditor } from '#modules/jobs/web/job-editor.tsx'
import { JobFormSkeleton } from '#modules/jobs/web/job-form-skeleton.tsx'
import type { PublishRefusal, SavedJob } from '#modules/jobs/web/save-job.ts'
import { type JobEditorData, useJobEditorData } from '#modules/jobs/web/use-job-editor-data.ts'
import { StatusChip } from '#modules/jobs/web/status-chip.tsx'
import { editorWords } from '#modules/jobs/words/editor.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { toast } from '#ui/toast-queue.ts'
import { paths } from '../../paths.ts'
import { jobPageWords as words } from '../../words/jobs.ts'

/** A new job, or a saved one. */
export default function CreateJob() {
  const { id } = useParams()
  const { ready, error, ...data } = useJobEditorData(id)
  if (error) return <ErrorState level={1} error={error} title={words.failedOne} onRetry={() => location.reload()} />
  if (!ready) return <JobFormSkeleton />
  return <Editor key={id ?? 'new'} {...data} />
}

function Editor({ job, flows, settings, people }: JobEditorData) {
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { refusal?: PublishRefusal } | null }
  const onSaved = ({ job: saved, refusal }: SavedJob, publish: boolean) => {
    const published = publish && !refusal
    if (!refusal)
      toast({
        title: published ? editorWords.published(saved.title) : editorWords.saved(saved.title),
        ...(saved.status === 'open' && { description: saved.public_url }),
      })
    void navigate(published ? paths.jobListings() : paths.editJob(saved.id), { replace: true, state: { refusal } })
  }
  return (
    <>
      {job && <PageTitle>{job.title}</PageTitle>}
      <PageBar>
        <Crumbs
          crumbs={[{ label: words.jobs, to: paths.jobListings() }, { label: job?.title ?? editorWords.newJob }]}
        />
      </PageBar>
      <PageHeader title={job?.title ?? editorWords.newJob}>
        {job ? <StatusChip status={job.status} /> : editorWords.draftNote}
      </PageHeader>
      <JobEditor
        job={job}
        flows={flows}
        settings={settings}
        people={people}
        proposeChecks={proposeChecks}
        refusal={(job && state?.refusal) ?? null}
        onSaved={onSaved}
      />
    </>
  )
}
