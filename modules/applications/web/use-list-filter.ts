import { useCallback, useMemo } from 'react'
import { useSearchParams } from '#ui/router.tsx'
import type { ListFilter } from './api.ts'
import { FILTER_CHECKS, FILTER_NAMES } from './filter-checks.ts'

export type FilterChange = Partial<Record<keyof ListFilter, string | null>>

/** The filter in an address. What is not valid is left out, so that an old or mistyped link still shows a list. */
function filterIn(params: URLSearchParams): ListFilter {
  const valid = [...FILTER_NAMES, 'sort' as const].flatMap(name => {
    const value = params.get(name)
    return value && FILTER_CHECKS[name](value) ? [[name, value]] : []
  })
  return Object.fromEntries(valid) as ListFilter
}

/** The list's filters. They are part of the address, so that Back works and links can be shared. */
export function useListFilter() {
  const [params, setParams] = useSearchParams()
  const filter = useMemo(() => filterIn(params), [params])
  const change = useCallback(
    (next: FilterChange) =>
      setParams(
        before => {
          const after = new URLSearchParams(before)
          for (const [name, value] of Object.entries(next)) {
            if (value) after.set(name, value)
            else after.delete(name)
          }
          // A requirement belongs to its job.
          if ('job_id' in next) after.delete('requirement')
          return after
        },
        { replace: true },
      ),
    [setParams],
  )
  return {
    filter,
    change,
    address: params.toString(),
    isFiltered: FILTER_NAMES.some(name => filter[name] !== undefined),
    clear: () => change(Object.fromEntries(FILTER_NAMES.map(name => [name, null]))),
  }
}
