import type { Defaulted, Instant, NullableInstant } from '#platform/db/tables.ts'
import type { SharedPart } from '../policy.ts'

interface ShareLinksTable {
  organization_id: string
  id: string
  application_id: string
  includes: SharedPart[]
  name_hidden: boolean
  expires_at: Instant
  created_by: string
  created_at: Instant
  revoked_at: NullableInstant
  opened_count: Defaulted<number>
  last_opened_at: NullableInstant
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    share_links: ShareLinksTable
  }
}
