import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/shapes.ts'

const number = z.number().int()

const applicationsOfJob = z.object({
  job_id: id,
  active: number,
  total: number,
  /** Active applications by stage. */
  by_stage: z.record(z.string(), number),
  /** Received in the last 7 days, counted up to 100. */
  new: number,
})

/** How many applications the jobs of a list have. */
export const jobCountCalls = contract({
  'applications.countsOfJobs': {
    method: 'GET',
    path: '/api/applications/job-counts',
    who: 'jobs.read',
    summary:
      'The number of applications of up to 100 jobs: active ones, those in each stage, and those of the last 7 days.',
    query: z.object({
      /** The IDs of the jobs, separated by commas. */
      job_ids: z
        .string()
        .max(100 * 37)
        .default('')
        .transform(text => text.split(',').filter(Boolean))
        .pipe(z.array(id).max(100)),
    }),
    reply: z.object({ items: z.array(applicationsOfJob) }),
  },
})
