import type { Defaulted, Instant, NullableInstant } from '#platform/db/tables.ts'
import type { DataExportState } from '../contract.ts'

interface DataExportsTable {
  organization_id: string
  id: string
  asked_by: string
  state: DataExportState
  done: Defaulted<number>
  total: Defaulted<number>
  file_key: string | null
  bytes: number | null
  asked_at: Instant
  finished_at: NullableInstant
  expires_at: NullableInstant
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    data_exports: DataExportsTable
  }
}
