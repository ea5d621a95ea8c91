import '../tables.ts'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables.ts'

/** The fictional jobs of an organization, in the order in which they were created. */
export const sampleJobIds = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('job_openings')
    .select(['id', 'title'])
    .where('organization_id', '=', organizationId)
    .where('sample', '=', true)
    .orderBy('created_at')
    .orderBy('id')

/**
 * Deletes the fictional jobs of an organization, whose applications are deleted already. The audit log keeps its entries, without the
 * job. Runs as the platform, because events are append-only to everyone else.
 */
export const deleteSampleJobs = (db: Database, organizationId: string) =>
  db.unsafeAcrossOrganizations(async q => {
    const ids = sampleJobIds(q, organizationId).clearSelect().select('id').clearOrderBy()
    const events = q.deleteFrom('events').where('organization_id', '=', organizationId)
    await events.where('subject_id', 'in', ids).where('audited', '=', false).execute()
    await q
      .updateTable('events')
      .set({ subject_id: sql`null` })
      .where('organization_id', '=', organizationId)
      .where('subject_id', 'in', ids)
      .execute()
    await q
      .deleteFrom('job_openings')
      .where('organization_id', '=', organizationId)
      .where('sample', '=', true)
      .execute()
  })
