import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { jobsQuery } from '#modules/jobs/web/api.ts'

/** All jobs outside the archive; null until they have loaded. */
export function useAllJobs() {
  const jobs = useInfiniteQuery(jobsQuery({}))
  const { hasNextPage, isFetching, fetchNextPage } = jobs
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage()
  }, [hasNextPage, isFetching, fetchNextPage])
  return {
    error: jobs.error,
    refetch: jobs.refetch,
    all: jobs.data && !hasNextPage ? jobs.data.pages.flatMap(page => page.items) : null,
  }
}
