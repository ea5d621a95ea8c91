import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { activeSubscriptionQuery } from '#modules/billing/web/usage-api.ts'
import { keepSubscription, subscriptionFailed } from '../session.ts'

/** Fetches the active subscription and stores its warnings, flags and limits; on failure they are cleared (specification, section 4). */
export function useSubscriptionRefresh(): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    client.fetchQuery({ ...activeSubscriptionQuery, staleTime: 0 }).then(keepSubscription, subscriptionFailed)
  }, [client])
}
