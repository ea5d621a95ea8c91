import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { joinHiringTeams, leaveHiringTeams, ownJobIds } from './queries.ts'

/** Replaces a person on all hiring teams by another, or by nobody. */
export async function handOverJobs(tx: OrganizationTransaction, adminId: string, successorId: string | null) {
  const jobs = await ownJobIds(tx.q, tx.organizationId, adminId).execute()
  const ids = jobs.map(({ id }) => id)
  if (successorId) await joinHiringTeams(tx, ids, successorId)
  await leaveHiringTeams(tx, adminId)
}
