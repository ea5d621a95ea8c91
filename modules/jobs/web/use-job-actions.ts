import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallError } from '#platform/contract/client.ts'
import { toast } from '#ui/toast-queue.ts'
import type { Job, JobStatus } from '../contract.ts'
import { jobListWords as words } from '../words/list.ts'
import { archiveJob, duplicateJob, editJob, recoverJob, refreshJobs } from './api.ts'

interface Page {
  readonly items: readonly Job[]
}

const LISTS = { queryKey: ['jobs', 'list'] }

/** Changing the status of a job in the list, duplicating, archiving and recovering it. What leaves a view leaves it at once. */
export function useJobActions(onDuplicated: (copy: Job) => void) {
  const client = useQueryClient()
  const onSettled = () => refreshJobs(client)
  const hide = async (job: Job) => {
    await client.cancelQueries(LISTS)
    const before = client.getQueriesData<InfiniteData<Page>>(LISTS)
    client.setQueriesData<InfiniteData<Page>>(
      LISTS,
      data =>
        data && {
          ...data,
          pages: data.pages.map(page => ({ ...page, items: page.items.filter(({ id }) => id !== job.id) })),
        },
    )
    return before
  }
  /** Shows what was hidden, because the server refused. */
  const showAgain = (before: Awaited<ReturnType<typeof hide>> | undefined) => {
    for (const [key, data] of before ?? []) client.setQueryData(key, data)
  }
  const status = useMutation<Job, CallError, { job: Job; to: JobStatus }, Awaited<ReturnType<typeof hide>>>({
    mutationFn: ({ job, to }) => editJob(job.id, { status: to }),
    onMutate: ({ job }) => hide(job),
    onError: (_, __, before) => showAgain(before),
    onSuccess: (changed, { job }) =>
      toast({
        title: words.changed[changed.status](changed.title),
        ...undoOf(job, changed, () => status.mutate({ job: changed, to: job.status })),
      }),
    onSettled,
  })
  const recover = useMutation({
    mutationFn: (job: Job) => recoverJob(job.id),
    onMutate: hide,
    onError: (_, __, before) => showAgain(before),
    onSuccess: job => toast({ title: words.recovered(job.title) }),
    onSettled,
  })
  const archive = useMutation({
    mutationFn: (job: Job) => archiveJob(job.id),
    onMutate: hide,
    onError: (_, __, before) => showAgain(before),
    onSuccess: (_, job) =>
      toast({
        title: words.archived(job.title),
        action: { label: words.undo, alt: words.undoInArchive, run: () => recover.mutate(job) },
      }),
    onSettled,
  })
  const duplicate = useMutation({
    mutationFn: (job: Job) => duplicateJob(job.id),
    onSuccess: copy => {
      toast({ title: words.duplicated(copy.title) })
      onDuplicated(copy)
    },
    onSettled,
  })
  return {
    setStatus: (job: Job, to: JobStatus) => status.mutate({ job, to }),
    archive: archive.mutate,
    recover: recover.mutate,
    duplicate: duplicate.mutate,
    error: status.error ?? archive.error ?? recover.error ?? duplicate.error,
  }
}

/** Pausing and resuming can be undone; publishing and closing have told people something. */
function undoOf(before: Job, after: Job, run: () => void) {
  const states = [before.status, after.status]
  if (!states.includes('paused') || !states.includes('open')) return {}
  return { action: { label: words.undo, alt: words.undoInList, run } }
}
