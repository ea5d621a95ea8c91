import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { insertAssignees } from './queries.ts'

/** Lets the people who interview a candidate see the application, whatever job it is for. */
export async function assignInterviewers(
  tx: OrganizationTransaction,
  applicationId: string,
  adminIds: readonly string[],
): Promise<void> {
  await insertAssignees(tx, applicationId, adminIds)
}
