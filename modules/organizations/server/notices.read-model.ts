import './tables.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'

// Reads across modules: versions of the privacy notice, with the names of who saved them.

const MOST_LISTED = 200

export const noticesOf = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('privacy_notices as n')
    .leftJoin('admins as a', join =>
      join.onRef('a.organization_id', '=', 'n.organization_id').onRef('a.id', '=', 'n.saved_by'),
    )
    .select(['n.version', 'n.text', 'n.since', 'n.saved_by', 'a.name as saved_by_name'])
    .where('n.organization_id', '=', organizationId)
    .orderBy('n.version', 'desc')
    .limit(MOST_LISTED)
