import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CallError } from '#platform/contract/client.ts'
import { Button } from '#ui/button.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { clearDraft, readDraft, showFieldErrors, useDraft, useSchemaForm } from '#ui/form.ts'
import { useLeaveWarning } from '#ui/use-leave-warning.ts'
import type { Choice } from '#ui/select.tsx'
import type { Job } from '../contract.ts'
import { editorWords as words } from '../words/editor.ts'
import { jobQuery, refreshJobs } from './api.ts'
import { emptyJob, formValuesOf, type JobForm, JobFormFields, jobFormSchema, type JobFormValues } from './job-form.tsx'
import { richFromPlain } from './plain-text.ts'
import type { TeamMember } from './hiring-team-field.tsx'
import { PublishProblem } from './publish-problem.tsx'
import { type PublishRefusal, saveJob, type SavedJob } from './save-job.ts'
import type { ProposeChecks } from './use-proposed-checks.ts'

interface JobEditorProps {
  /** Null for a new one. */
  job: Job | null
  flows: readonly Choice[]
  settings: readonly Choice[]
  people: readonly TeamMember[]
  proposeChecks: ProposeChecks
  /** Why the job could not be published when it was saved. */
  refusal: PublishRefusal | null
  onSaved: (saved: SavedJob, publish: boolean) => void
}

const DRAFT = 'new-job'
const FIELDS = [
  'title',
  'description',
  'closing_date',
  'requirements',
  'interview_flow_id',
  'interview_settings_id',
  'hiring_team',
] as const

const bodyOf = (values: JobFormValues) => ({
  ...values,
  description: richFromPlain(values.description),
  requirements: values.requirements.filter(({ text }) => text),
})

/** The form of a job, new or saved, with its buttons. */
export function JobEditor({ job, flows, settings, people, proposeChecks, refusal, onSaved }: JobEditorProps) {
  const client = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  const form: JobForm = useSchemaForm(jobFormSchema, job ? formValuesOf(job) : newJob(flows, settings))
  const save = useMutation({
    mutationFn: ({ values, publish }: { values: JobFormValues; publish: boolean }) =>
      saveJob(job?.id ?? null, bodyOf(values), publish, key),
    onError: error => error instanceof CallError && showFieldErrors(form, error.fieldErrors, FIELDS),
    onSuccess: async (saved, { publish }) => {
      form.reset(formValuesOf(saved.job))
      clearDraft(DRAFT)
      client.setQueryData(jobQuery(saved.job.id).queryKey, saved.job)
      await refreshJobs(client)
      onSaved(saved, publish)
    },
  })
  useEffect(() => {
    if (refusal) showFieldErrors(form, refusal.fieldErrors, FIELDS)
  }, [form, refusal])
  useLeaveWarning(job !== null && form.formState.isDirty)
  const submit = (publish: boolean) => void form.handleSubmit(values => save.mutate({ values, publish }))()
  const saving = save.isPending ? save.variables.publish : null
  return (
    <form noValidate className="flex flex-1 flex-col" onSubmit={event => event.preventDefault()}>
      {!job && <StoredDraft form={form} />}
      {(save.error || refusal) && (
        <div className="px-4 pb-5 md:px-7">
          <FormProblem error={save.error} title={words.notSaved} />
          {!save.error && refusal && <PublishProblem refusal={refusal} />}
        </div>
      )}
      <JobFormFields form={form} flows={flows} settings={settings} people={people} proposeChecks={proposeChecks} />
      <div className="sticky bottom-0 z-10 mt-auto border-t border-line bg-paper/86 px-4 py-3 backdrop-blur-[10px] md:px-7">
        <div className="flex flex-wrap gap-2 lg:pl-[260px]">
          <Button
            kind={job?.status === 'open' ? 'primary' : 'default'}
            busy={saving === false}
            onClick={() => submit(false)}
          >
            {job && job.status !== 'draft' ? words.save : words.saveDraft}
          </Button>
          {job?.status !== 'open' && (
            <Button kind="primary" busy={saving === true} onClick={() => submit(true)}>
              {words.publish}
            </Button>
          )}
        </div>
      </div>
    </form>
  )
}

const newJob = (flows: readonly Choice[], settings: readonly Choice[]) => ({
  ...emptyJob,
  interview_flow_id: flows[0]?.value ?? null,
  interview_settings_id: settings[0]?.value ?? null,
  ...readDraft(DRAFT),
})

/** A new job is stored on the device until it is saved on the server. */
function StoredDraft({ form }: { form: JobForm }) {
  useDraft(form, DRAFT)
  return null
}
