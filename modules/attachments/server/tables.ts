import type { Instant, NullableInstant } from '#platform/db/tables.ts'

interface AttachmentsTable {
  organization_id: string
  id: string
  application_id: string
  file_key: string
  name: string
  content_type: string
  bytes: number
  created_by: string
  created_at: Instant
  deleted_at: NullableInstant
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    attachments: AttachmentsTable
  }
}
