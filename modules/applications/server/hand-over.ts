import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { assignmentsOf, deleteAssignments, insertAssignees, replaceOwner } from './queries.ts'

/** Gives the applications that a person is responsible for or assigned to to another person, or to nobody. */
export async function handOverApplications(tx: OrganizationTransaction, adminId: string, successorId: string | null) {
  await replaceOwner(tx, adminId, successorId)
  if (successorId) {
    const assigned = await assignmentsOf(tx.q, tx.organizationId, adminId).execute()
    for (const { application_id } of assigned) await insertAssignees(tx, application_id, [successorId])
  }
  await deleteAssignments(tx, adminId)
}
