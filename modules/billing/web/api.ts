import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import { billingContract } from '../contract.ts'

export const activeSubscriptionQuery = queryOptions({
  queryKey: ['billing', 'active-subscription'],
  queryFn: ({ signal }) => call(billingContract['billing.activeSubscription'], { signal }),
})
