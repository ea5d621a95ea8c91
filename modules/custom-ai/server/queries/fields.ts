import '../../events.ts'
import '../tables.ts'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'
import { MOST_FIELDS } from '../../policy.ts'

export type FieldRow = Selectable<Tables['custom_ai_fields']>

export const fieldList = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('custom_ai_fields')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('name')
    .orderBy('id')
    .limit(MOST_FIELDS)

export const fieldById = (q: Kysely<Tables>, organizationId: string, id: string) =>
  q.selectFrom('custom_ai_fields').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

export const lockField = (tx: OrganizationTransaction, id: string) =>
  fieldById(tx.q, tx.organizationId, id).forUpdate().executeTakeFirst()

/** The fields that are on and ask about applications of a job. */
export const fieldsOfJob = (q: Kysely<Tables>, organizationId: string, jobId: string) =>
  fieldList(q, organizationId)
    .where('enabled', '=', true)
    .where(eb =>
      eb.or([
        eb('all_jobs', '=', true),
        eb(
          'id',
          'in',
          q
            .selectFrom('custom_ai_field_jobs')
            .select('field_id')
            .where('organization_id', '=', organizationId)
            .where('job_id', '=', jobId),
        ),
      ]),
    )

/** Which jobs the fields are limited to. */
export const jobsOfFields = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('custom_ai_field_jobs')
    .select(['field_id', 'job_id'])
    .where('organization_id', '=', organizationId)
    .limit(10_000)

export const insertField = (tx: OrganizationTransaction, row: Insertable<Tables['custom_ai_fields']>) =>
  tx.q.insertInto('custom_ai_fields').values(row).execute()

export const updateField = (tx: OrganizationTransaction, id: string, change: Updateable<Tables['custom_ai_fields']>) =>
  tx.q
    .updateTable('custom_ai_fields')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .execute()

export const insertVersion = (tx: OrganizationTransaction, row: Insertable<Tables['custom_ai_field_versions']>) =>
  tx.q.insertInto('custom_ai_field_versions').values(row).execute()

export async function setJobs(tx: OrganizationTransaction, fieldId: string, jobIds: readonly string[]): Promise<void> {
  await tx.q
    .deleteFrom('custom_ai_field_jobs')
    .where('organization_id', '=', tx.organizationId)
    .where('field_id', '=', fieldId)
    .execute()
  if (jobIds.length === 0) return
  await tx.q
    .insertInto('custom_ai_field_jobs')
    .values(jobIds.map(job_id => ({ organization_id: tx.organizationId, field_id: fieldId, job_id })))
    .execute()
}

/** Deletes a field with its answers; the row itself goes with them. */
export const deleteField = (tx: OrganizationTransaction, id: string) =>
  tx.q.deleteFrom('custom_ai_fields').where('organization_id', '=', tx.organizationId).where('id', '=', id).execute()

export const countFields = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('custom_ai_fields')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('organization_id', '=', organizationId)
