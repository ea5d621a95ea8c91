import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { CallInput } from '#platform/contract/client.ts'
import { shareLinksContract as contract } from '../contract.ts'

type Input = NonNullable<CallInput<(typeof contract)['shareLinks.create']>['body']>

export const shareLinksQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['applications', 'share-links', applicationId],
    queryFn: ({ signal }) => call(contract['shareLinks.list'], { params: { id: applicationId }, signal }),
    select: ({ items }) => items,
    staleTime: 0,
  })

export const createShareLink = (id: string, body: Input) =>
  call(contract['shareLinks.create'], { params: { id }, body })
export const revokeShareLink = (id: string, linkId: string) =>
  call(contract['shareLinks.revoke'], { params: { id, linkId } })
