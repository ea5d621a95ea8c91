import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { ReplyOf } from '#platform/contract/endpoint.ts'
import { interviewFlowsContract as contract } from '../contract.ts'

export type Flow = ReplyOf<(typeof contract)['flows.read']>

export const flowsQuery = () =>
  queryOptions({
    queryKey: ['interview-flows', 'list'],
    queryFn: ({ signal }) => call(contract['flows.list'], { signal }),
  })

export const interviewSettingsQuery = () =>
  queryOptions({
    queryKey: ['interview-flows', 'settings'],
    queryFn: ({ signal }) => call(contract['interviewSettings.list'], { signal }),
  })
