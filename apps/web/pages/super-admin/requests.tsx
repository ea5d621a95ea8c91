import { requestFilter } from '#modules/site/contract.ts'
import { RequestList } from '#modules/site/web/request-list.tsx'
import { useMayEdit } from '#modules/super-admin/web/use-may-edit.ts'
import { useAddressFilter } from './use-address-filter.ts'

const KEYS = ['state', 'kind'] as const

export default function RequestsPage() {
  const [filter, setFilter] = useAddressFilter(requestFilter, KEYS)
  return <RequestList filter={filter} onFilter={setFilter} mayEdit={useMayEdit()} />
}
