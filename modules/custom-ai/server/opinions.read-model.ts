import './tables.ts'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'

// Reads across modules: who finds an answer correct, by name.

export const opinionsOf = (q: Kysely<Tables>, organizationId: string, answerIds: readonly string[]) =>
  q
    .selectFrom('custom_ai_opinions as o')
    .innerJoin('admins as m', join =>
      join.onRef('m.organization_id', '=', 'o.organization_id').onRef('m.id', '=', 'o.admin_id'),
    )
    .select(['o.answer_id', 'o.admin_id', 'm.name as admin_name', 'o.agrees'])
    .where('o.organization_id', '=', organizationId)
    .where('o.answer_id', '=', sql<string>`any(${answerIds}::uuid[])`)
    .orderBy('o.at')
    .orderBy('o.admin_id')
