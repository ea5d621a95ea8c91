import '../events.ts'
import './tables.ts'
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

export type FlowRow = Awaited<ReturnType<ReturnType<typeof flows>['executeTakeFirstOrThrow']>>
export type SettingsRow = Selectable<Tables['interview_settings']>

/** Flows with the rounds of their latest version. */
const flows = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('interview_flows as f')
    .innerJoin('interview_flow_versions as v', join =>
      join
        .onRef('v.organization_id', '=', 'f.organization_id')
        .onRef('v.flow_id', '=', 'f.id')
        .onRef('v.version', '=', 'f.version'),
    )
    .select(['f.id', 'f.name', 'f.description', 'f.version', 'f.updated_at', 'v.rounds'])
    .where('f.organization_id', '=', organizationId)
    .where('f.removed_at', 'is', null)

export const flowById = (q: Kysely<Tables>, organizationId: string, id: string) =>
  flows(q, organizationId).where('f.id', '=', id)

export const flowList = (q: Kysely<Tables>, organizationId: string) =>
  flows(q, organizationId).orderBy('f.name').orderBy('f.id').limit(200)

/** A flow as it was in a version. */
export const versionOf = (q: Kysely<Tables>, organizationId: string, id: string, version: number) =>
  q
    .selectFrom('interview_flows as f')
    .innerJoin('interview_flow_versions as v', join =>
      join.onRef('v.organization_id', '=', 'f.organization_id').onRef('v.flow_id', '=', 'f.id'),
    )
    .select(['f.id', 'f.updated_at', 'v.name', 'v.description', 'v.version', 'v.rounds', 'v.saved_at'])
    .where('f.organization_id', '=', organizationId)
    .where('f.id', '=', id)
    .where('f.removed_at', 'is', null)
    .where('v.version', '=', version)

export const settingsList = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('interview_settings')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('removed_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('updated_at')
    .limit(100)

export const settingsById = (q: Kysely<Tables>, organizationId: string, id: string) =>
  settingsList(q, organizationId).where('id', '=', id)

export const defaultSettings = (q: Kysely<Tables>, organizationId: string) =>
  settingsList(q, organizationId).where('is_default', '=', true)

/** The current version of a flow, locked until the transaction ends. */
export const lockFlow = (tx: OrganizationTransaction, id: string) =>
  tx.q
    .selectFrom('interview_flows')
    .select('version')
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const insertFlow = (tx: OrganizationTransaction, row: Insertable<Tables['interview_flows']>) =>
  tx.q.insertInto('interview_flows').values(row).execute()

export const updateFlow = (tx: OrganizationTransaction, id: string, change: Updateable<Tables['interview_flows']>) =>
  tx.q
    .updateTable('interview_flows')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .execute()

export const insertFlowVersion = (tx: OrganizationTransaction, row: Insertable<Tables['interview_flow_versions']>) =>
  tx.q.insertInto('interview_flow_versions').values(row).execute()

/** Leaves the organization without default settings, to make room for others. */
export const clearDefaultSettings = (tx: OrganizationTransaction) =>
  tx.q
    .updateTable('interview_settings')
    .set({ is_default: false })
    .where('organization_id', '=', tx.organizationId)
    .where('is_default', '=', true)
    .execute()

export const insertSettings = (
  tx: OrganizationTransaction,
  row: Insertable<Tables['interview_settings']>,
): Promise<SettingsRow> => tx.q.insertInto('interview_settings').values(row).returningAll().executeTakeFirstOrThrow()

export const updateSettings = (
  tx: OrganizationTransaction,
  id: string,
  change: Updateable<Tables['interview_settings']>,
): Promise<SettingsRow> =>
  tx.q
    .updateTable('interview_settings')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
