import { useCallback } from 'react'
import { useSearchParams } from '#ui/router.tsx'
import type { OrganizationFilter } from '../../contract.ts'
import { ORGANIZATION_SORTS, ORGANIZATION_STATES } from '../../policy.ts'

type Key = 'search' | 'state' | 'plan_id' | 'country' | 'sort'

/** The filters of the list, in the page's address. Values that are not valid are ignored. */
export function useOrganizationFilter() {
  const [params, setParams] = useSearchParams()
  const text = (key: Key) => params.get(key) || undefined
  const filter: OrganizationFilter = {
    search: text('search'),
    state: ORGANIZATION_STATES.find(one => one === text('state')),
    plan_id: /^[0-9a-f-]{36}$/i.exec(text('plan_id') ?? '')?.[0],
    country: /^[A-Z]{2}$/.exec(text('country') ?? '')?.[0],
    sort: ORGANIZATION_SORTS.find(one => one === text('sort')) ?? 'newest',
  }
  const change = useCallback(
    (part: Partial<Record<Key, string>>) =>
      setParams(
        before => {
          for (const [key, value] of Object.entries(part)) {
            if (value) before.set(key, value)
            else before.delete(key)
          }
          return before
        },
        { replace: true },
      ),
    [setParams],
  )
  const isFiltered = Boolean(filter.search ?? filter.state ?? filter.plan_id ?? filter.country)
  const clear = () => change({ search: '', state: '', plan_id: '', country: '' })
  return { filter, change, clear, isFiltered }
}
