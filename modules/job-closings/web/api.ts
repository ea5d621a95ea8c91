import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { CallInput } from '#platform/contract/client.ts'
import type { EmailText } from '#modules/applications/contract.ts'
import { jobClosingsContract as contract } from '../contract.ts'

export type ClosingInput = NonNullable<CallInput<(typeof contract)['jobClosings.close']>['body']>

/** How often the report is fetched while candidates are being informed. */
const POLL_MS = 1500

export const closingQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['job-closings', jobId, 'state'],
    queryFn: ({ signal }) => call(contract['jobClosings.read'], { params: { jobId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.last?.state === 'informing' || state.data?.last?.state === 'undoing' ? POLL_MS : false,
  })

export const recipientsQuery = (jobId: string, withoutEmail: boolean) =>
  infiniteQueryOptions({
    queryKey: ['job-closings', jobId, 'recipients', withoutEmail],
    queryFn: ({ signal, pageParam }) =>
      call(contract['jobClosings.recipients'], {
        params: { jobId },
        query: { limit: 50, without_email: withoutEmail ? 'true' : 'false', ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: page => page.next_cursor,
    staleTime: 0,
  })

export const previewClosing = (
  jobId: string,
  applicationId: string,
  email: EmailText | undefined,
  signal: AbortSignal,
) =>
  call(contract['jobClosings.preview'], { params: { jobId }, body: { application_id: applicationId, email }, signal })

export const closeJob = (jobId: string, body: ClosingInput) =>
  call(contract['jobClosings.close'], { params: { jobId }, body })
export const undoClosing = (jobId: string) => call(contract['jobClosings.undo'], { params: { jobId } })

/** Jobs, applications and closings change together. */
export const refreshClosings = (client: QueryClient) =>
  Promise.all(['job-closings', 'jobs', 'applications'].map(key => client.invalidateQueries({ queryKey: [key] })))
