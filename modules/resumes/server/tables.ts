import type { Instant, NullableInstant, NullableJson } from '#platform/db/tables.ts'
import type { ReadingState } from '../contract.ts'
import type { DocumentSummary, Profile } from '../profile/schema.ts'

interface ResumesTable {
  organization_id: string
  id: string
  application_id: string
  file_key: string
  file_name: string
  content_type: string
  bytes: number
  sha256: string
  state: ReadingState
  problem: string | null
  pages: NullableJson<{ number: number; text: string }[]>
  summary: NullableJson<DocumentSummary>
  profile: NullableJson<Profile>
  uploaded_at: Instant
  read_at: NullableInstant
  /** The start of the reading in progress. */
  reading_since: NullableInstant
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    resumes: ResumesTable
  }
}
