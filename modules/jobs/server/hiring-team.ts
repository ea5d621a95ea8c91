import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { invalidField } from '#platform/errors/problem-error.ts'
import { adminById } from '#modules/accounts/public.ts'
import type { TeamMember } from '../contract.ts'
import { type TeamRole, teamRoleOf } from '../policy.ts'
import { jobProblems } from '../words/problems.ts'
import type { JobRow } from './queries.ts'

type Team = Pick<JobRow, 'hiring_team' | 'team_roles' | 'team_rounds'>

/** The hiring team of a job with the role and the round of each person. */
export const presentTeam = ({ hiring_team, team_roles, team_rounds }: Team): Required<TeamMember>[] =>
  hiring_team.map(id => ({ id, role: team_roles[id] ?? 'recruiter', round_id: team_rounds[id] ?? null }))

/**
 * The columns of a hiring team. A role that was allowed when it was given stays, and counts at most as the person's own.
 * @throws 422 for people of other organizations, and for roles that a person cannot have
 */
export async function teamColumns(tx: OrganizationTransaction, members: readonly TeamMember[], before?: Team) {
  const roles: Record<string, TeamRole> = {}
  const rounds: Record<string, string> = {}
  for (const [at, { id, role, round_id = before?.team_rounds[id] }] of members.entries()) {
    const admin = await adminById(tx.q, tx.organizationId, id).executeTakeFirst()
    if (!admin || admin.removed_at) throw invalidField('hiring_team', jobProblems.notInOrganization)
    const given = role ?? before?.team_roles[id]
    const allowed = teamRoleOf(admin.role, given)
    if (role && role !== allowed && role !== before?.team_roles[id])
      throw invalidField(`hiring_team.${at}.role`, jobProblems.roleAboveOwn(admin.name))
    roles[id] = given ?? allowed
    if (round_id) rounds[id] = round_id
  }
  return { hiring_team: json(members.map(({ id }) => id)), team_roles: json(roles), team_rounds: json(rounds) }
}
