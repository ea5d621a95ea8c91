import { type Kysely, sql } from 'kysely'
import { DAY, later } from '#platform/clock/clock.ts'
import type { Tables } from '#platform/db/tables.ts'
import { closedApplications, OTHER_ROLES_DAYS } from '#modules/applications/public.ts'
import '#modules/interview-room/public.ts'
import '#modules/recordings/public.ts'
import { screeningsToDelete } from '#modules/screenings/public.ts'

// Reads across modules: what the daily tasks that end retention would find at a later day.

type Q = Kysely<Tables>

/** Closed applications that were stored for long enough by then. The plain condition is for the index. */
export const applicationsDue = (q: Q, organizationId: string, days: number, by: Date) =>
  q
    .selectFrom(closedApplications(q, organizationId).as('a'))
    .select(eb => eb.fn.countAll<string>().as('count'))
    .where('a.closed_at', '<=', later(by, -days * DAY))
    .where(
      sql<boolean>`a.closed_at + make_interval(days => ${days}::integer
        + case when a.kept_for_other_roles then ${OTHER_ROLES_DAYS} else 0 end) <= ${by}`,
    )

/** Interviews with recordings that are deleted by then. */
export const recordingsDue = (q: Q, organizationId: string, by: Date) =>
  q
    .selectFrom('screenings as s')
    .select(eb => eb.fn.countAll<string>().as('count'))
    .where('s.organization_id', '=', organizationId)
    .where('s.id', 'in', screeningsToDelete(q, organizationId, 'recording', by))
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('recordings as r')
          .select('r.id')
          .whereRef('r.organization_id', '=', 's.organization_id')
          .whereRef('r.screening_id', '=', 's.id'),
      ),
    )

/** Interviews with a transcript that is deleted by then. */
export const transcriptsDue = (q: Q, organizationId: string, by: Date) =>
  q
    .selectFrom('screenings as s')
    .select(eb => eb.fn.countAll<string>().as('count'))
    .where('s.organization_id', '=', organizationId)
    .where('s.id', 'in', screeningsToDelete(q, organizationId, 'transcript', by))
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('screening_turns as t')
          .select('t.id')
          .whereRef('t.organization_id', '=', 's.organization_id')
          .whereRef('t.screening_id', '=', 's.id'),
      ),
    )
