import '../events.ts'
import './tables.ts'
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

export type FormRow = Selectable<Tables['form_configs']>

export const currentForm = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('form_configs')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('version', 'desc')
    .limit(1)

export const formOfVersion = (q: Kysely<Tables>, organizationId: string, version: number) =>
  q.selectFrom('form_configs').selectAll().where('organization_id', '=', organizationId).where('version', '=', version)

export const insertForm = (tx: OrganizationTransaction, row: Insertable<Tables['form_configs']>): Promise<FormRow> =>
  tx.q.insertInto('form_configs').values(row).returningAll().executeTakeFirstOrThrow()
