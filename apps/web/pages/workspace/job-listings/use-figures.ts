import { useQueries } from '@tanstack/react-query'
import { MOST_NEW, STAGE_NAMES, STAGES } from '#modules/applications/policy.ts'
import { jobCountsQuery } from '#modules/applications/web/api.ts'
import type { Job } from '#modules/jobs/contract.ts'
import type { ApplicationFigures } from '#modules/jobs/web/job-figures.tsx'
import { paths, withQuery } from '../../../paths.ts'

const stages = STAGES.map(id => ({ id, name: STAGE_NAMES[id] }))

/** The number of applications of the listed jobs, asked once for each page of the list. */
export function useFigures(pages: readonly { readonly items: readonly Job[] }[]): ApplicationFigures {
  const counts = useQueries({ queries: pages.map(({ items }) => jobCountsQuery(items.map(({ id }) => id))) })
  const byJob = new Map(counts.flatMap(({ data = [] }) => data.map(one => [one.job_id, one] as const)))
  return {
    stages,
    mostNew: MOST_NEW,
    of: job => byJob.get(job.id),
    hrefOf: (job, stage) => withQuery(paths.applications(), { job_id: job.id, stage }),
  }
}
