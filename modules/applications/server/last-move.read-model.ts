import './tables.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/accounts/public.ts'

// Reads across modules: the events of an application, with the colleague who caused them.

const MOVES = [
  'application.moved',
  'application.rejected',
  'application.hired',
  'application.reopened',
  'application.withdrawn',
] as const

/** Who moved or ended an application last, and when. */
export const lastMove = (q: Kysely<Tables>, organizationId: string, applicationId: string) =>
  q
    .selectFrom('events as e')
    .leftJoin('admins as a', join =>
      join.onRef('a.organization_id', '=', 'e.organization_id').onRef('a.id', '=', 'e.actor_id'),
    )
    .select(['e.at', 'a.name'])
    .where('e.organization_id', '=', organizationId)
    .where('e.subject_id', '=', applicationId)
    .where('e.name', 'in', MOVES)
    .orderBy('e.at', 'desc')
    .limit(1)
