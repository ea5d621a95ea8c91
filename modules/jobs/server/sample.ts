import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { jobsContract } from '../contract.ts'
import { createJob } from './create-job.ts'
import { type JobRow, updateJob } from './queries.ts'

/** Creates a fictional job that is open in the workspace, but neither public nor counted toward the plan. */
export async function addSampleJob(
  tx: OrganizationTransaction,
  input: BodyOf<(typeof jobsContract)['jobs.create']>,
  adminId: string,
  now: Date,
): Promise<JobRow> {
  const { id } = await createJob(tx, input, adminId, now)
  return updateJob(tx, id, { sample: true, status: 'open', published_at: now })
}
