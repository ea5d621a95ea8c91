import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Input } from '#ui/input.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-queue.ts'
import type { Job } from '../contract.ts'
import { draftingWords } from '../words/drafting.ts'
import { refreshJobs } from './api.ts'
import { removeTemplate, saveTemplate, startFromTemplate, templatesQuery } from './editing-api.ts'

const words = draftingWords.templates

interface DialogProps {
  onOpenChange: (open: boolean) => void
}

/** Saves the content of a job under a name. */
export function SaveTemplateDialog({ job, onOpenChange }: DialogProps & { job: Pick<Job, 'id' | 'title'> }) {
  const client = useQueryClient()
  const [name, setName] = useState(job.title)
  const save = useMutation({
    mutationFn: () => saveTemplate(job.id, name),
    onSuccess: template => {
      toast({ title: words.saved(template.name) })
      onOpenChange(false)
      return client.invalidateQueries({ queryKey: templatesQuery().queryKey })
    },
  })
  return (
    <FormDialog
      title={words.saveTitle}
      description={words.saveLead}
      keep={words.cancel}
      submit={words.save}
      busy={save.isPending}
      disabled={!name.trim()}
      onSubmit={() => save.mutate()}
      onClose={() => onOpenChange(false)}
      error={save.error}
      failed={words.notSaved}
    >
      <Field label={words.name}>
        <Input value={name} maxLength={120} onChange={event => setName(event.target.value)} />
      </Field>
    </FormDialog>
  )
}

/** Starts a new job from a template, or deletes one after asking: a deleted template is gone. */
export function TemplatesDialog({ onOpenChange, onStarted }: DialogProps & { onStarted: (jobId: string) => void }) {
  const client = useQueryClient()
  const list = useQuery(templatesQuery())
  const [removing, setRemoving] = useState<string | null>(null)
  const start = useMutation({
    mutationFn: (id: string) => startFromTemplate(id),
    onSuccess: async ({ job_id }) => {
      await refreshJobs(client)
      onStarted(job_id)
    },
  })
  const remove = useMutation({
    mutationFn: ({ id }: { id: string; name: string }) => removeTemplate(id),
    onSuccess: (_, { name }) => toast({ title: words.removed(name) }),
    onSettled: () => client.invalidateQueries({ queryKey: templatesQuery().queryKey }),
  })
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={words.start}
      description={list.data?.length ? words.startLead : undefined}
      keep={words.cancel}
    >
      {list.isPending && (
        <SkeletonGroup className="grid gap-2">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </SkeletonGroup>
      )}
      {list.isError && <ErrorState error={list.error} title={words.failed} onRetry={() => void list.refetch()} />}
      {list.data?.length === 0 && <p className="text-text-2">{words.none}</p>}
      <ul className="divide-y divide-line">
        {list.data?.map(template => (
          <li key={template.id} className="flex flex-wrap items-center justify-end gap-2 py-1.5">
            <button
              type="button"
              aria-label={words.use(template.name)}
              disabled={start.isPending}
              className="min-h-11 min-w-0 flex-1 basis-40 text-left wrap-anywhere hover:underline disabled:opacity-60"
              onClick={() => start.mutate(template.id)}
            >
              <span className="block font-medium">{template.name}</span>
              <span className="block text-13 text-text-2">
                {start.isPending && start.variables === template.id ? words.starting : template.title}
              </span>
            </button>
            {removing === template.id ? (
              <span className="flex flex-wrap justify-end gap-2">
                <Button
                  size="small"
                  kind="quiet"
                  // The button that asked is gone, and with it the focus.
                  // oxlint-disable-next-line jsx-a11y/no-autofocus
                  autoFocus
                  onClick={() => setRemoving(null)}
                >
                  {words.keep}
                </Button>
                <Button size="small" kind="danger" busy={remove.isPending} onClick={() => remove.mutate(template)}>
                  {words.removeNow}
                </Button>
              </span>
            ) : (
              <IconButton icon={Trash2} label={words.remove(template.name)} onClick={() => setRemoving(template.id)} />
            )}
          </li>
        ))}
      </ul>
      <FormProblem error={start.error} title={words.notStarted} />
      <FormProblem error={remove.error} title={words.notRemoved} />
    </Dialog>
  )
}
