import { type Kysely } from 'kysely'
import { DAY, later } from '#platform/clock/clock.ts'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/organizations/public.ts'
import './tables.ts'

// Reads across modules and organizations: subscriptions with work to do, of organizations that are active.

/** Organizations after an id whose period is over, or ends soon without being renewed, or whose payment is due. */
export const dueSubscriptions = (q: Kysely<Tables>, now: Date, after: string | null, limit: number) => {
  const due = q
    .selectFrom('subscriptions as s')
    .innerJoin('organizations as o', 'o.organization_id', 's.organization_id')
    .select('s.organization_id')
    .where('o.status', '=', 'active')
    .where('o.delete_at', 'is', null)
    .where(eb =>
      eb.or([
        eb('s.current_period_end', '<=', now),
        eb('s.past_due_since', 'is not', null),
        eb.and([
          eb('s.current_period_end', '<=', later(now, 7 * DAY)),
          eb('s.reminded_days', 'is', null),
          eb.or([eb('s.cancel_at_period_end', '=', true), eb('s.status', '=', 'trialing')]),
        ]),
        eb.and([
          eb('s.current_period_end', '<=', later(now, DAY)),
          eb('s.reminded_days', '>', 1),
          eb.or([eb('s.cancel_at_period_end', '=', true), eb('s.status', '=', 'trialing')]),
        ]),
      ]),
    )
    .orderBy('s.organization_id')
    .limit(limit)
  return after ? due.where('s.organization_id', '>', after) : due
}
