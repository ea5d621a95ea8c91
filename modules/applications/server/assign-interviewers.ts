import type { OrganizationTransaction } from '#platform/db/organization.ts'

/** Lets the people who interview a candidate see the application, whatever job it is for. */
export async function assignInterviewers(
  tx: OrganizationTransaction,
  applicationId: string,
  adminIds: readonly string[],
): Promise<void> {
  await tx.q
    .insertInto('application_assignees')
    .values(adminIds.map(admin_id => ({ organization_id: tx.organizationId, application_id: applicationId, admin_id })))
    .onConflict(oc => oc.doNothing())
    .execute()
}
