import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import { usageContract } from '../contract/usage.ts'
import { billingFailures } from '../words/failures.ts'
import { orSay } from './or-say.ts'

export const activeSubscriptionQuery = queryOptions({
  queryKey: ['billing', 'active-subscription'],
  queryFn: ({ signal }) => orSay(call(usageContract['billing.activeSubscription'], { signal }), billingFailures.active),
})
