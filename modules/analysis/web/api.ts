import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import { analysisContract as contract } from '../contract.ts'

const shown = (blind: boolean) => (blind ? ('true' as const) : ('false' as const))

export const rankingQuery = (jobId: string, blind: boolean) =>
  infiniteQueryOptions({
    queryKey: ['analysis', 'ranking', jobId, blind],
    queryFn: ({ signal, pageParam }) =>
      call(contract['analysis.analyze'], {
        query: { job_id: jobId, blind: shown(blind), cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next_cursor,
    staleTime: 0,
  })

export const comparisonQuery = (jobId: string, ids: readonly string[], blind: boolean) =>
  queryOptions({
    queryKey: ['analysis', 'comparison', jobId, ids.join(), blind],
    queryFn: ({ signal }) =>
      call(contract['analysis.compare'], {
        query: { job_id: jobId, application_ids: ids.join(), blind: shown(blind) },
        signal,
      }),
    staleTime: 0,
  })

export const jobSummaryQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['analysis', 'summary', jobId],
    queryFn: ({ signal }) => call(contract['analysis.summary'], { query: { job_id: jobId }, signal }),
    staleTime: 0,
    select: ({ sentences }) => sentences.map(({ text }) => text).join(' '),
  })
