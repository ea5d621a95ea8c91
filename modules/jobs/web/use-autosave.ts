import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Resolver } from 'react-hook-form'
import { showFieldErrors, useCheckedForm } from '#ui/checked-form.ts'
import { clearDraft, readDraft } from '#ui/draft.ts'
import { useLeaveWarning } from '#ui/use-leave-warning.ts'
import type { EditableJob } from '../contract/editing.ts'
import { createJob, refreshJobs } from './api.ts'
import { jobDraftQuery, readDraft as fetchDraft, saveDraft } from './editing-api.ts'
import { Autosave, type AutosaveParts } from './autosave.ts'
import type { JobFormInput, JobFormValues } from './job-schema.ts'
import { JOB_FIELDS } from './job-values.ts'

const device: AutosaveParts['device'] = {
  read: key => readDraft(key) as ReturnType<AutosaveParts['device']['read']>,
  write(key, copy) {
    try {
      localStorage.setItem(`draft:${key}`, JSON.stringify(copy))
    } catch {
      // Storage is full or not available: the server has what was saved so far.
    }
  },
  clear: clearDraft,
}

/** The schema is not needed to read a job, so it loads when something is typed. */
const loadSchema = () => import('./job-schema.ts')
const resolve: Resolver<JobFormInput, unknown, JobFormValues> = async (...args) =>
  (await loadSchema()).resolveJob(...args)

/** The form of a job that saves itself. `onCreated` is called when a new job got its ID. */
export function useAutosave(job: EditableJob | null, defaults: JobFormInput, onCreated: (job: EditableJob) => void) {
  const client = useQueryClient()
  const [autosave] = useState(() => {
    const key = crypto.randomUUID()
    return new Autosave(job, defaults, {
      async create(content) {
        const { id } = await createJob(content, key)
        const created = await fetchDraft(id)
        client.setQueryData(jobDraftQuery(id).queryKey, created)
        void refreshJobs(client)
        onCreated(created)
        return created
      },
      save: saveDraft,
      loadSchema,
      device,
      now: () => new Date(),
    })
  })
  const form = useCheckedForm<JobFormValues, JobFormInput>(resolve, autosave.initial)
  useEffect(() => {
    const detach = autosave.attach({
      values: form.getValues,
      set: (field, value) => form.setValue(field, value as never, { shouldValidate: true }),
      fail: errors => void showFieldErrors(form, errors, JOB_FIELDS),
    })
    const { unsubscribe } = form.watch((_, { name }) => name && autosave.touch())
    const online = () => autosave.touch(0)
    window.addEventListener('online', online)
    return () => {
      unsubscribe()
      window.removeEventListener('online', online)
      // Leaving the page saves what was typed last.
      void autosave.flush()
      detach()
    }
  }, [autosave, form])
  const status = useSyncExternalStore(autosave.subscribe, autosave.read)
  useLeaveWarning(status.state.kind !== 'saved')
  return { autosave, form, status }
}
