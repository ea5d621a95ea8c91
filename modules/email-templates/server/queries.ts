import './tables.ts'
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

export type TemplateRow = Selectable<Tables['email_templates']>

/** The texts that an organization has changed; all others are the standard ones. */
export const changedTemplates = (q: Kysely<Tables>, organizationId: string) =>
  q.selectFrom('email_templates').selectAll().where('organization_id', '=', organizationId)

/** Writes an organization's own text for an e-mail, and replaces an earlier one. */
export const writeTemplate = (tx: OrganizationTransaction, row: Insertable<Tables['email_templates']>) =>
  tx.q
    .insertInto('email_templates')
    .values(row)
    .onConflict(oc =>
      oc.columns(['organization_id', 'key']).doUpdateSet(eb => ({
        subject: eb.ref('excluded.subject'),
        body: eb.ref('excluded.body'),
        enabled: eb.ref('excluded.enabled'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()
