import type { Instant, NullableInstant } from '#platform/db/tables.ts'
import '#modules/applications/public.ts'
import type { ImportItemState, ImportState } from '../contract.ts'

interface ImportsTable {
  organization_id: string
  id: string
  job_id: string
  admin_id: string
  informs: boolean
  state: ImportState
  created_at: Instant
  changed_at: Instant
  finished_at: NullableInstant
}

interface ImportItemsTable {
  organization_id: string
  id: string
  import_id: string
  file_name: string | null
  file_key: string | null
  content_type: string | null
  bytes: number
  sha256: string
  state: ImportItemState
  reason: string | null
  application_id: string | null
  reading_since: NullableInstant
  changed_at: Instant
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    imports: ImportsTable
    import_items: ImportItemsTable
  }
}
