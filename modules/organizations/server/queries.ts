import '../events.ts'
import './tables.ts'
import type { Kysely, Selectable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

export type OrganizationRow = Selectable<Tables['organizations']>
export type SettingsRow = Selectable<Tables['organization_settings']>

export const organizationById = (q: Kysely<Tables>, id: string) =>
  q.selectFrom('organizations').selectAll().where('organization_id', '=', id)

export const settingsById = (q: Kysely<Tables>, id: string) =>
  q.selectFrom('organization_settings').selectAll().where('organization_id', '=', id)

/** Locks the organization's row until the transaction ends, for operations that must run one at a time. */
export const lockOrganization = (tx: OrganizationTransaction) =>
  organizationById(tx.q, tx.organizationId).forUpdate().executeTakeFirst()
