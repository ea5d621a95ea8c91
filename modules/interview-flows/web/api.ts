import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import { interviewFlowsContract as contract } from '../contract.ts'

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
