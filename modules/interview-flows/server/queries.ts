import '../events.ts'
import './tables.ts'
import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'

export type FlowRow = Awaited<ReturnType<ReturnType<typeof flows>['executeTakeFirstOrThrow']>>
export type SettingsRow = Selectable<Tables['interview_settings']>

/** Flows with the rounds of their latest version. */
export const flows = (q: Kysely<Tables>, organizationId: string) =>
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
