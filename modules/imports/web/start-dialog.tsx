import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Select } from '#ui/select.tsx'
import type { ResumeImport } from '../contract.ts'
import { startWords as words } from '../words/imports.ts'
import { createImport, importableJobsQuery, refreshImports } from './api.ts'

interface StartDialogProps {
  /** The job that is chosen at first; empty for none. */
  readonly jobId: string
  readonly onStarted: (started: ResumeImport) => void
  readonly onClose: () => void
}

const CHOICES = [
  { value: 'nobody', label: words.nobody, help: words.nobodyHelp },
  { value: 'everyone', label: words.everyone, help: words.everyoneHelp },
]

/** Starts an import: for which job, and whether its people get an e-mail. Nothing is chosen for the reader. */
export function StartDialog({ jobId: given, onStarted, onClose }: StartDialogProps) {
  const client = useQueryClient()
  const jobs = useQuery(importableJobsQuery())
  const [jobId, setJobId] = useState(given)
  const [inform, setInform] = useState('')
  const [asked, setAsked] = useState(false)
  const start = useMutation({
    mutationFn: () => createImport({ job_id: jobId, informs: inform === 'everyone' }),
    onSuccess: async started => {
      onStarted(started)
      await refreshImports(client)
    },
  })
  const submit = () => {
    setAsked(true)
    if (jobId && inform && !start.isPending) start.mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={words.title}
      description={words.description}
      keep={words.cancel}
      actions={
        <Button kind="primary" busy={start.isPending} onClick={submit}>
          {words.start}
        </Button>
      }
    >
      {jobs.isError ? (
        <ErrorState error={jobs.error} title={words.loadFailed} onRetry={() => void jobs.refetch()} />
      ) : (
        <div className="grid gap-5 pb-1">
          <Field label={words.job} error={asked && !jobId ? words.noJob : undefined} required>
            <Select
              value={jobId}
              placeholder={words.chooseJob}
              aria-busy={jobs.isPending}
              disabled={jobs.isPending}
              onChange={event => setJobId(event.target.value)}
              choices={(jobs.data ?? []).map(({ id, title }) => ({ value: id, label: title }))}
            />
          </Field>
          <Field label={words.inform} error={asked && !inform ? words.noChoice : undefined} group required>
            <RadioCards
              name="inform"
              cards={CHOICES}
              value={inform}
              onChange={event => setInform(event.target.value)}
            />
          </Field>
          <FormProblem error={start.error} title={words.failed} />
        </div>
      )}
    </Dialog>
  )
}
