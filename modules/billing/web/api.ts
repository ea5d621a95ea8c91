import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { CallInput } from '#platform/contract/client.ts'
import { billingContract as contract } from '../contract.ts'
import type { BillingDetails, Choice, TransactionFilter } from '../contract/shapes.ts'
import { billingFailures as failures } from '../words/failures.ts'
import { orSay } from './or-say.ts'

export const plansQuery = queryOptions({
  queryKey: ['billing', 'plans'],
  queryFn: async ({ signal }) => (await call(contract['billing.plans'], { signal })).items,
})

export const overviewQuery = queryOptions({
  queryKey: ['billing', 'overview'],
  queryFn: ({ signal }) => orSay(call(contract['billing.overview'], { signal }), failures.active),
  staleTime: 0,
})

/** Never cached: the amount changes from day to day. */
export const previewQuery = (choice: Choice) =>
  queryOptions({
    queryKey: ['billing', 'preview', choice],
    queryFn: ({ signal }) => call(contract['billing.preview'], { body: choice, signal }),
    staleTime: 0,
    gcTime: 0,
  })

export const takePlan = (choice: Choice, idempotencyKey: string) =>
  call(contract['billing.create'], { body: choice, idempotencyKey })

export const changePlan = (id: string, body: NonNullable<CallInput<(typeof contract)['billing.change']>['body']>) =>
  call(contract['billing.change'], { params: { id }, body })

export const cancelSubscription = (
  id: string,
  body: NonNullable<CallInput<(typeof contract)['billing.cancel']>['body']>,
) => orSay(call(contract['billing.cancel'], { params: { id }, body }), failures.cancel)

export const resumeSubscription = (id: string) => call(contract['billing.resume'], { params: { id } })

/** Asks the payment provider, for someone who comes back from it before its events do. */
export const refreshSubscription = () => call(contract['billing.refresh'], {})

export const openPortal = () => orSay(call(contract['billing.portal'], {}), failures.portal)

export const detailsQuery = queryOptions({
  queryKey: ['billing', 'details'],
  queryFn: ({ signal }) => call(contract['billing.readDetails'], { signal }),
})
export const saveDetails = (body: BillingDetails) => call(contract['billing.saveDetails'], { body })

export const transactionsQuery = (filter: TransactionFilter) =>
  infiniteQueryOptions({
    queryKey: ['billing', 'transactions', filter],
    queryFn: ({ signal, pageParam }) =>
      orSay(
        call(contract['billing.transactions'], {
          query: { ...filter, limit: 50, ...(pageParam && { cursor: pageParam }) },
          signal,
        }),
        failures.transactions,
      ),
    initialPageParam: '',
    getNextPageParam: page => page.next_cursor,
    staleTime: 0,
  })

export const exportTransactions = (filter: TransactionFilter) =>
  call(contract['billing.exportTransactions'], { query: filter, timeoutMs: 60_000 })

export const downloadInvoice = (transactionId: string) =>
  call(contract['billing.invoice'], { params: { transactionId }, timeoutMs: 60_000 })
