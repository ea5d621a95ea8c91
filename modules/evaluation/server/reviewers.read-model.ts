import './tables.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/accounts/public.ts'

// Reads across modules: scorecards and opinions with the names of their authors.

export const scorecardsOf = (q: Kysely<Tables>, organizationId: string, applicationId: string) =>
  q
    .selectFrom('scorecards as s')
    .innerJoin('admins as m', join =>
      join.onRef('m.organization_id', '=', 's.organization_id').onRef('m.id', '=', 's.admin_id'),
    )
    .selectAll('s')
    .select('m.name as admin_name')
    .where('s.organization_id', '=', organizationId)
    .where('s.application_id', '=', applicationId)

export const opinionsOn = (q: Kysely<Tables>, organizationId: string, applicationId: string) =>
  q
    .selectFrom('opinions as o')
    .innerJoin('evaluations as e', join =>
      join.onRef('e.organization_id', '=', 'o.organization_id').onRef('e.id', '=', 'o.evaluation_id'),
    )
    .innerJoin('admins as m', join =>
      join.onRef('m.organization_id', '=', 'o.organization_id').onRef('m.id', '=', 'o.admin_id'),
    )
    .selectAll('o')
    .select('m.name as admin_name')
    .where('o.organization_id', '=', organizationId)
    .where('e.application_id', '=', applicationId)
