import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { CallError } from '#platform/contract/client.ts'
import { flowsQuery, interviewSettingsQuery } from '#modules/interview-flows/web/api.ts'
import type { Job } from '#modules/jobs/contract.ts'
import { createJob, editJob, jobQuery, refreshJobs } from '#modules/jobs/web/api.ts'
import {
  emptyJob,
  formValuesOf,
  type JobForm,
  JobFormFields,
  jobFormSchema,
  type JobFormValues,
} from '#modules/jobs/web/job-form.tsx'
import { richFromPlain } from '#modules/jobs/web/plain-text.ts'
import { StatusChip } from '#modules/jobs/web/status-chip.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { clearDraft, readDraft, showFieldErrors, useDraft, useLeaveWarning, useSchemaForm } from '#ui/form.ts'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-queue.ts'
import { paths } from '../../paths.ts'

/** A new job, or one that is there. */
export default function CreateJob() {
  const { id } = useParams()
  const job = useQuery({ ...jobQuery(id ?? ''), enabled: id !== undefined })
  const flows = useQuery(flowsQuery())
  const settings = useQuery(interviewSettingsQuery())
  const failed = job.error ?? flows.error ?? settings.error
  if (failed)
    return <ErrorState level={1} error={failed} title="The job could not be loaded" onRetry={() => location.reload()} />
  if ((id && !job.data) || !flows.data || !settings.data) return <FormSkeleton />
  return (
    <Editor
      key={id ?? 'new'}
      job={job.data ?? null}
      flows={choices(flows.data.items)}
      settings={choices(settings.data.items)}
    />
  )
}

const choices = (items: readonly { id: string; name: string }[]) =>
  items.map(({ id, name }) => ({ value: id, label: name }))
const DRAFT = 'new-job'

interface EditorProps {
  job: Job | null
  flows: { value: string; label: string }[]
  settings: { value: string; label: string }[]
}

const bodyOf = (values: JobFormValues) => ({
  ...values,
  description: richFromPlain(values.description),
  requirements: values.requirements.filter(({ text }) => text),
})

function Editor({ job, flows, settings }: EditorProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const start = job
    ? formValuesOf(job)
    : {
        ...emptyJob,
        interview_flow_id: flows[0]?.value ?? null,
        interview_settings_id: settings[0]?.value ?? null,
        ...readDraft(DRAFT),
      }
  const form: JobForm = useSchemaForm(jobFormSchema, start)
  const [key] = useState(() => crypto.randomUUID())
  const [publishing, setPublishing] = useState(false)
  const save = useMutation({
    mutationFn: async ({ values, publish }: { values: JobFormValues; publish: boolean }) => {
      const saved = job ? await editJob(job.id, bodyOf(values)) : await createJob(bodyOf(values), key)
      return publish && saved.status !== 'open' ? editJob(saved.id, { status: 'open' }) : saved
    },
    onError: error =>
      error instanceof CallError &&
      showFieldErrors(form, error.fieldErrors, [
        'title',
        'description',
        'closing_date',
        'interview_flow_id',
        'interview_settings_id',
      ]),
    onSuccess: async (saved, { publish }) => {
      clearDraft(DRAFT)
      form.reset(formValuesOf(saved))
      client.setQueryData(jobQuery(saved.id).queryKey, saved)
      await refreshJobs(client)
      toast({
        title: publish ? `${saved.title} is open` : `${saved.title} is saved`,
        ...(saved.status === 'open' && { description: saved.public_url }),
      })
      await navigate(publish ? paths.jobListings() : paths.editJob(saved.id), { replace: true })
    },
  })
  const submit = (publish: boolean) => {
    setPublishing(publish)
    void form.handleSubmit(values => save.mutate({ values, publish }))()
  }
  useLeaveWarning(job !== null && form.formState.isDirty)
  const others =
    save.error instanceof CallError
      ? Object.entries(save.error.fieldErrors).filter(([path]) => path === 'requirements')
      : []
  return (
    <>
      {job && <PageTitle>{job.title}</PageTitle>}
      <PageBar>
        <Crumbs crumbs={[{ label: 'Jobs', to: paths.jobListings() }, { label: job?.title ?? 'New job' }]} />
      </PageBar>
      <PageHeader title={job?.title ?? 'New job'}>
        {job ? <StatusChip status={job.status} /> : 'Kept on this device as you type, until you save it.'}
      </PageHeader>
      {!job && <KeptDraft form={form} />}
      <form noValidate className="flex flex-1 flex-col" onSubmit={event => event.preventDefault()}>
        {save.error && (
          <div className="px-4 pb-5 md:px-7">
            <FormProblem error={save.error} title={publishing ? 'It was not published' : 'It was not saved'}>
              {others.map(([path, message]) => (
                <p key={path}>{message}</p>
              ))}
            </FormProblem>
          </div>
        )}
        <JobFormFields form={form} flows={flows} settings={settings} />
        <SaveBar>
          <Button
            kind={job?.status === 'open' ? 'primary' : 'default'}
            busy={save.isPending && !publishing}
            onClick={() => submit(false)}
          >
            {job && job.status !== 'draft' ? 'Save' : 'Save as draft'}
          </Button>
          {job?.status !== 'open' && (
            <Button kind="primary" busy={save.isPending && publishing} onClick={() => submit(true)}>
              Save and publish
            </Button>
          )}
        </SaveBar>
      </form>
    </>
  )
}

/** In reach however far down one is. */
const SaveBar = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-0 z-10 mt-auto border-t border-line bg-paper/86 px-4 py-3 backdrop-blur-[10px] md:px-7">
    <div className="flex flex-wrap gap-2 lg:pl-[260px]">{children}</div>
  </div>
)

/** A job that was never saved is kept on the device; one that was is the server's. */
function KeptDraft({ form }: { form: JobForm }) {
  useDraft(form, DRAFT)
  return null
}

const FormSkeleton = () => (
  <SkeletonGroup label="Loading the job" className="grid gap-6 px-4 py-7 md:px-7">
    <h1 className="sr-only">Job</h1>
    <Skeleton className="h-8 w-64" />
    {[0, 1, 2, 3].map(row => (
      <div key={row} className="grid max-w-[680px] gap-2">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-9" />
      </div>
    ))}
  </SkeletonGroup>
)
