import { type Kysely, type Selectable, sql } from 'kysely'
import { decodeCursor } from '#platform/db/pages.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { PlatformAuditFilter } from '../../contract/audit.ts'
import { eventsOf } from '../topics.ts'

export type PlatformEventRow = Selectable<Tables['platform_events']>

/** Days are those in UTC. */
export function platformEventsBy(q: Kysely<Tables>, { topic, actor_id, about_id, from, to }: PlatformAuditFilter) {
  let query = q.selectFrom('platform_events')
  if (topic) query = query.where('name', '=', sql<string>`any(${eventsOf(topic)})`)
  if (actor_id) query = query.where('actor_id', '=', actor_id)
  if (about_id) query = query.where('about_id', '=', about_id)
  if (from) query = query.where('at', '>=', sql<Date>`${from}::timestamp at time zone 'UTC'`)
  if (to) query = query.where('at', '<', sql<Date>`(${to}::timestamp + interval '1 day') at time zone 'UTC'`)
  return query
}

/** A page, newest first, with one row more than requested. */
export function platformEventPage(
  q: Kysely<Tables>,
  { limit, cursor, ...filter }: PlatformAuditFilter & { limit: number; cursor?: string | undefined },
) {
  const after = decodeCursor(cursor, ['instant', 'id'])
  const query = platformEventsBy(q, filter)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  return after ? query.where(sql<boolean>`(at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`) : query
}
