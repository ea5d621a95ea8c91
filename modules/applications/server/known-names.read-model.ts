import './tables.ts'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'

// Reads across modules: people also tell their name in their résumés and in what they correct.

/**
 * All names that are known of the candidate `c`: their own and those of candidates who were merged into them, of everything they
 * submitted, as each of their résumés has it, and as it was corrected.
 */
export const knownNames = sql<string[]>`array(
  with recursive people as (
    select c.organization_id, c.id, c.name
    union select m.organization_id, m.id, m.name from candidates m
      join people p on m.organization_id = p.organization_id and m.merged_into = p.id),
  owned as (
    select o.organization_id, o.id, o.answers from applications o
      join people p on p.organization_id = o.organization_id and p.id = o.candidate_id),
  files as (
    select r.organization_id, r.id, r.profile from resumes r
      join owned o on o.organization_id = r.organization_id and o.id = r.application_id),
  names(name) as (
    select name from people
    union select answers ->> 'name' from owned
    union select s.answers ->> 'name' from submissions s
      join owned o on o.organization_id = s.organization_id and o.id = s.application_id
    union select profile -> 'name' ->> 'value' from files
    union select k.changes ->> 'name' from resume_corrections k
      join files f on f.organization_id = k.organization_id and f.id = k.resume_id)
  select name from names where btrim(name) <> '' order by name)`

/** All names that are known of the candidate of an application. */
export const namesOfCandidate = (q: Kysely<Tables>, organizationId: string, candidateId: string) =>
  q
    .selectFrom('candidates as c')
    .select(knownNames.as('names'))
    .where('c.organization_id', '=', organizationId)
    .where('c.id', '=', candidateId)
