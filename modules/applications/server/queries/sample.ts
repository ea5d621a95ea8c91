import '../tables.ts'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables.ts'

/** The applications to fictional jobs, including colleagues' practice interviews for them. */
export const erasableSample = (q: Kysely<Tables>, organizationId: string) =>
  q.selectFrom('applications').select('id').where('organization_id', '=', organizationId).where('sample', '=', true)

/**
 * Deletes what remains of sample data once its applications are erased: candidates without an application, and the figures of the jobs.
 * Figures of real applications stay after an erasure; those of fictional ones would be wrong forever.
 */
export const cleanUpSample = (db: Database, organizationId: string, jobIds: readonly string[]) =>
  db.unsafeAcrossOrganizations(async q => {
    await q.deleteFrom('candidates').where('organization_id', '=', organizationId).where('sample', '=', true).execute()
    // While nothing is folded, so that no change is between the two tables.
    await sql`select pg_advisory_xact_lock(hashtext('fold_application_figures'))`.execute(q)
    await sql`
      update application_figures f set count = f.count - s.count
      from (
        select figure, period, starts_on, source, hours, sum(count)::integer as count
        from application_figures
        where organization_id = ${organizationId} and job_id = any(${jobIds}::uuid[])
        group by 1, 2, 3, 4, 5
      ) s
      where f.organization_id = ${organizationId} and f.job_id = '00000000-0000-0000-0000-000000000000'
        and f.figure = s.figure and f.period = s.period and f.starts_on = s.starts_on and f.source = s.source and f.hours = s.hours`.execute(
      q,
    )
    await q
      .deleteFrom('application_figures')
      .where('organization_id', '=', organizationId)
      .where('job_id', '=', sql<string>`any(${jobIds}::uuid[])`)
      .execute()
    await q
      .deleteFrom('application_figure_deltas')
      .where('organization_id', '=', organizationId)
      .where('job_id', '=', sql<string>`any(${jobIds}::uuid[])`)
      .execute()
  })
