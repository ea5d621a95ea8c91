import './tables.ts'
import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#platform/access/viewer.ts'
import type { Tables } from '#platform/db/tables.ts'
import { ownJobIds } from '#modules/jobs/public.ts'
import type { BulkSelection } from '../contract.ts'
import { MOST_SELECTED } from '../policy.ts'
import { applicationsMatching, type ListReader } from './application-filter.read-model.ts'
import { isBlind } from './blind-applications.read-model.ts'
import { applicationsVisibleTo } from './queries.ts'
import type { BulkItemRow } from './queries/bulk.ts'

// Reads across modules: applications with their candidates, as far as a person may know them.

/** Whether the person decides about an application. On some jobs they can be an interviewer. */
const decidedBy = (q: Kysely<Tables>, reader: ListReader) =>
  reader.sees === 'all' ? sql<boolean>`true` : sql<boolean>`a.job_id in ${ownJobIds(q, { ...reader, deciding: true })}`

/** The selected applications that the person can see, newest first, with one more than can be changed at once. */
export const selectedApplications = (q: Kysely<Tables>, reader: ListReader, selection: BulkSelection) =>
  ('filter' in selection
    ? applicationsMatching(q, reader, selection.filter)
    : applicationsVisibleTo(q, reader).where('a.id', '=', sql<string>`any(${selection.ids})`)
  )
    .innerJoin('candidates as c', join =>
      join.onRef('c.organization_id', '=', 'a.organization_id').onRef('c.id', '=', 'a.candidate_id'),
    )
    .select(['a.id', 'a.stage', 'a.outcome', 'a.screening_state', 'a.owner_id', 'c.name', 'c.email'])
    .select(isBlind(reader.adminId).as('blind'))
    .select(decidedBy(q, reader).as('decided'))
    .orderBy('a.applied_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(MOST_SELECTED + 1)

export type SelectedApplication = Awaited<
  ReturnType<ReturnType<typeof selectedApplications>['executeTakeFirstOrThrow']>
>

/** The items of a run in some states, with the names of their candidates, as far as the person can see them. */
export const bulkProblems = (
  q: Kysely<Tables>,
  viewer: Viewer,
  { runId, states, limit }: { runId: string; states: readonly BulkItemRow['state'][]; limit: number },
) =>
  applicationsVisibleTo(q, viewer)
    .innerJoin('bulk_items as i', join =>
      join.onRef('i.organization_id', '=', 'a.organization_id').onRef('i.application_id', '=', 'a.id'),
    )
    .innerJoin('candidates as c', join =>
      join.onRef('c.organization_id', '=', 'a.organization_id').onRef('c.id', '=', 'a.candidate_id'),
    )
    .select(['i.application_id', 'i.problem', 'i.detail', 'c.name'])
    .select(isBlind(viewer.adminId).as('blind'))
    .where('i.organization_id', '=', viewer.organizationId)
    .where('i.run_id', '=', runId)
    .where('i.state', 'in', [...states])
    .orderBy('i.position')
    .limit(limit)
