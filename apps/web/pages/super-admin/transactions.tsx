import { paymentFilter } from '#modules/super-admin/contract/billing-lists.ts'
import { PaymentList } from '#modules/super-admin/web/payment-list.tsx'
import { superAdminPaths } from '../../super-admin-paths.ts'
import { useAddressFilter } from './use-address-filter.ts'

const KEYS = ['status', 'currency', 'search', 'from', 'to'] as const

export default function TransactionsPage() {
  const [filter, setFilter] = useAddressFilter(paymentFilter, KEYS)
  return <PaymentList filter={filter} onFilter={setFilter} hrefOf={superAdminPaths.superAdminOrganization} />
}
