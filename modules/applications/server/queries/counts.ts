import '../tables.ts'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables.ts'

/** Adds one batch of changes to the figures of the past, as `foldBatch` does for the counters. */
export const foldFigureBatch = (db: Database, limit: number): Promise<number> =>
  db.unsafeAcrossOrganizations(async q => {
    const lock = await sql<{ taken: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('fold_application_figures')) as taken`.execute(q)
    if (!lock.rows[0]!.taken) return 0
    const { rows } = await sql<{ folded: number }>`
      with taken as (
        delete from application_figure_deltas
        where (organization_id, id) in (
          select organization_id, id from application_figure_deltas order by organization_id, id limit ${limit}
        )
        returning organization_id, job_id, figure, on_day, source, hours, delta
      ), added as (
        insert into application_figures as f (organization_id, job_id, figure, period, starts_on, source, hours, count)
        select t.organization_id, r.job_id, t.figure, r.period, r.starts_on, t.source, t.hours, sum(t.delta)
        from taken t, figure_rows(t.job_id, t.figure, t.on_day) as r
        group by 1, 2, 3, 4, 5, 6, 7
        on conflict (organization_id, figure, period, job_id, starts_on, source, hours)
          do update set count = f.count + excluded.count
      )
      select count(*)::integer as folded from taken`.execute(q)
    return rows[0]!.folded
  })

/** Adds one batch of changes to the counters. Only one process does this at a time; for the others there is nothing to do. */
export const foldBatch = (db: Database, limit: number): Promise<number> =>
  db.unsafeAcrossOrganizations(async q => {
    const lock = await sql<{ taken: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('fold_application_counts')) as taken`.execute(q)
    if (!lock.rows[0]!.taken) return 0
    const { rows } = await sql<{ folded: number }>`
      with taken as (
        delete from application_count_deltas
        where (organization_id, id) in (
          select organization_id, id from application_count_deltas order by organization_id, id limit ${limit}
        )
        returning organization_id, job_id, stage, outcome, delta
      ), added as (
        insert into application_counts as c (organization_id, job_id, stage, outcome, count)
        select organization_id, job_id, stage, outcome, sum(delta) from taken group by 1, 2, 3, 4
        on conflict (organization_id, job_id, stage, outcome) do update set count = c.count + excluded.count
      )
      select count(*)::integer as folded from taken`.execute(q)
    return rows[0]!.folded
  })

/** The number of active applications of a job, from the counters. */
export const activeApplications = (q: Kysely<Tables>, organizationId: string, jobId: string) =>
  q
    .selectFrom('application_totals')
    .select(sql<number>`coalesce(sum(count), 0)::int`.as('count'))
    .where('organization_id', '=', organizationId)
    .where('job_id', '=', jobId)
    .where('outcome', '=', 'active')
