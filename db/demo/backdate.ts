import { sql } from 'kysely'
import type { OrganizationDb } from '#platform/db/organization.ts'

/** Columns with times of an application, by the column that references it. The expiry of links and invitations is not included. */
const COLUMNS: readonly (readonly [table: string, by: string, columns: readonly string[]])[] = [
  ['applications', 'id', ['applied_at', 'stage_since', 'last_communication_at', 'first_response_at']],
  ['submissions', 'application_id', ['at']],
  ['resumes', 'application_id', ['uploaded_at', 'read_at']],
  ['communications', 'application_id', ['at']],
  ['application_notes', 'application_id', ['at']],
  ['notifications', 'application_id', ['at']],
  ['mail_messages', 'subject_id', ['created_at', 'sent_at']],
  ['events', 'subject_id', ['at']],
  ['evaluations', 'application_id', ['created_at', 'finished_at']],
  ['scorecards', 'application_id', ['submitted_at', 'revealed_at']],
  ['screenings', 'application_id', ['invited_at', 'opened_at', 'started_at', 'ended_at']],
]

/** Moves all times of an application into the past, to create a history. Runs as the platform, because only it can change events. */
export async function backdate(
  acrossOrganizations: <R>(
    work: (q: Parameters<Parameters<OrganizationDb['write']>[0]>[0]['q']) => Promise<R>,
  ) => Promise<R>,
  organizationId: string,
  applicationId: string,
  days: number,
): Promise<void> {
  if (days <= 0) return
  await acrossOrganizations(async q => {
    for (const [table, by, columns] of COLUMNS) {
      const changes = sql.join(
        columns.map(column => sql`${sql.ref(column)} = ${sql.ref(column)} - ${days} * interval '1 day'`),
      )
      await sql`update ${sql.table(table)} set ${changes} where organization_id = ${organizationId} and ${sql.ref(by)} = ${applicationId}`.execute(
        q,
      )
    }
  })
}
