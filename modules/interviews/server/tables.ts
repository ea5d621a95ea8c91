import type { Defaulted, Instant, Json, NullableInstant, NullableJson } from '#platform/db/tables.ts'
import type { Question } from '#modules/interview-flows/contract.ts'
import type { StoredSettings } from '#modules/interview-flows/public.ts'
import type { Job } from '#modules/jobs/contract.ts'
import type { ScreeningState } from '../contract.ts'
import type { Floor, FollowUpReason, Outcome, OutcomeReason, TurnKind } from '../interviewer/state.ts'

/** Everything an interview is held with, as it stood at the invitation. */
export interface Snapshot {
  readonly organization: { readonly name: string }
  readonly job: { readonly id: string; readonly title: string; readonly requirements: Job['requirements'] }
  readonly candidate: { readonly name: string }
  readonly flow: { readonly id: string; readonly name: string; readonly version: number }
  readonly round: {
    readonly id: string
    readonly name: string
    readonly minutes: number
    readonly questions: readonly Question[]
  }
  readonly settings: StoredSettings
  /** The name the interviewer gives itself. */
  readonly interviewer: string
}

export interface Consent {
  readonly ai_interview: boolean
  readonly recording: 'video' | 'audio' | 'none'
  readonly keep_for_other_roles: boolean
  readonly text_version: string
  readonly at: string
}

export interface Engines {
  readonly language_model: string | null
  readonly transcription: string
  readonly voice: string
}

export interface Draft {
  readonly text: string
  readonly input: 'spoken' | 'typed'
  readonly question_id: string | null
}

interface ScreeningsTable {
  organization_id: string
  id: string
  application_id: string
  candidate_id: string
  job_id: string
  state: ScreeningState
  snapshot: Json<Snapshot>
  retake: boolean
  until: Instant
  invited_by: string | null
  invited_at: Instant
  opened_at: NullableInstant
  started_at: NullableInstant
  ended_at: NullableInstant
  reminded_at: NullableInstant
  consent: NullableJson<Consent>
  engines: NullableJson<Engines>
  active_ms: Defaulted<number>
  last_tick_at: NullableInstant
  paused_at: NullableInstant
  question_asked_ms: Defaulted<number>
  connection_id: string | null
  seen_at: NullableInstant
  floor: Defaulted<Floor>
  pending: 'enter' | 'continue' | 'answer' | null
  turn_count: Defaulted<number>
  draft: NullableJson<Draft>
  recordings_deleted_at: NullableInstant
  transcript_deleted_at: NullableInstant
}

interface ScreeningTurnsTable {
  organization_id: string
  id: string
  screening_id: string
  seq: number
  speaker: 'interviewer' | 'candidate'
  kind: TurnKind
  question_id: string | null
  text: string
  original_text: string | null
  corrected_at: NullableInstant
  reason: FollowUpReason | null
  worded_by: 'rule' | 'model' | null
  input: 'spoken' | 'typed' | null
  confidence: number | null
  start_ms: number
  end_ms: number
  heard_ms: number | null
  recording_id: string | null
  audio_offset_ms: number | null
  client_turn_id: string | null
  at: Instant
}

interface ScreeningQuestionsTable {
  organization_id: string
  screening_id: string
  question_id: string
  position: number
  outcome: Outcome | null
  outcome_reason: OutcomeReason | null
  settled_at: NullableInstant
}

interface ScreeningRecordingsTable {
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
  at: Instant
}

interface ConnectionLogTable {
  organization_id: string
  id: string
  screening_id: string
  opened_at: Instant
  closed_at: NullableInstant
  reason: string | null
}

interface OtherWayRequestsTable {
  organization_id: string
  id: string
  screening_id: string
  wish: string
  asked_at: Instant
  due_at: Instant
  answered_at: NullableInstant
  answered_by: string | null
  note: string | null
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    screenings: ScreeningsTable
    screening_turns: ScreeningTurnsTable
    screening_questions: ScreeningQuestionsTable
    screening_recordings: ScreeningRecordingsTable
    recording_chunks: RecordingChunksTable
    connection_log: ConnectionLogTable
    other_way_requests: OtherWayRequestsTable
  }
}
