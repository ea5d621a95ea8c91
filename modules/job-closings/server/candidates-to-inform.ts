import type { JobCandidates } from '#modules/jobs/public.ts'
import { countUninformed } from './recipients.read-model.ts'

/** What `jobs` asks before it closes a job. */
export const candidatesToInform: JobCandidates = {
  async uninformed(tx, jobId) {
    const counted = await countUninformed(tx.q, tx.organizationId, jobId).executeTakeFirst()
    return counted?.count ?? 0
  },
}
