import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { Round } from '#modules/interview-flows/contract.ts'
import { dryRunsContract as contract } from '../contract.ts'
import type { CandidateKind } from '../policy.ts'

const POLL_MS = 1000

/** The newest dry run of a flow, followed while it is running. */
export const dryRunQuery = (flowId: string) =>
  queryOptions({
    queryKey: ['dry-runs', flowId],
    queryFn: ({ signal }) => call(contract['dryRuns.state'], { params: { id: flowId }, signal }),
    refetchInterval: ({ state: { data } }) => (data?.run?.state === 'running' ? POLL_MS : false),
    staleTime: 0,
  })

export const dryRunAnswersQuery = (flowId: string, dryRunId: string, kind: CandidateKind) =>
  queryOptions({
    queryKey: ['dry-runs', flowId, dryRunId, kind],
    queryFn: ({ signal }) => call(contract['dryRuns.answers'], { params: { id: flowId, dryRunId, kind }, signal }),
    staleTime: Infinity,
  })

export const startDryRun = (flowId: string, round: Round) =>
  call(contract['dryRuns.start'], {
    params: { id: flowId },
    body: { id: crypto.randomUUID(), round_id: round.id, round },
  })

export const cancelDryRun = (flowId: string, dryRunId: string) =>
  call(contract['dryRuns.cancel'], { params: { id: flowId, dryRunId } })

export const refreshDryRun = (client: QueryClient, flowId: string) =>
  client.invalidateQueries({ queryKey: ['dry-runs', flowId], exact: true })
