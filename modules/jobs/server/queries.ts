import './tables.ts'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import { decodeCursor } from '#platform/db/pages.ts'

export type JobRow = Selectable<Tables['job_openings']>

export const jobById = (q: Kysely<Tables>, organizationId: string, id: string) =>
  q.selectFrom('job_openings').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

export interface JobFilter {
  readonly archived: boolean
  readonly status?: JobRow['status']
  readonly search?: string
}

export function jobsMatching(q: Kysely<Tables>, organizationId: string, { archived, status, search }: JobFilter) {
  let query = q
    .selectFrom('job_openings')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('archived_at', archived ? 'is not' : 'is', null)
  if (status) query = query.where('status', '=', status)
  if (search) query = query.where('title', 'ilike', `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`)
  return query
}

/** A page of jobs, newest first, with one row more than asked for. */
export function jobPage(
  q: Kysely<Tables>,
  organizationId: string,
  filter: JobFilter,
  page: { limit: number; cursor?: string },
) {
  const after = decodeCursor(page.cursor, 2)
  let query = jobsMatching(q, organizationId, filter)
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`)
  return query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
}

/** Open jobs as anyone may see them; `today` is the organization's date. */
export const openJobs = (q: Kysely<Tables>, organizationId: string, today: string) =>
  jobsMatching(q, organizationId, { archived: false, status: 'open' })
    .where(eb => eb.or([eb('closing_date', 'is', null), eb('closing_date', '>=', today)]))
    .orderBy('published_at', 'desc')
    .limit(500)
