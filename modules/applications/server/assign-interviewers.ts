import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { insertAssignees } from './queries.ts'

/** Lets a candidate's interviewers see the application, even if they are not on the job's hiring team. */
export async function assignInterviewers(
  tx: OrganizationTransaction,
  applicationId: string,
  adminIds: readonly string[],
): Promise<void> {
  await insertAssignees(tx, applicationId, adminIds)
}
