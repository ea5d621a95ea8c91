import type { Defaulted, Instant, NullableInstant } from '#platform/db/tables.ts'

interface RecordingsTable {
  organization_id: string
  id: string
  screening_id: string
  client_recording_id: string
  kind: 'video' | 'audio'
  mime: string
  state: 'pending' | 'active' | 'completed' | 'failed'
  starts_ms: number
  chunks: number | null
  file_key: string | null
  bytes: Defaulted<number>
  duration_ms: number | null
  seekable: Defaulted<boolean>
  problem: string | null
  created_at: Instant
  finished_at: NullableInstant
}

interface RecordingChunksTable {
  organization_id: string
  recording_id: string
  number: number
  sha256: string
  bytes: number
  file_key: string
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    recordings: RecordingsTable
    recording_chunks: RecordingChunksTable
  }
}
