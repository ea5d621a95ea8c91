import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { CallInput } from '#platform/contract/client.ts'
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

export const mergePreviewQuery = (kept: string, merged: string) =>
  queryOptions({
    queryKey: ['merges', 'preview', kept, merged],
    queryFn: ({ signal }) => call(contract['merges.preview'], { query: { kept, merged }, signal }),
    staleTime: 0,
  })

type Merge = NonNullable<CallInput<(typeof contract)['merges.create']>['body']>

export const mergeCandidates = (body: Merge) => call(contract['merges.create'], { body })
export const undoMerge = (mergeId: string) => call(contract['merges.undo'], { params: { mergeId } })

/** A merge changes lists, counts and the pages of both candidates. */
export const refreshAfterMerge = (client: QueryClient) =>
  Promise.all(
    ['merges', 'applications', 'analysis', 'dashboard', 'interviews', 'evaluation'].map(key =>
      // The comparison of what was merged is over.
      client.invalidateQueries({ queryKey: [key], predicate: ({ queryKey }) => queryKey[1] !== 'preview' }),
    ),
  )
