import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import { type FirstRun, firstRunContract as contract, type Mark } from '../contract.ts'

export const firstRunQuery = () =>
  queryOptions({
    queryKey: ['first-run'],
    queryFn: ({ signal }) => call(contract['firstRun.read'], { signal }),
    // Steps are taken on other pages and on the phone.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

export const markStep = (mark: Mark, done: boolean) => call(contract['firstRun.mark'], { body: { mark, done } })
export const showFirstRun = (client: QueryClient, firstRun: FirstRun) =>
  client.setQueryData(firstRunQuery().queryKey, firstRun)
