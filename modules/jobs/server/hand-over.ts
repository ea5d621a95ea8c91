import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { TEAM_ROLES } from '../policy.ts'
import { joinHiringTeams, leaveHiringTeams, memberships, takeOverRounds } from './queries.ts'

/** Replaces a person on all hiring teams by another, who gets their roles and rounds, or by nobody. */
export async function handOverJobs(tx: OrganizationTransaction, adminId: string, successorId: string | null) {
  if (successorId) {
    const jobs = await memberships(tx.q, tx.organizationId, adminId).execute()
    for (const role of TEAM_ROLES) {
      const ids = jobs.filter(one => (one.role ?? 'recruiter') === role).map(({ id }) => id)
      if (ids.length > 0) await joinHiringTeams(tx, ids, successorId, role)
    }
    await takeOverRounds(tx, adminId, successorId)
  }
  await leaveHiringTeams(tx, adminId)
}
