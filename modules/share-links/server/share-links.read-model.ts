import './tables.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/accounts/public.ts'
import { MOST_LINKS } from '../policy.ts'
import { activeLinks } from './queries.ts'

// Reads across modules: links with who created them.

export const activeNamedLinks = (q: Kysely<Tables>, organizationId: string, applicationId: string, now: Date) =>
  q
    .selectFrom(activeLinks(q, organizationId, applicationId, now).limit(MOST_LINKS).as('s'))
    .leftJoin('admins as m', join =>
      join.onRef('m.organization_id', '=', 's.organization_id').onRef('m.id', '=', 's.created_by'),
    )
    .selectAll('s')
    .select('m.name as author_name')
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
