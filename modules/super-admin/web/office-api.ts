import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { CallInput } from '#platform/contract/client.ts'
import { superAdminContract as contract } from '../contract.ts'
import type { PaymentFilter, SubscriptionFilter } from '../contract/billing-lists.ts'

type Body<K extends keyof typeof contract> = NonNullable<CallInput<(typeof contract)[K]>['body']>

export const overviewQuery = queryOptions({
  queryKey: ['super-admin', 'overview'],
  queryFn: ({ signal }) => call(contract['superAdmin.overview'], { signal }),
  staleTime: 0,
})

export const subscriptionsQuery = (filter: SubscriptionFilter) =>
  infiniteQueryOptions({
    queryKey: ['super-admin', 'subscriptions', filter],
    queryFn: ({ signal, pageParam }) =>
      call(contract['superAdmin.subscriptions'], {
        query: { ...filter, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: page => page.next_cursor,
    staleTime: 0,
  })

export const exportSubscriptions = (filter: SubscriptionFilter) =>
  call(contract['superAdmin.exportSubscriptions'], { query: filter, timeoutMs: 60_000 })

export const paymentsQuery = (filter: PaymentFilter) =>
  infiniteQueryOptions({
    queryKey: ['super-admin', 'transactions', filter],
    queryFn: ({ signal, pageParam }) =>
      call(contract['superAdmin.transactions'], {
        query: { ...filter, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: page => page.next_cursor,
    staleTime: 0,
  })

export const exportPayments = (filter: PaymentFilter) =>
  call(contract['superAdmin.exportTransactions'], { query: filter, timeoutMs: 60_000 })

export const settingsQuery = queryOptions({
  queryKey: ['super-admin', 'settings'],
  queryFn: ({ signal }) => call(contract['superAdmin.readSettings'], { signal }),
  staleTime: 0,
})
export const editSettings = (body: Body<'superAdmin.editSettings'>) =>
  call(contract['superAdmin.editSettings'], { body })
export const announce = (text: string) => call(contract['superAdmin.announce'], { body: { text } })
export const endAnnouncement = () => call(contract['superAdmin.endAnnouncement'], {})
export const inviteOrganization = (email: string) =>
  call(contract['superAdmin.inviteOrganization'], { body: { email } })
export const withdrawOrganization = (id: string) =>
  call(contract['superAdmin.withdrawOrganization'], { params: { id } })

export const peopleQuery = queryOptions({
  queryKey: ['super-admin', 'people'],
  queryFn: ({ signal }) => call(contract['superAdmin.people'], { signal }),
  staleTime: 0,
})
export const inviteSuperAdmin = (body: Body<'superAdmin.invite'>) => call(contract['superAdmin.invite'], { body })
export const withdrawInvitation = (id: string) => call(contract['superAdmin.withdrawInvitation'], { params: { id } })
export const removeSuperAdmin = (id: string) => call(contract['superAdmin.remove'], { params: { id } })

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['super-admin', 'invitation', token],
    queryFn: ({ signal }) => call(contract['superAdmin.readInvitation'], { params: { token }, signal }),
  })
export const acceptInvitation = (token: string, body: Body<'superAdmin.acceptInvitation'>) =>
  call(contract['superAdmin.acceptInvitation'], { params: { token }, body })

export const failedTasksQuery = queryOptions({
  queryKey: ['super-admin', 'failed-tasks'],
  queryFn: ({ signal }) => call(contract['superAdmin.failedTasks'], { signal }),
  staleTime: 0,
})
export const runTaskAgain = (id: string) => call(contract['superAdmin.runTaskAgain'], { params: { id } })
