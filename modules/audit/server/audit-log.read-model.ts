import { type Kysely, sql } from 'kysely'
import { decodeCursor } from '#platform/db/pages.ts'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/accounts/public.ts'
import '#modules/jobs/public.ts'
import type { AuditFilter } from '../contract.ts'
import { eventsOf } from './topics.ts'

// Reads across modules: audited events, with the names of colleagues and jobs.

interface Filter extends AuditFilter {
  /** IANA time zone of `from` and `to`. */
  readonly zone: string
}

export function auditedEvents(q: Kysely<Tables>, organizationId: string, { topic, admin_id, from, to, zone }: Filter) {
  let query = q.selectFrom('events as e').where('e.organization_id', '=', organizationId).where('e.audited', '=', true)
  if (topic) query = query.where('e.name', '=', sql<string>`any(${eventsOf(topic)})`)
  if (admin_id) query = query.where('e.actor_id', '=', admin_id)
  if (from) query = query.where('e.at', '>=', sql<Date>`${from}::timestamp at time zone ${zone}`)
  if (to) query = query.where('e.at', '<', sql<Date>`(${to}::timestamp + interval '1 day') at time zone ${zone}`)
  return query
}

/** A page, newest first, with one row more than requested. */
export function auditPage(
  q: Kysely<Tables>,
  organizationId: string,
  { limit, cursor, ...filter }: Filter & { limit: number; cursor?: string },
) {
  const after = decodeCursor(cursor, ['instant', 'id'])
  const query = auditedEvents(q, organizationId, filter)
    .leftJoin('admins as actor', join =>
      join.onRef('actor.organization_id', '=', 'e.organization_id').onRef('actor.id', '=', 'e.actor_id'),
    )
    .leftJoin('admins as colleague', join =>
      join.onRef('colleague.organization_id', '=', 'e.organization_id').onRef('colleague.id', '=', 'e.subject_id'),
    )
    .leftJoin('job_openings as job', join =>
      join.onRef('job.organization_id', '=', 'e.organization_id').onRef('job.id', '=', 'e.subject_id'),
    )
    .select(['e.id', 'e.at', 'e.name', 'e.actor_kind', 'e.actor_id', 'e.subject_id', 'e.data', 'e.address'])
    .select(['actor.name as actor_name', 'colleague.name as colleague_name', 'job.title as job_title'])
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit + 1)
  return after ? query.where(sql<boolean>`(e.at, e.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`) : query
}

export type AuditRow = Awaited<ReturnType<ReturnType<typeof auditPage>['executeTakeFirstOrThrow']>>
