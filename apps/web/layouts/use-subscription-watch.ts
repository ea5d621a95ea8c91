import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { adminQuery } from '#modules/accounts/web/api.ts'
import { organizationSettingsQuery, publicSettingsQuery } from '#modules/organizations/web/api.ts'
import { can } from '#platform/access/policy.ts'
import { toast } from '#ui/toast-queue.ts'
import { keepLook, keepRole, useOrganizationId, useRole, useUserId } from '../session.ts'
import { useSubscriptionRefresh } from './use-subscription-refresh.ts'

/**
 * Fetches the active subscription when the sidebar layout opens (specification, section 4), and the organization's branding.
 * Roles without access to the usage do not request it.
 */
export function useSubscriptionWatch(): void {
  const client = useQueryClient()
  const userId = useUserId()
  const { data: admin } = useQuery({ ...adminQuery(userId ?? ''), enabled: userId !== null })
  useEffect(() => {
    if (admin) keepRole(admin.role)
  }, [admin])
  const role = useRole()
  const readsUsage = role && can(role, 'usage.read')
  const fetchSubscription = useSubscriptionRefresh()
  useEffect(() => {
    if (readsUsage) fetchSubscription()
  }, [fetchSubscription, readsUsage])
  const organizationId = useOrganizationId()
  const readsSettings = role && can(role, 'organization.settings')
  useEffect(() => {
    if (!organizationId || readsSettings === null) return
    // Everyone may read the public settings; the other settings are for admins.
    const look = readsSettings
      ? client.fetchQuery(organizationSettingsQuery).then(({ settings }) => settings)
      : client.fetchQuery(publicSettingsQuery(organizationId)).then(({ settings }) => settings)
    // On failure the branding of the last visit stays.
    look.then(keepLook, (error: Error) => toast({ title: error.message, tone: 'danger' }))
  }, [client, organizationId, readsSettings])
}
