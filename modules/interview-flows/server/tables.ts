import type { Instant, Json, NullableInstant } from '#platform/db/tables.ts'
import type { InterviewSettings, Round } from '../contract.ts'

interface InterviewFlowsTable {
  organization_id: string
  id: string
  name: string
  description: string
  version: number
  updated_at: Instant
  removed_at: NullableInstant
}

interface InterviewFlowVersionsTable {
  organization_id: string
  flow_id: string
  version: number
  rounds: Json<Round[]>
  name: string
  description: string
  saved_by: string | null
  saved_at: NullableInstant
}

export type StoredSettings = Omit<InterviewSettings, 'id' | 'updated_at' | 'is_default' | 'integrity_signals'> & {
  /** Missing in settings from before it existed, which means off. */
  readonly integrity_signals?: boolean
}

interface InterviewSettingsTable {
  organization_id: string
  id: string
  settings: Json<StoredSettings>
  is_default: boolean
  updated_at: Instant
  removed_at: NullableInstant
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    interview_flows: InterviewFlowsTable
    interview_flow_versions: InterviewFlowVersionsTable
    interview_settings: InterviewSettingsTable
  }
}
