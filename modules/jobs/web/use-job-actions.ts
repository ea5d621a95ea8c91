import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#ui/toast-queue.ts'
import type { Job, JobStatus } from '../contract.ts'
import { jobListWords as words } from '../words/list.ts'
import { archiveJob, editJob, recoverJob, refreshJobs } from './api.ts'

/** Changing the status of a job in the list, archiving and recovering it. */
export function useJobActions() {
  const client = useQueryClient()
  const onSettled = () => refreshJobs(client)
  const status = useMutation({
    mutationFn: ({ job, to }: { job: Job; to: JobStatus }) => editJob(job.id, { status: to }),
    onSettled,
  })
  const recover = useMutation({
    mutationFn: (job: Job) => recoverJob(job.id),
    onSuccess: job => toast({ title: words.recovered(job.title) }),
    onSettled,
  })
  const archive = useMutation({
    mutationFn: (job: Job) => archiveJob(job.id),
    onSuccess: (_, job) =>
      toast({
        title: words.archived(job.title),
        action: { label: words.undo, alt: words.undoInArchive, run: () => recover.mutate(job) },
      }),
    onSettled,
  })
  return {
    setStatus: (job: Job, to: JobStatus) => status.mutate({ job, to }),
    archive: archive.mutate,
    recover: recover.mutate,
    error: status.error ?? archive.error ?? recover.error,
  }
}
