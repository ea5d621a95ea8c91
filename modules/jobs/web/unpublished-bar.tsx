import { useMutation, useQueryClient } from '@tanstack/react-query'
import { locale } from '#platform/locale/locale.ts'
import { CallError } from '#platform/contract/client.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { showFieldErrors } from '#ui/checked-form.ts'
import { toast } from '#ui/toast-queue.ts'
import type { JobContent } from '../contract.ts'
import type { EditableJob } from '../contract/editing.ts'
import { saveWords } from '../words/save.ts'
import { refreshJobs } from './api.ts'
import { discardDraft, publishDraft } from './editing-api.ts'
import type { Autosave } from './autosave.ts'
import type { JobForm } from './job-form.tsx'
import { JOB_FIELDS, type JobField } from './job-values.ts'

const words = saveWords.unpublished

interface UnpublishedBarProps {
  job: EditableJob
  form: JobForm
  autosave: Autosave
}

/** The changes of a published job that candidates do not see yet. */
export function UnpublishedBar({ job, form, autosave }: UnpublishedBarProps) {
  const client = useQueryClient()
  const publish = useMutation({
    mutationFn: async () => {
      if (!(await autosave.flush())) return null
      const current = autosave.read().job ?? job
      return publishDraft(current.id, current.version)
    },
    onSuccess: published => {
      if (!published) return
      autosave.replace(published)
      toast({ title: words.published })
      return refreshJobs(client)
    },
    onError: error => error instanceof CallError && showFieldErrors(form, error.fieldErrors, JOB_FIELDS),
  })
  const discard = useMutation({
    mutationFn: async () => {
      await autosave.flush()
      const values = form.getValues()
      return { discarded: await discardDraft(job.id), values }
    },
    onSuccess: ({ discarded, values }) => {
      const fields = job.unpublished as JobField[]
      autosave.reset(discarded)
      const restore = () => {
        const typed = Object.fromEntries(fields.map(field => [field, values[field]])) as JobContent
        for (const [field, value] of Object.entries(typed)) form.setValue(field as JobField, value as never)
        autosave.touch(0)
      }
      toast({ title: words.discarded, action: { label: words.undo, alt: words.undoAlt, run: restore } })
    },
  })
  if (job.status === 'draft' || job.unpublished.length === 0) return null
  const names = job.unpublished.map(field => saveWords.fields[field as JobField])
  return (
    <div className="grid gap-3 px-4 pb-5 md:px-7">
      <Alert
        tone="brand"
        title={words.title}
        actions={
          <>
            <Button size="small" kind="quiet" busy={discard.isPending} onClick={() => discard.mutate()}>
              {words.discard}
            </Button>
            <Button size="small" kind="primary" busy={publish.isPending} onClick={() => publish.mutate()}>
              {words.publish}
            </Button>
          </>
        }
      >
        {words.text(locale.list(names))}
      </Alert>
      <FormProblem error={publish.error} title={words.notPublished} />
      <FormProblem error={discard.error} title={words.notDiscarded} />
    </div>
  )
}
