import '../events.ts'
import './tables.ts'
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

export type TemplateRow = Selectable<Tables['email_templates']>

/** The templates that an organization has changed or written; all others are the standard ones. */
export const changedTemplates = (q: Kysely<Tables>, organizationId: string) =>
  q.selectFrom('email_templates').selectAll().where('organization_id', '=', organizationId)

export const templateByKey = (q: Kysely<Tables>, organizationId: string, key: string) =>
  changedTemplates(q, organizationId).where('key', '=', key)

export const insertTemplate = (
  tx: OrganizationTransaction,
  row: Omit<Insertable<Tables['email_templates']>, 'organization_id'>,
): Promise<TemplateRow> =>
  tx.q
    .insertInto('email_templates')
    .values({ ...row, organization_id: tx.organizationId })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Changes a template, which makes edits of the one before it stale. */
export const updateTemplate = (
  tx: OrganizationTransaction,
  id: string,
  change: Updateable<Tables['email_templates']>,
): Promise<TemplateRow> =>
  tx.q
    .updateTable('email_templates')
    .set(eb => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteTemplate = (tx: OrganizationTransaction, id: string) =>
  tx.q.deleteFrom('email_templates').where('organization_id', '=', tx.organizationId).where('id', '=', id).execute()

export const insertVersion = (
  tx: OrganizationTransaction,
  row: Omit<Insertable<Tables['email_template_versions']>, 'organization_id'>,
) =>
  tx.q
    .insertInto('email_template_versions')
    .values({ ...row, organization_id: tx.organizationId })
    .execute()

const MOST_VERSIONS = 200

/** The newest published texts of a template. */
export const versionsOf = (q: Kysely<Tables>, organizationId: string, templateId: string) =>
  q
    .selectFrom('email_template_versions')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('template_id', '=', templateId)
    .orderBy('version', 'desc')
    .limit(MOST_VERSIONS)

/** The published templates that the organization wrote itself, by name. Their key is their ID. */
export const ownTemplates = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('email_templates')
    .select(['key as id', 'name', 'subject', 'body'])
    .where('organization_id', '=', organizationId)
    .whereRef('key', '=', eb => eb.cast<string>('id', 'text'))
    .where('subject', 'is not', null)
    .orderBy('name')
    .$narrowType<{ subject: string; body: string }>()
