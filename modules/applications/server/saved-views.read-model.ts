import './tables.ts'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'

// Reads across modules: who created a view.

export const namesOfPeople = (q: Kysely<Tables>, organizationId: string, ids: readonly string[]) =>
  q
    .selectFrom('admins')
    .select(['id', 'name'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', sql<string>`any(${ids})`)
