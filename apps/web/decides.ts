import { useQuery } from '@tanstack/react-query'
import { seesAllJobs } from '#platform/access/policy.ts'
import { decidedJobsQuery } from '#modules/jobs/web/api.ts'
import { useCan, useRole } from './session.ts'

/**
 * Whether the signed-in person decides about the candidates of a job, and edits it. Hiring managers can be interviewers on some jobs.
 * The server decides; screens hide what it would reject.
 */
export function useDecidesOn(): (jobId: string) => boolean {
  const role = useRole()
  const decides = useCan('candidates.decide')
  const isScoped = decides && role !== null && !seesAllJobs(role)
  const { data } = useQuery({ ...decidedJobsQuery(), enabled: isScoped })
  return jobId => decides && (!isScoped || Boolean(data?.includes(jobId)))
}
