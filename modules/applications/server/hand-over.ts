import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { copyAssignments, deleteAssignments, replaceOwner } from './queries.ts'

/** Gives the applications that a person is responsible for or assigned to to another person, or to nobody. */
export async function handOverApplications(tx: OrganizationTransaction, adminId: string, successorId: string | null) {
  if (successorId) await copyAssignments(tx, adminId, successorId)
  await replaceOwner(tx, adminId, successorId)
  await deleteAssignments(tx, adminId)
}
