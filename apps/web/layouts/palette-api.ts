import { call } from '#platform/contract/browser.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'

const MOST_CANDIDATES = 6
const MOST_JOBS = 4
/** Candidates by name, address, and words of résumés and answers; jobs by title. What the reader may not see is not found. */
export async function find(search: string, signal: AbortSignal) {
  const [applications, jobs] = await Promise.all([
    call(applicationsContract['applications.list'], {
      query: { search, limit: MOST_CANDIDATES, archived: 'true' },
      signal,
    }),
    call(jobsContract['jobs.list'], { query: { search, limit: MOST_JOBS }, signal }),
  ])
  return { applications: applications.items, jobs: jobs.items }
}
