import type { Defaulted, Instant, NullableInstant, NullableJson } from '#platform/db/tables.ts'
import type { Floor, FollowUpReason, Outcome, OutcomeReason, Request, TurnKind } from '#modules/interviewer/public.ts'

export interface Draft {
  readonly text: string
  readonly input: 'spoken' | 'typed'
  readonly question_id: string | null
  /** When it was saved; drafts from before this was stored have none. */
  readonly saved_at?: string
}

interface InterviewRoomsTable {
  organization_id: string
  screening_id: string
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
  request: Request | null
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
}

interface ConnectionLogTable {
  organization_id: string
  id: string
  screening_id: string
  opened_at: Instant
  closed_at: NullableInstant
  reason: string | null
}

interface ScreeningTabLeavesTable {
  organization_id: string
  id: string
  screening_id: string
  start_ms: number
  left_at: Instant
  returned_at: NullableInstant
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    interview_rooms: InterviewRoomsTable
    screening_turns: ScreeningTurnsTable
    screening_questions: ScreeningQuestionsTable
    connection_log: ConnectionLogTable
    screening_tab_leaves: ScreeningTabLeavesTable
  }
}
