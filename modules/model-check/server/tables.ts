import type { Instant, Json, NullableInstant, NullableJson } from '#platform/db/tables.ts'
import type { Estimate } from '../measure/estimate.ts'
import type { Figures } from '../measure/figures.ts'
import type { Outcome } from '../measure/run-step.ts'

interface ModelChecksTable {
  id: string
  provider: string
  model: string
  prompt_version: string
  labelled_set: string
  state: 'running' | 'finished' | 'cancelled' | 'failed'
  steps: number
  estimate: Json<Estimate>
  figures: NullableJson<Figures>
  passed: boolean | null
  problem: string | null
  started_by: string | null
  started_at: Instant
  finished_at: NullableInstant
}

interface ModelCheckStepsTable {
  check_id: string
  step: string
  outcome: Json<Outcome>
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    model_checks: ModelChecksTable
    model_check_steps: ModelCheckStepsTable
  }
}
