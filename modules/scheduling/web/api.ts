import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { CallInput } from '#platform/contract/client.ts'
import type { ReplyOf } from '#platform/contract/endpoint.ts'
import { schedulingContract as contract } from '../contract.ts'

export type Availability = ReplyOf<(typeof contract)['availability.read']>
export type AvailabilityInput = NonNullable<CallInput<(typeof contract)['availability.save']>['body']>

export const availabilityQuery = (id: string) =>
  queryOptions({
    queryKey: ['scheduling', 'availability', id],
    queryFn: ({ signal }) => call(contract['availability.read'], { query: { admin_id: id }, signal }),
    staleTime: 0,
  })

export const saveAvailability = (id: string, body: AvailabilityInput) =>
  call(contract['availability.save'], { query: { admin_id: id }, body })

export const previewQuery = (id: string, body: AvailabilityInput) =>
  queryOptions({
    queryKey: ['scheduling', 'preview', id, body],
    queryFn: ({ signal }) => call(contract['availability.preview'], { query: { admin_id: id }, body, signal }),
    staleTime: 0,
  })
