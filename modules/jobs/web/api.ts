import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { CallInput } from '#platform/contract/client.ts'
import { type JobContent, jobsContract as contract, type JobStatus } from '../contract.ts'

export type JobInput = NonNullable<CallInput<(typeof contract)['jobs.create']>['body']>
export type JobEdit = NonNullable<CallInput<(typeof contract)['jobs.edit']>['body']>

/** A language model needs longer than a plain call. In ms. */
const DRAFT_TIMEOUT_MS = 60_000

export interface JobFilter {
  /** All jobs outside the archive if undefined. */
  readonly view?: JobStatus | 'archived'
  readonly search?: string
}

/** A list of jobs, newest first. */
export const jobsQuery = ({ view, search }: JobFilter) =>
  infiniteQueryOptions({
    queryKey: ['jobs', 'list', view ?? 'current', search ?? ''],
    queryFn: ({ signal, pageParam }) => {
      const query = { limit: 50, search, ...(pageParam && { cursor: pageParam }) }
      return view === 'archived'
        ? call(contract['jobs.listDeleted'], { query, signal })
        : call(contract['jobs.list'], { query: { ...query, status: view }, signal })
    },
    initialPageParam: '',
    getNextPageParam: page => page.next_cursor,
  })

/** The number of jobs by status. */
export const jobCountsQuery = (search?: string) =>
  queryOptions({
    queryKey: ['jobs', 'counts', search ?? ''],
    queryFn: ({ signal }) => call(contract['jobs.counts'], { query: { search }, signal }),
    placeholderData: keepPreviousData,
  })

export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['jobs', 'one', id],
    queryFn: ({ signal }) => call(contract['jobs.read'], { params: { jobId: id }, signal }),
  })

/** A job as its editor shows it. Always fetched anew, because others edit it too. */
export const jobDraftQuery = (id: string) =>
  queryOptions({
    queryKey: ['jobs', 'draft', id],
    queryFn: ({ signal }) => call(contract['jobs.readDraft'], { params: { jobId: id }, signal }),
    gcTime: 0,
  })

/** How many jobs are open. */
export const openJobsQuery = () =>
  queryOptions({
    queryKey: ['jobs', 'open'],
    queryFn: ({ signal }) => call(contract['jobs.list'], { query: { limit: 1, status: 'open' }, signal }),
    select: page => page.total,
  })

export const createJob = (body: JobInput, idempotencyKey: string) =>
  call(contract['jobs.create'], { body, idempotencyKey })
export const editJob = (jobId: string, body: JobEdit) => call(contract['jobs.edit'], { params: { jobId }, body })
export const saveDraft = (jobId: string, version: number, changes: JobContent) =>
  call(contract['jobs.saveDraft'], { params: { jobId }, body: { version, changes } })
export const publishDraft = (jobId: string, version: number) =>
  call(contract['jobs.publishDraft'], { params: { jobId }, body: { version } })
export const discardDraft = (jobId: string) => call(contract['jobs.discardDraft'], { params: { jobId } })
export const readDraft = (jobId: string) => call(contract['jobs.readDraft'], { params: { jobId } })
export const archiveJob = (jobId: string) => call(contract['jobs.archive'], { params: { jobId } })
export const recoverJob = (jobId: string) => call(contract['jobs.recover'], { params: { jobId } })
export const draftText = (title: string, notes: string) =>
  call(contract['jobs.draftText'], { body: { title, notes }, timeoutMs: DRAFT_TIMEOUT_MS })

export const templatesQuery = () =>
  queryOptions({
    queryKey: ['jobs', 'templates'],
    queryFn: ({ signal }) => call(contract['jobTemplates.list'], { signal }),
    select: ({ items }) => items,
  })
export const saveTemplate = (jobId: string, name: string) =>
  call(contract['jobTemplates.save'], { body: { job_id: jobId, name } })
export const removeTemplate = (id: string) => call(contract['jobTemplates.remove'], { params: { id } })
export const startFromTemplate = (id: string) => call(contract['jobTemplates.start'], { params: { id } })

export const duplicateJob = (jobId: string) => call(contract['jobs.duplicate'], { params: { jobId } })

export const refreshJobs = (client: QueryClient) => client.invalidateQueries({ queryKey: ['jobs'] })
