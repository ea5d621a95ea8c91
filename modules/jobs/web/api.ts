import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { CallInput } from '#platform/contract/client.ts'
import { jobsContract as contract } from '../contract.ts'

export type JobInput = NonNullable<CallInput<(typeof contract)['jobs.create']>['body']>
export type JobEdit = NonNullable<CallInput<(typeof contract)['jobs.edit']>['body']>

/** Jobs by status, or archived ones. */
export const jobsQuery = (view: 'current' | 'archived') =>
  infiniteQueryOptions({
    queryKey: ['jobs', 'list', view],
    queryFn: ({ signal, pageParam }) =>
      call(contract[view === 'archived' ? 'jobs.listDeleted' : 'jobs.list'], {
        query: { limit: 100, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: page => page.next_cursor,
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

export const refreshJobs = (client: QueryClient) => client.invalidateQueries({ queryKey: ['jobs'] })
