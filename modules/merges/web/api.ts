import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import { mergesContract as contract } from '../contract.ts'

export const duplicatesQuery = () =>
  infiniteQueryOptions({
    queryKey: ['merges', 'list'],
    queryFn: ({ signal, pageParam }) =>
      call(contract['duplicates.list'], { query: { limit: 25, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: page => page.next_cursor,
    staleTime: 0,
  })

export const duplicatesOfQuery = (candidate_uuid: string) =>
  queryOptions({
    queryKey: ['merges', 'of', candidate_uuid],
    queryFn: ({ signal }) => call(contract['duplicates.of'], { params: { candidate_uuid }, signal }),
    staleTime: 0,
  })

export const decideDuplicate = ([candidate_uuid, otherId]: readonly [string, string], dismissed: boolean) =>
  call(contract['duplicates.decide'], { params: { candidate_uuid, otherId }, body: { dismissed } })

export const refreshMerges = (client: QueryClient) => client.invalidateQueries({ queryKey: ['merges'] })
