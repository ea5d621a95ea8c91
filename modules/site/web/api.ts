import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { CallInput } from '#platform/contract/client.ts'
import { type ContactRequest, type RequestFilter, siteContract as contract } from '../contract.ts'

type CallBody = NonNullable<CallInput<(typeof contract)['site.editRequest']>['body']>

export const sendRequest = (body: ContactRequest) => call(contract['site.contact'], { body })

export const requestsQuery = (filter: RequestFilter) =>
  infiniteQueryOptions({
    queryKey: ['site', 'requests', filter],
    queryFn: ({ signal, pageParam }) =>
      call(contract['site.requests'], { query: { ...filter, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: page => page.next_cursor,
    staleTime: 0,
  })

export const confirmAgain = (id: string) => call(contract['site.confirmAgain'], { params: { id } })

export const editRequest = (id: string, body: CallBody) => call(contract['site.editRequest'], { params: { id }, body })
