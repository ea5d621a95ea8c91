import { type Kysely, sql } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/applications/public.ts'

// Reads across modules: the candidates of booked applications.

export const candidatesOfApplications = (q: Kysely<Tables>, organizationId: string, ids: readonly string[]) =>
  q
    .selectFrom('applications as a')
    .select(['a.id', 'a.candidate_id', 'a.candidate_name as name'])
    .where('a.organization_id', '=', organizationId)
    .where('a.id', '=', sql<string>`any(${ids})`)
