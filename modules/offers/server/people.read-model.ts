import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import { can, seesAllJobs } from '#platform/access/policy.ts'
import { ADMIN_ROLES } from '#platform/access/roles.ts'
import '#modules/accounts/public.ts'
import '#modules/applications/public.ts'
import '#modules/jobs/public.ts'

// Reads across modules: who may decide about an application depends on roles and on the job's hiring team, as in `ownJobIds`.

const DECIDING = ADMIN_ROLES.filter(role => can(role, 'candidates.decide'))
const DECIDING_EVERYWHERE = DECIDING.filter(seesAllJobs)

/** Whether a person (`p`) may decide about an application. */
const decides = (organizationId: string, applicationId: RawBuilder<string>) => sql<boolean>`(
  p.removed_at is null and p.email_verified_at is not null and p.role = any(${DECIDING})
  and (p.role = any(${DECIDING_EVERYWHERE}) or exists (
    select 1 from applications a join job_openings j on j.organization_id = a.organization_id and j.id = a.job_id
    where a.organization_id = ${organizationId} and a.id = ${applicationId}
      and j.hiring_team ? p.id::text and (j.team_roles ->> p.id::text) is distinct from 'interviewer')))`

/** The people who may decide about an application, by name. */
export const decidersOf = (q: Kysely<Tables>, organizationId: string, applicationId: string) =>
  q
    .selectFrom('admins as p')
    .select(['p.id', 'p.name', 'p.email'])
    .where('p.organization_id', '=', organizationId)
    .where(decides(organizationId, sql`${applicationId}`))
    .orderBy('p.name')
    .orderBy('p.id')
    .limit(200)

/** Open approvals that were asked of people who may no longer decide about the application. */
export const approvalsOfNonDeciders = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('offer_approvals as d')
    .innerJoin('offers as o', join =>
      join.onRef('o.organization_id', '=', 'd.organization_id').onRef('o.id', '=', 'd.offer_id'),
    )
    .innerJoin('admins as p', join =>
      join.onRef('p.organization_id', '=', 'd.organization_id').onRef('p.id', '=', 'd.admin_id'),
    )
    .select(['d.id', 'd.offer_id', 'o.application_id'])
    .where('d.organization_id', '=', organizationId)
    .where('d.decision', 'is', null)
    .where(sql<boolean>`not ${decides(organizationId, sql.ref('o.application_id'))}`)
    .orderBy('d.asked_at')
    .orderBy('d.id')

/** The names of the people who worked on an application's offers, also of those who were removed. */
export const namesOnOffers = (q: Kysely<Tables>, organizationId: string, applicationId: string) =>
  q
    .selectFrom('admins as p')
    .select(['p.id', 'p.name'])
    .where('p.organization_id', '=', organizationId)
    .where(
      sql<boolean>`p.id in (
        select unnest(array[o.created_by, o.sent_by]) from offers o
          where o.organization_id = ${organizationId} and o.application_id = ${applicationId}
        union select v.created_by from offer_versions v join offers o on o.organization_id = v.organization_id and o.id = v.offer_id
          where o.organization_id = ${organizationId} and o.application_id = ${applicationId}
        union select d.admin_id from offer_approvals d join offers o on o.organization_id = d.organization_id and o.id = d.offer_id
          where o.organization_id = ${organizationId} and o.application_id = ${applicationId})`,
    )
