import '../tables.ts'
import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#platform/access/viewer.ts'
import type { Tables } from '#platform/db/tables.ts'
import { ownJobIds } from '#modules/jobs/public.ts'
import type { Figure } from '../tables.ts'

/** The `job_id` of figures of all jobs together. */
const ALL_JOBS = '00000000-0000-0000-0000-000000000000'

interface Asked {
  readonly figures: readonly Figure[]
  readonly period: 'day' | 'week' | 'month'
  /** The first day of the first period. */
  readonly from: string
  readonly jobId?: string
}

/** Figures of the past for the jobs that a viewer sees: one row for each figure, period, source and duration. */
export function figuresFor(q: Kysely<Tables>, viewer: Viewer, { figures, period, from, jobId }: Asked) {
  const query = q
    .selectFrom('application_figure_totals')
    .select(['figure', sql<string>`to_char(starts_on, 'YYYY-MM-DD')`.as('starts_on'), 'source', 'hours'])
    .select(sql<number>`sum(count)::int`.as('count'))
    .where('organization_id', '=', viewer.organizationId)
    .where('figure', '=', sql<Figure>`any(${figures})`)
    .where('period', '=', period)
    .where('starts_on', '>=', sql<string>`${from}::date`)
    .groupBy(['figure', 'starts_on', 'source', 'hours'])
  if (viewer.sees === 'all') return query.where('job_id', '=', jobId ?? ALL_JOBS)
  const own = query.where('job_id', 'in', ownJobIds(q, viewer))
  return jobId ? own.where('job_id', '=', jobId) : own
}
export type FigureRow = Awaited<ReturnType<ReturnType<typeof figuresFor>['executeTakeFirstOrThrow']>>
