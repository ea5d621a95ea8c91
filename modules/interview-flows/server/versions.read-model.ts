import './tables.ts'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'

// Reads across modules: who saved a version, and the AI interviews that use it.

const versions = (q: Kysely<Tables>, organizationId: string, flowId: string) =>
  q
    .selectFrom('interview_flow_versions as v')
    .leftJoin('admins as a', join =>
      join.onRef('a.organization_id', '=', 'v.organization_id').onRef('a.id', '=', 'v.saved_by'),
    )
    .where('v.organization_id', '=', organizationId)
    .where('v.flow_id', '=', flowId)

/** The name of the person who saved a version. */
export const savedBy = (q: Kysely<Tables>, organizationId: string, flowId: string, version: number) =>
  versions(q, organizationId, flowId).select('a.name').where('v.version', '=', version)

/** The versions of a flow, newest first. */
export const versionList = (q: Kysely<Tables>, organizationId: string, flowId: string) =>
  versions(q, organizationId, flowId)
    .select([
      'v.version',
      'v.name',
      'v.saved_at',
      'a.name as saved_by',
      sql<number>`jsonb_array_length(v.rounds)`.as('rounds'),
      sql<number>`(select coalesce(sum(jsonb_array_length(r->'questions')), 0)::int from jsonb_array_elements(v.rounds) r)`.as(
        'questions',
      ),
    ])
    .orderBy('v.version', 'desc')
    .limit(200)

/** How many AI interviews that are not over use each version. The states are those of an index, which makes them quick to find. */
export const openScreenings = (q: Kysely<Tables>, organizationId: string, flowId: string) =>
  q
    .selectFrom(
      sql<{ version: number; screenings: number }>`(
        select (snapshot->'flow'->>'version')::int as version, count(*)::int as screenings from screenings
        where organization_id = ${organizationId} and snapshot->'flow'->>'id' = ${flowId}
          and state in ('invited', 'opened', 'in_progress', 'interrupted')
        group by 1)`.as('used'),
    )
    .select(['used.version', 'used.screenings'])
