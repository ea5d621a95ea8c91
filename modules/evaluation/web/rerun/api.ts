import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import { evaluationContract as contract, type RerunScope } from '../../contract.ts'

/** While a rerun is running its progress is fetched again, in ms. */
const FOLLOW_MS = 2000

export const rerunQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['analysis', 'rerun', jobId],
    queryFn: ({ signal }) => call(contract['evaluation.rerunState'], { params: { jobId }, signal }),
    staleTime: 0,
    refetchInterval: query => (query.state.data?.rerun?.state === 'running' ? FOLLOW_MS : false),
  })

export const startRerun = (jobId: string, body: { id: string; scope: RerunScope }) =>
  call(contract['evaluation.rerun'], { params: { jobId }, body })
export const cancelRerun = (jobId: string, rerunId: string) =>
  call(contract['evaluation.cancelRerun'], { params: { jobId, rerunId } })
