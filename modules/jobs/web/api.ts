import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { CallInput } from '#platform/contract/client.ts'
import { jobsContract as contract, type JobStatus } from '../contract.ts'

export type JobInput = NonNullable<CallInput<(typeof contract)['jobs.create']>['body']>
export type JobEdit = NonNullable<CallInput<(typeof contract)['jobs.edit']>['body']>

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

/** The jobs on which a hiring manager decides; null for roles that decide on all. */
export const decidedJobsQuery = () =>
  queryOptions({
    queryKey: ['jobs', 'decided'],
    queryFn: ({ signal }) => call(contract['jobs.decided'], { signal }),
    select: ({ job_ids }) => job_ids,
  })

export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['jobs', 'one', id],
    queryFn: ({ signal }) => call(contract['jobs.read'], { params: { jobId: id }, signal }),
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
export const archiveJob = (jobId: string) => call(contract['jobs.archive'], { params: { jobId } })
export const recoverJob = (jobId: string) => call(contract['jobs.recover'], { params: { jobId } })
export const duplicateJob = (jobId: string) => call(contract['jobs.duplicate'], { params: { jobId } })

export const refreshJobs = (client: QueryClient) => client.invalidateQueries({ queryKey: ['jobs'] })
