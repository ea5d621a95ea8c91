import { subscriptionFilter } from '#modules/super-admin/contract/billing-lists.ts'
import { SubscriptionList } from '#modules/super-admin/web/subscription-list.tsx'
import { superAdminPaths } from '../../super-admin-paths.ts'
import { useAddressFilter } from './use-address-filter.ts'

const KEYS = ['status', 'plan_id', 'interval', 'search'] as const

export default function SubscriptionsPage() {
  const [filter, setFilter] = useAddressFilter(subscriptionFilter, KEYS)
  return <SubscriptionList filter={filter} onFilter={setFilter} hrefOf={superAdminPaths.superAdminOrganization} />
}
