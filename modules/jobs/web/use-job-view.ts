import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { jobsQuery } from './api.ts'
import { inView, type JobView, viewOf } from './job-tabs.tsx'

/** The jobs of the view in the address. */
export function useJobView() {
  const [params, setParams] = useSearchParams()
  const view = viewOf(params.get('view'))
  const jobs = useInfiniteQuery(jobsQuery(view === 'archived' ? 'archived' : 'current'))
  const all = useMemo(() => jobs.data?.pages.flatMap(page => page.items) ?? [], [jobs.data])
  const show = (one: JobView) => setParams(one === 'all' ? {} : { view: one }, { replace: true })
  return { view, show, jobs, all, shown: inView(all, view) }
}
