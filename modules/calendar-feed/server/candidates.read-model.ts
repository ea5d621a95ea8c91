import { type Kysely, sql } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/applications/public.ts'

// Reads across modules: the candidates of booked applications.

export const candidatesOfApplications = (q: Kysely<Tables>, organizationId: string, ids: readonly string[]) =>
  q
    .selectFrom('applications as a')
    .innerJoin('candidates as c', join =>
      join.onRef('c.organization_id', '=', 'a.organization_id').onRef('c.id', '=', 'a.candidate_id'),
    )
    .select(['a.id', 'a.candidate_id', 'c.name'])
    .where('a.organization_id', '=', organizationId)
    .where('a.id', '=', sql<string>`any(${ids})`)
