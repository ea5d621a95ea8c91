import './tables.ts'
import { type Kysely, sql } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { decodeCursor } from '#platform/db/pages.ts'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/accounts/public.ts'
import '#modules/jobs/public.ts'
import type { DuplicateReason } from '../policy.ts'
import type { MatchKey } from './keys.ts'

// Reads across modules: pairs of candidates with their applications.

/** Other candidates with the same keys, for each key at most `limit`. A candidate who was merged stands for the one who was kept. */
export const candidatesWithKeys = async (
  { q, organizationId }: OrganizationTransaction,
  candidateId: string,
  keys: readonly MatchKey[],
  limit: number,
): Promise<{ kind: DuplicateReason; key: string; candidate_id: string }[]> => {
  const { rows } = await sql<{ kind: DuplicateReason; key: string; candidate_id: string }>`
    select k.kind, k.key, m.candidate_id
    from unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ key }) => key)}::text[]) as k (kind, key)
    cross join lateral (
      select distinct root.id as candidate_id
      from candidate_keys c
      cross join lateral (
        with recursive up (id, merged_into) as (
          select p.id, p.merged_into from candidates p where p.organization_id = c.organization_id and p.id = c.candidate_id
          union
          select n.id, n.merged_into from up join candidates n on n.organization_id = c.organization_id and n.id = up.merged_into
        )
        select id from up where merged_into is null
      ) root
      where c.organization_id = ${organizationId} and c.kind = k.kind and c.key = k.key and root.id <> ${candidateId}
      limit ${limit}
    ) as m`.execute(q)
  return rows
}

/** The candidates who were merged into a candidate, directly or through others. */
export const aliasesOf = async (
  { q, organizationId }: OrganizationTransaction,
  candidateId: string,
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    with recursive down (id) as (
      select id from candidates where organization_id = ${organizationId} and merged_into = ${candidateId}
      union
      select c.id from down join candidates c on c.organization_id = ${organizationId} and c.merged_into = down.id
    )
    select id from down`.execute(q)
  return rows.map(({ id }) => id)
}

/** Suggested pairs of candidates who were not merged since. */
export const suggestions = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('duplicate_pairs as d')
    .innerJoin('candidates as one', join =>
      join.onRef('one.organization_id', '=', 'd.organization_id').onRef('one.id', '=', 'd.first_id'),
    )
    .innerJoin('candidates as other', join =>
      join.onRef('other.organization_id', '=', 'd.organization_id').onRef('other.id', '=', 'd.second_id'),
    )
    .select(['d.first_id', 'd.second_id', 'd.reasons', 'd.found_at'])
    .where('d.organization_id', '=', organizationId)
    .where('d.state', '=', 'suggested')
    .where('one.merged_into', 'is', null)
    .where('other.merged_into', 'is', null)

/** Candidates who may be the same person as a candidate. */
export const suggestedWith = (q: Kysely<Tables>, organizationId: string, candidateId: string) =>
  suggestions(q, organizationId)
    .where(eb => eb.or([eb('d.first_id', '=', candidateId), eb('d.second_id', '=', candidateId)]))
    .orderBy('d.found_at', 'desc')
    .limit(20)

/** Suggested pairs, newest first, with one more than requested. */
export function suggestionPage(
  q: Kysely<Tables>,
  organizationId: string,
  { limit, cursor }: { limit: number; cursor?: string },
) {
  const after = decodeCursor(cursor, ['instant', 'id', 'id'])
  const query = suggestions(q, organizationId)
    .orderBy('d.found_at', 'desc')
    .orderBy('d.first_id')
    .orderBy('d.second_id')
    .limit(limit + 1)
  if (!after) return query
  const [at, first, second] = after
  return query.where(
    sql<boolean>`d.found_at <= ${at}::timestamptz and (d.found_at < ${at}::timestamptz or (d.first_id, d.second_id) > (${first}::uuid, ${second}::uuid))`,
  )
}

/** Names of people, also of those who were removed. */
export const namesOfPeople = (q: Kysely<Tables>, organizationId: string, ids: readonly string[]) =>
  q
    .selectFrom('admins')
    .select(['id', 'name'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', sql<string>`any(${ids})`)

/** Names of candidates, also of those who were merged. */
export const namesOfCandidates = (q: Kysely<Tables>, organizationId: string, ids: readonly string[]) =>
  q
    .selectFrom('candidates')
    .select(['id', 'name'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', sql<string>`any(${ids})`)

/** Candidates with their applications, the newest first. */
export const candidatesWithApplications = (
  q: Kysely<Tables>,
  organizationId: string,
  candidateIds: readonly string[],
) =>
  q
    .selectFrom('applications as a')
    .innerJoin('job_openings as j', join =>
      join.onRef('j.organization_id', '=', 'a.organization_id').onRef('j.id', '=', 'a.job_id'),
    )
    .select([
      'a.id',
      'a.candidate_id',
      'a.job_id',
      'a.stage',
      'a.outcome',
      'a.applied_at',
      'j.title',
      'a.candidate_name as name',
    ])
    .where('a.organization_id', '=', organizationId)
    .where('a.candidate_id', '=', sql<string>`any(${candidateIds})`)
    .orderBy('a.applied_at', 'desc')
    .orderBy('a.id')

export type ApplicationOfPerson = Awaited<
  ReturnType<ReturnType<typeof candidatesWithApplications>['executeTakeFirstOrThrow']>
>
