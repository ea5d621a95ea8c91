import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { CallInput } from '#platform/contract/client.ts'
import type { ResumeDetails } from '#modules/resumes/contract.ts'
import { applicationsContract as contract, type EmailText } from '../contract.ts'

export type ListFilter = Omit<
  NonNullable<CallInput<(typeof contract)['applications.list']>['query']>,
  'cursor' | 'limit' | 'custom_columns'
>
export type Move = NonNullable<CallInput<(typeof contract)['applications.status']>['body']>

/** Applications arrive and change while the workspace is open, so these queries are fetched again when a page opens. */
const LIVE = { staleTime: 0 }

/** The first page is small, so that it appears at once. */
const FURTHER_ROWS = 100

/** @param customColumns the custom AI fields that the list shows */
export const applicationsQuery = (filter: ListFilter, customColumns: readonly string[] = []) =>
  infiniteQueryOptions({
    queryKey: ['applications', 'list', filter, ...(customColumns.length > 0 ? [customColumns] : [])],
    queryFn: ({ signal, pageParam }) =>
      call(contract['applications.list'], {
        query: {
          ...filter,
          ...(customColumns.length > 0 && { custom_columns: customColumns.join(',') }),
          ...(pageParam && { cursor: pageParam, limit: FURTHER_ROWS }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: page => page.next_cursor,
    ...LIVE,
  })

/** Sources and tags that exist. */
export const filterValuesQuery = () =>
  queryOptions({
    queryKey: ['applications', 'filters'],
    queryFn: ({ signal }) => call(contract['applications.filters'], { signal }),
  })

export const countsQuery = () =>
  queryOptions({
    queryKey: ['applications', 'counts'],
    queryFn: ({ signal }) => call(contract['applications.dashboard'], { query: {}, signal }),
    ...LIVE,
  })

/** The number of applications of the jobs of a list. */
export const jobCountsQuery = (jobIds: readonly string[]) =>
  queryOptions({
    queryKey: ['applications', 'job-counts', jobIds],
    queryFn: ({ signal }) =>
      call(contract['applications.countsOfJobs'], { query: { job_ids: jobIds.join(',') }, signal }),
    select: ({ items }) => items,
    enabled: jobIds.length > 0,
    ...LIVE,
  })

export const candidateQuery = (candidateUuid: string) =>
  queryOptions({
    queryKey: ['applications', 'candidate', candidateUuid],
    queryFn: ({ signal }) => call(contract['candidates.read'], { params: { candidate_uuid: candidateUuid }, signal }),
    ...LIVE,
  })

export const exportApplications = (filter: ListFilter) =>
  call(contract['applications.export'], { query: filter, timeoutMs: 300_000 })

export const moveApplication = (id: string, body: Move) =>
  call(contract['applications.status'], { params: { id }, body })
export const previewRejection = (
  id: string,
  body: { email: EmailText | undefined; blind: boolean },
  signal: AbortSignal,
) => call(contract['applications.previewRejection'], { params: { id }, body, signal })
export const cancelMessage = (id: string, messageId: string) =>
  call(contract['applications.cancelMessage'], { params: { id, messageId } })
export const correctResume = (id: string, version: number, details: ResumeDetails) =>
  call(contract['applications.correctResume'], { params: { id }, body: { version, details } })

/** After a change everything about applications is fetched again, so that counts, lists, rankings and the open candidate agree. */
export const refreshApplications = (client: QueryClient) =>
  Promise.all(['applications', 'analysis'].map(key => client.invalidateQueries({ queryKey: [key] })))
