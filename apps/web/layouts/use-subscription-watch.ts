import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { activeSubscriptionQuery } from '#modules/billing/web/api.ts'
import { organizationSettingsQuery } from '#modules/organizations/web/api.ts'
import { keepLook, keepSubscription, subscriptionFailed } from '../session.ts'

/** Fetches the active subscription whenever the layout enters sidebar mode (specification, section 4), and the organization's look beside it. */
export function useSubscriptionWatch(): void {
  const client = useQueryClient()
  useEffect(() => {
    client.fetchQuery({ ...activeSubscriptionQuery, staleTime: 0 }).then(keepSubscription, subscriptionFailed)
    client.fetchQuery(organizationSettingsQuery).then(
      reply => keepLook(reply.settings),
      () => undefined, // The look of the last visit stays; nothing depends on it.
    )
  }, [client])
}
