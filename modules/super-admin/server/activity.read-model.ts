import { type Kysely, sql } from 'kysely'
import { DAY, later } from '#platform/clock/clock.ts'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/accounts/public.ts'
import { activitySentence, SHOWN_EVENTS } from '../words/activity.ts'

// Reads an organization's own audit log. Only kinds, times and roles: facts and subjects can name candidates, so they are not read.

const PERIOD_MS = 90 * DAY
const MOST_ENTRIES = 8

const activity = (q: Kysely<Tables>, organizationId: string, now: Date) =>
  q
    .selectFrom('events as e')
    .leftJoin('admins as a', join =>
      join.onRef('a.organization_id', '=', 'e.organization_id').onRef('a.id', '=', 'e.actor_id'),
    )
    .select(['e.id', 'e.at', 'e.name', 'a.role'])
    .where('e.organization_id', '=', organizationId)
    .where('e.audited', '=', true)
    .where('e.actor_kind', 'in', ['admin', 'system'])
    .where('e.at', '>=', later(now, -PERIOD_MS))
    .where('e.name', '=', sql<string>`any(${SHOWN_EVENTS})`)
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(MOST_ENTRIES)

/** What the people of an organization did lately, newest first. */
export async function readActivity(q: Kysely<Tables>, organizationId: string, now: Date) {
  const rows = await activity(q, organizationId, now).execute()
  return rows.map(({ id, at, name, role }) => ({
    id,
    at: at.toISOString(),
    event: name,
    role,
    what: activitySentence(name),
  }))
}
