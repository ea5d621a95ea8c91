import type { Defaulted, Instant, Json, NullableInstant, NullableJson } from '#platform/db/tables.ts'
import type { Question } from '#modules/interview-flows/contract.ts'
import type { StoredSettings } from '#modules/interview-flows/public.ts'
import type { Job } from '#modules/jobs/contract.ts'
import type { ScreeningState } from '../contract.ts'

/** A question of the flow, or one about a requirement of the job. */
export type SnapshotQuestion = Question & { readonly requirement_id?: string }

/** Everything an interview is conducted with, as it was at the time of the invitation. */
export interface Snapshot {
  readonly organization: { readonly name: string }
  readonly job: { readonly id: string; readonly title: string; readonly requirements: Job['requirements'] }
  readonly candidate: { readonly name: string }
  readonly flow: { readonly id: string; readonly name: string; readonly version: number }
  readonly round: {
    readonly id: string
    readonly name: string
    readonly minutes: number
    readonly questions: readonly SnapshotQuestion[]
  }
  readonly settings: StoredSettings
  /** The name the interviewer introduces itself with. */
  readonly interviewer: string
}

export interface Consent {
  readonly ai_interview: boolean
  readonly recording: 'video' | 'audio' | 'none'
  readonly keep_for_other_roles: boolean
  readonly text_version: string
  /** Whether they were told that leaving the tab is noted. */
  readonly integrity_signals?: boolean
  readonly at: string
}

export interface Engines {
  readonly language_model: string | null
  readonly transcription: string
  readonly voice: string
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
  /** More time than the snapshot gives, for each question and as a whole. */
  extra_time_percent: Defaulted<number>
  until: Instant
  invited_by: string | null
  invited_at: Instant
  opened_at: NullableInstant
  started_at: NullableInstant
  ended_at: NullableInstant
  reminded_at: NullableInstant
  consent: NullableJson<Consent>
  engines: NullableJson<Engines>
  recordings_deleted_at: NullableInstant
  transcript_deleted_at: NullableInstant
}

interface AccommodationRequestsTable {
  organization_id: string
  id: string
  screening_id: string
  request: string
  asked_at: Instant
  due_at: Instant
  answered_at: NullableInstant
  note: string | null
  /** What the answer granted; null if it said nothing about time. */
  extra_time_percent: number | null
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    screenings: ScreeningsTable
    accommodation_requests: AccommodationRequestsTable
  }
}
