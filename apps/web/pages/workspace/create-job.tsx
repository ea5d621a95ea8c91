import { Eye, Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useParams } from '#ui/router.tsx'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { proposeChecks, suggestRequirements } from '#modules/evaluation/web/api.ts'
import type { Job } from '#modules/jobs/contract.ts'
import type { EditableJob } from '#modules/jobs/contract/editing.ts'
import type { AutosaveStatus } from '#modules/jobs/web/autosave.ts'
import { FormNote } from '#modules/jobs/web/form-note.tsx'
import { JobEditor } from '#modules/jobs/web/job-editor.tsx'
import { JobFormSkeleton } from '#modules/jobs/web/job-form-skeleton.tsx'
import type { JobFormInput } from '#modules/jobs/web/job-values.ts'
import { SaveStatus } from '#modules/jobs/web/save-status.tsx'
import { StatusChip } from '#modules/jobs/web/status-chip.tsx'
import { type JobEditorData, useJobEditorData } from '#modules/jobs/web/use-job-editor-data.ts'
import { draftingWords } from '#modules/jobs/words/drafting.ts'
import { editorWords } from '#modules/jobs/words/editor.ts'
import { jobTerms } from '#modules/jobs/words/terms.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { toast } from '#ui/toast-queue.ts'
import { WhenNear } from '#ui/when-near.tsx'
import { paths } from '../../paths.ts'
import { useCan } from '../../session.ts'
import { jobPageWords as words } from '../../words/jobs.ts'
import { SidePreview } from './create-job/side-preview.tsx'

const SaveTemplateDialog = lazy(() =>
  import('#modules/jobs/web/template-dialogs.tsx').then(m => ({ default: m.SaveTemplateDialog })),
)
const TemplatesDialog = lazy(() =>
  import('#modules/jobs/web/template-dialogs.tsx').then(m => ({ default: m.TemplatesDialog })),
)
const ShareDialog = lazy(() => import('#modules/jobs/web/share-dialog.tsx'))
const JobFields = lazy(() => import('#modules/custom-ai/web/job-fields.tsx').then(m => ({ default: m.JobFields })))
const PublicPreview = lazy(() => import('./create-job/public-preview.tsx'))

/** A new job, or a saved one. */
export default function CreateJob() {
  const { id } = useParams()
  // A new job gets its ID while it is typed: its editor stays.
  const [created, setCreated] = useState<string | null>(null)
  const { ready, error, ...data } = useJobEditorData(id)
  if (error) return <ErrorState level={1} error={error} title={words.failedOne} onRetry={() => location.reload()} />
  if (!ready) return <JobFormSkeleton />
  return <Editor key={id && id !== created ? id : 'new'} {...data} onNew={setCreated} />
}

function Editor({ job, flows, settings, people, country, onNew }: JobEditorData & { onNew: (id: string) => void }) {
  const navigate = useNavigate()
  const manages = useCan('jobs.manage')
  const edits = useCan('setup.edit')
  const [opened] = useState(job)
  const [previewed, setPreviewed] = useState<JobFormInput | null>(null)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const close = () => setDialog(null)
  const onCreated = ({ id }: EditableJob) => {
    onNew(id)
    navigate(paths.editJob(id), { replace: true })
  }
  const onPublished = ({ title, public_url }: Job) => {
    toast({ title: editorWords.published(title), description: public_url })
    navigate(paths.jobListings())
  }
  return (
    <>
      <JobEditor
        job={opened}
        flows={flows}
        settings={settings}
        people={people}
        proposeChecks={proposeChecks}
        suggestRequirements={suggestRequirements}
        country={country}
        formNote={jobId => <FormNote jobId={jobId} edits={edits} href={paths.formBuilder()} />}
        createFlow={edits ? paths.interviewFlowForm() : undefined}
        customAi={jobId => (
          <WhenNear className="min-h-24">
            <Suspense>
              <JobFields jobId={jobId} edits={edits} href={paths.customAi()} />
            </Suspense>
          </WhenNear>
        )}
        aside={values => <SidePreview values={values} />}
        manages={manages}
        onCreated={onCreated}
        onPublished={onPublished}
        head={(status, values) => (
          <Head
            status={status}
            title={values.title}
            manages={manages}
            onPreview={() => setPreviewed(structuredClone(values))}
            onDialog={setDialog}
          />
        )}
      />
      <Suspense>
        {dialog?.kind === 'share' && <ShareDialog job={dialog.job} onOpenChange={close} />}
        {dialog?.kind === 'save' && <SaveTemplateDialog job={dialog.job} onOpenChange={close} />}
        {dialog?.kind === 'start' && (
          <TemplatesDialog onOpenChange={close} onStarted={id => navigate(paths.editJob(id), { replace: true })} />
        )}
      </Suspense>
      {previewed && (
        <Suspense>
          <PublicPreview values={previewed} onOpenChange={() => setPreviewed(null)} />
        </Suspense>
      )}
    </>
  )
}

type OpenDialog = { readonly kind: 'share' | 'save'; readonly job: EditableJob } | { readonly kind: 'start' }

interface HeadProps {
  status: AutosaveStatus
  title: string
  manages: boolean
  onPreview: () => void
  onDialog: (dialog: OpenDialog) => void
}

function Head({ status, title, manages, onPreview, onDialog }: HeadProps) {
  const { job, state } = status
  const name = title.trim() || job?.title || editorWords.newJob
  return (
    <>
      {job && <PageTitle>{name}</PageTitle>}
      <PageBar>
        <Crumbs crumbs={[{ label: words.jobs, to: paths.jobListings() }, { label: name }]} />
        <span className="ml-auto max-w-1/2 shrink-0 pr-3">
          <SaveStatus state={state} />
        </span>
      </PageBar>
      <PageHeader
        title={name}
        actions={
          <>
            {!job && manages && (
              <Button onClick={() => onDialog({ kind: 'start' })}>{draftingWords.templates.start}</Button>
            )}
            {job && manages && (
              <Button kind="quiet" onClick={() => onDialog({ kind: 'save', job })}>
                {draftingWords.templates.save}
              </Button>
            )}
            {job && job.status !== 'draft' && (
              <Button onClick={() => onDialog({ kind: 'share', job })}>
                <Icon of={Share2} /> {draftingWords.share.open}
              </Button>
            )}
            <Button onClick={onPreview}>
              <Icon of={Eye} /> {editorWords.publicPreview}
            </Button>
          </>
        }
      >
        <span className="flex flex-wrap items-center gap-2">
          {job && <StatusChip status={job.status} />}
          {job?.sample && <Chip>{jobTerms.sample}</Chip>}
          {noteOf(job)}
        </span>
      </PageHeader>
    </>
  )
}

function noteOf(job: EditableJob | null): string {
  if (!job) return editorWords.newNote
  if (job.sample) return editorWords.sampleNote
  if (job.status !== 'draft') return editorWords.openNote
  return editorWords.createdBy(locale.day(new Date(job.created_at), browserZone(), new Date()))
}
