import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { ListFilter } from './api.ts'

export type FilterChange = Partial<Record<keyof ListFilter, string | null>>

const FILTERS = ['search', 'job_id', 'stage', 'outcome', 'min_score', 'knockout', 'tag', 'sort'] as const

/** The list's filters. They are part of the address, so that Back works and links can be shared. */
export function useListFilter() {
  const [params, setParams] = useSearchParams()
  const filter = useMemo(
    () =>
      Object.fromEntries(FILTERS.flatMap(name => (params.get(name) ? [[name, params.get(name)]] : []))) as ListFilter,
    [params],
  )
  const change = useCallback(
    (next: FilterChange) =>
      setParams(
        before => {
          const after = new URLSearchParams(before)
          for (const [name, value] of Object.entries(next)) {
            if (value) after.set(name, value)
            else after.delete(name)
          }
          return after
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return {
    filter,
    change,
    address: params.toString(),
    isFiltered: FILTERS.some(name => name !== 'sort' && filter[name]),
    clear: () => change(Object.fromEntries(FILTERS.map(name => [name, null]))),
  }
}
