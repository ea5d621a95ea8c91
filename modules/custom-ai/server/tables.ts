import type { Defaulted, Instant, Json, NullableInstant, NullableJson } from '#platform/db/tables.ts'
import type { AnswerQuote, AnswerType, AnswerValue, FieldDetails, Source } from '../contract.ts'
import type { RunProblem } from '../policy.ts'

interface CustomAiFieldsTable {
  organization_id: string
  id: string
  name: string
  version: number
  revision: number
  question: string
  answer_type: AnswerType
  details: Json<FieldDetails>
  source: Source
  all_jobs: boolean
  hidden_in_blind_review: boolean
  enabled: boolean
  created_at: Instant
  updated_at: Instant
}

interface CustomAiFieldVersionsTable {
  organization_id: string
  field_id: string
  version: number
  question: string
  answer_type: AnswerType
  details: Json<FieldDetails>
  source: Source
  changed_by: string | null
  changed_at: Instant
}

interface CustomAiFieldJobsTable {
  organization_id: string
  field_id: string
  job_id: string
}

interface CustomAiAnswersTable {
  organization_id: string
  id: string
  application_id: string
  field_id: string
  version: number
  state: 'waiting' | 'ready' | 'failed'
  value: NullableJson<AnswerValue>
  quotes: Json<AnswerQuote[]>
  reasoning: Defaulted<string>
  unsupported: Defaulted<number>
  evidence_deleted: Defaulted<boolean>
  screening_id: string | null
  engine: string | null
  model: string | null
  prompt_hash: string | null
  input_hash: string | null
  input_tokens: Defaulted<number>
  output_tokens: Defaulted<number>
  cost_usd: number | null
  milliseconds: Defaulted<number>
  problem: string | null
  created_at: Instant
  /** When it read what it is made from. */
  reading_at: NullableInstant
  finished_at: NullableInstant
}

interface CustomAiResultsTable {
  organization_id: string
  field_id: string
  application_id: string
  answer_id: string
  version: number
  state: 'ready' | 'failed'
  stated: boolean
  number: number | null
  text: string | null
}

interface CustomAiRunsTable {
  organization_id: string
  id: string
  field_id: string
  version: number
  admin_id: string
  state: 'running' | 'finished' | 'cancelled'
  total: number
  done: Defaulted<number>
  failed: Defaulted<number>
  budget_tokens: number | null
  spent_tokens: Defaulted<number>
  problem: RunProblem | null
  created_at: Instant
  finished_at: NullableInstant
}

interface CustomAiRunItemsTable {
  organization_id: string
  run_id: string
  position: number
  answer_id: string
  application_id: string
}

interface CustomAiOpinionsTable {
  organization_id: string
  answer_id: string
  admin_id: string
  agrees: boolean
  at: Instant
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    custom_ai_fields: CustomAiFieldsTable
    custom_ai_field_versions: CustomAiFieldVersionsTable
    custom_ai_field_jobs: CustomAiFieldJobsTable
    custom_ai_answers: CustomAiAnswersTable
    custom_ai_results: CustomAiResultsTable
    custom_ai_opinions: CustomAiOpinionsTable
    custom_ai_runs: CustomAiRunsTable
    custom_ai_run_items: CustomAiRunItemsTable
  }
}
