import { useCallback, useMemo } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from '#ui/router.tsx'
import type { JobCounts } from '../contract.ts'
import { jobTerms } from '../words/terms.ts'
import { jobViewWords as words } from '../words/views.ts'
import { jobsQuery } from './api.ts'

export const VIEWS = ['open', 'draft', 'paused', 'closed', 'archived'] as const
export type JobView = (typeof VIEWS)[number]

export const viewName = (view: JobView) => (view === 'archived' ? words.archived : jobTerms.status[view])

/** The first view with jobs, if the open one has none: where a person finds something to do. */
export const viewWithJobs = (counts: JobCounts): JobView | undefined => VIEWS.find(view => counts[view] > 0)

/** The view and the search in the address, and the jobs that match. */
export function useJobView() {
  const [params, setParams] = useSearchParams()
  const view = VIEWS.find(one => one === params.get('view')) ?? 'open'
  const search = params.get('search') ?? ''
  const jobs = useInfiniteQuery(jobsQuery({ view, search: search || undefined }))
  const all = useMemo(() => jobs.data?.pages.flatMap(({ items }) => items) ?? [], [jobs.data])
  const set = useCallback(
    (name: string, value: string | null) =>
      setParams(
        before => {
          const after = new URLSearchParams(before)
          if (value) after.set(name, value)
          else after.delete(name)
          return after
        },
        { replace: true },
      ),
    [setParams],
  )
  return {
    view,
    search,
    jobs,
    all,
    show: useCallback((one: JobView) => set('view', one === 'open' ? null : one), [set]),
    find: useCallback((text: string) => set('search', text || null), [set]),
  }
}
