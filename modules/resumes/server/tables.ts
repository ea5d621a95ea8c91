import type { Instant, Json, NullableInstant, NullableJson } from '#platform/db/tables.ts'
import type { ReadingState } from '../contract.ts'
import type { ResumeChanges } from '../details.ts'
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

/** What people corrected in what was read. The reading itself is never changed. */
interface ResumeCorrectionsTable {
  organization_id: string
  resume_id: string
  version: number
  made_by: 'candidate' | 'recruiter'
  /** The recruiter; null for the candidate. */
  admin_id: string | null
  changes: Json<ResumeChanges>
  at: Instant
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    resumes: ResumesTable
    resume_corrections: ResumeCorrectionsTable
  }
}
