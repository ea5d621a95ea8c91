import './tables.ts'
import { type Kysely, sql } from 'kysely'
import { decodeCursor } from '#platform/db/pages.ts'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/jobs/public.ts'

// Reads across modules: pairs of candidates with their applications.

/** Suggested pairs, newest first, with one more than requested. */
export function suggestionPage(
  q: Kysely<Tables>,
  organizationId: string,
  { limit, cursor }: { limit: number; cursor?: string },
) {
  const after = decodeCursor(cursor, ['instant', 'id', 'id'])
  const query = q
    .selectFrom('duplicate_pairs')
    .select(['first_id', 'second_id', 'reasons', 'found_at'])
    .where('organization_id', '=', organizationId)
    .where('state', '=', 'suggested')
    .orderBy('found_at', 'desc')
    .orderBy('first_id')
    .orderBy('second_id')
    .limit(limit + 1)
  if (!after) return query
  const [at, first, second] = after
  return query.where(
    sql<boolean>`found_at <= ${at}::timestamptz and (found_at < ${at}::timestamptz or (first_id, second_id) > (${first}::uuid, ${second}::uuid))`,
  )
}

/** Candidates with their applications, the newest first. */
export const candidatesWithApplications = (
  q: Kysely<Tables>,
  organizationId: string,
  candidateIds: readonly string[],
) =>
  q
    .selectFrom('applications as a')
    .innerJoin('candidates as c', join =>
      join.onRef('c.organization_id', '=', 'a.organization_id').onRef('c.id', '=', 'a.candidate_id'),
    )
    .innerJoin('job_openings as j', join =>
      join.onRef('j.organization_id', '=', 'a.organization_id').onRef('j.id', '=', 'a.job_id'),
    )
    .select(['a.id', 'a.candidate_id', 'a.job_id', 'a.stage', 'a.outcome', 'a.applied_at', 'j.title', 'c.name'])
    .where('a.organization_id', '=', organizationId)
    .where('a.candidate_id', '=', sql<string>`any(${candidateIds})`)
    .orderBy('a.applied_at', 'desc')
    .orderBy('a.id')

export type ApplicationOfPerson = Awaited<
  ReturnType<ReturnType<typeof candidatesWithApplications>['executeTakeFirstOrThrow']>
>
