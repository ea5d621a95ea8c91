import './tables.ts'
import { type Kysely, sql } from 'kysely'
import { seesAllJobs } from '#platform/access/policy.ts'
import { ADMIN_ROLES } from '#platform/access/roles.ts'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/accounts/public.ts'
import '#modules/jobs/public.ts'

// Reads across modules: people by their role, the hiring team of the job and the people assigned to the application.

const MOST_PEOPLE = 500

/** The people who can see an application, by name. The same rule as `applicationsVisibleTo`, from the other side. */
export const peopleWhoSee = (q: Kysely<Tables>, organizationId: string, applicationId: string) =>
  q
    .selectFrom('admins as m')
    .innerJoin('applications as a', 'a.organization_id', 'm.organization_id')
    .select(['m.id', 'm.name'])
    .where('m.organization_id', '=', organizationId)
    .where('a.id', '=', applicationId)
    .where('m.removed_at', 'is', null)
    .where('m.email_verified_at', 'is not', null)
    .where(eb =>
      eb.or([
        eb('m.role', 'in', ADMIN_ROLES.filter(seesAllJobs)),
        sql<boolean>`exists (select 1 from job_openings j where j.organization_id = a.organization_id and j.id = a.job_id
          and j.hiring_team ? m.id::text)`,
        sql<boolean>`exists (select 1 from application_assignees s where s.organization_id = a.organization_id
          and s.application_id = a.id and s.admin_id = m.id)`,
      ]),
    )
    .orderBy('m.name')
    .orderBy('m.id')
    .limit(MOST_PEOPLE)

/** Which of the given people can see an application. */
export const whoSees = (
  q: Kysely<Tables>,
  organizationId: string,
  applicationId: string,
  adminIds: readonly string[],
) => peopleWhoSee(q, organizationId, applicationId).where('m.id', '=', sql<string>`any(${adminIds})`)
