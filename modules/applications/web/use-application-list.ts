import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listPageWords as words } from '../words/list-page.ts'
import { applicationsQuery, countsQuery } from './api.ts'
import { useListFilter } from './use-list-filter.ts'

/** The applications that match the filter in the address, and the counts of all. */
export function useApplicationList(layout: 'table' | 'board', customColumns: readonly string[] = []) {
  const filtering = useListFilter()
  const counts = useQuery(countsQuery())
  const list = useInfiniteQuery({ ...applicationsQuery(filtering.filter, customColumns), enabled: layout === 'table' })
  const items = useMemo(() => list.data?.pages.flatMap(page => page.items) ?? [], [list.data])
  const totals = counts.data && totalText(counts.data)
  return {
    ...filtering,
    counts: counts.data,
    totals,
    list,
    items,
    total: list.data?.pages[0]?.total_label ?? '',
    first: list.data?.pages[0],
  }
}

const totalText = ({ total, active }: { total: number; active: number }) =>
  total === 0 ? words.none : words.totals(total, active)
