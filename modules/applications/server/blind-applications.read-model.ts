import './tables.ts'
import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#platform/access/viewer.ts'
import type { Tables } from '#platform/db/tables.ts'
import { knownNames } from './known-names.read-model.ts'

// Reads across modules: blind review is a setting of the organization, and ends for a person with their scorecard.

/** Whether an application, as `a`, is blind for a person. */
export const isBlind = (adminId: string) => sql<boolean>`(
  exists (select 1 from organization_settings s where s.organization_id = a.organization_id and s.blind_review)
  and not exists (
    select 1 from scorecards k where k.organization_id = a.organization_id and k.application_id = a.id
      and k.admin_id = ${adminId} and k.submitted_at is not null))`

type Person = Pick<Viewer, 'organizationId' | 'adminId'>

/** Those of the given applications that are blind for a person. The ids can also be those of candidates, bookings and screenings. */
export const blindApplications = (q: Kysely<Tables>, { organizationId, adminId }: Person, ids: readonly string[]) =>
  q
    .selectFrom('applications as a')
    .innerJoin('candidates as c', join =>
      join.onRef('c.organization_id', '=', 'a.organization_id').onRef('c.id', '=', 'a.candidate_id'),
    )
    .select(['a.id', 'a.candidate_id', 'c.email', 'c.phone', 'c.location', 'c.links', knownNames.as('names')])
    .where('a.organization_id', '=', organizationId)
    // Without blind review, nothing else is read.
    .where(
      sql<boolean>`exists (select 1 from organization_settings s where s.organization_id = ${organizationId} and s.blind_review)`,
    )
    .where(isBlind(adminId))
    // Each kind of ID is looked up in its index. As alternatives of one condition, all applications would be read.
    .where(
      sql<boolean>`a.id in (
        select unnest(${ids}::uuid[])
        union select p.id from applications p where p.organization_id = ${organizationId} and p.candidate_id = any(${ids}::uuid[])
        union select b.subject_id from bookings b where b.organization_id = ${organizationId} and b.id = any(${ids}::uuid[])
        union select r.application_id from screenings r where r.organization_id = ${organizationId} and r.id = any(${ids}::uuid[])
        union select v.application_id from evaluations v where v.organization_id = ${organizationId} and v.id = any(${ids}::uuid[]))`,
    )

/** The people of applications, with what tells who they are. */
export const peopleOf = (q: Kysely<Tables>, organizationId: string, ids: readonly string[]) =>
  q
    .selectFrom('applications as a')
    .innerJoin('candidates as c', join =>
      join.onRef('c.organization_id', '=', 'a.organization_id').onRef('c.id', '=', 'a.candidate_id'),
    )
    .select(['a.id', 'a.candidate_id', 'c.email', 'c.phone', 'c.location', 'c.links', knownNames.as('names')])
    .where('a.organization_id', '=', organizationId)
    .where('a.id', '=', sql<string>`any(${ids})`)
