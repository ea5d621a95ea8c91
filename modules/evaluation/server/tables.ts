import type { Defaulted, Instant, Json, NullableInstant, NullableJson } from '#platform/db/tables.ts'
import type { RerunScope } from '../contract.ts'
import type { InterviewResult, MatchResult } from '../engine/schema.ts'

export type EvaluationKind = 'match' | 'interview'

interface EvaluationsTable {
  organization_id: string
  id: string
  application_id: string
  kind: EvaluationKind
  source_id: string
  state: 'waiting' | 'running' | 'ready' | 'failed' | 'needs_person'
  engine: string | null
  model: string | null
  /** Null for the built-in rules engine, and for evaluations from before it was recorded. */
  prompt_version: string | null
  result: NullableJson<MatchResult | InterviewResult>
  problem: string | null
  created_at: Instant
  finished_at: NullableInstant
}

interface ScorecardsTable {
  organization_id: string
  application_id: string
  admin_id: string
  ratings: Json<Record<string, number>>
  /** The names of the rated criteria, by key. */
  criteria: Json<Record<string, string>>
  recommendation: 'strong_yes' | 'yes' | 'no' | 'strong_no' | null
  note: Defaulted<string>
  submitted_at: NullableInstant
  revealed_at: NullableInstant
}

interface OpinionsTable {
  organization_id: string
  evaluation_id: string
  criterion: string
  admin_id: string
  agrees: boolean
  level: number | null
  note: Defaulted<string>
  at: Instant
}

interface EvaluationRerunsTable {
  organization_id: string
  id: string
  job_id: string
  admin_id: string
  scope: RerunScope
  state: 'running' | 'finished' | 'cancelled'
  total: number
  done: Defaulted<number>
  failed: Defaulted<number>
  problem: 'budget_spent' | null
  created_at: Instant
  finished_at: NullableInstant
}

interface EvaluationRerunItemsTable {
  organization_id: string
  rerun_id: string
  position: number
  evaluation_id: string
  application_id: string
  kind: EvaluationKind
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    evaluations: EvaluationsTable
    scorecards: ScorecardsTable
    opinions: OpinionsTable
    evaluation_reruns: EvaluationRerunsTable
    evaluation_rerun_items: EvaluationRerunItemsTable
  }
}
