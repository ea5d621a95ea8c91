import type { Defaulted, Instant, Json, NullableInstant, NullableJson } from '#platform/db/tables.ts'
import type { InterviewInput, InterviewResult } from '#modules/evaluation/public.ts'
import type { Round } from '#modules/interview-flows/contract.ts'
import type { CandidateKind } from '../policy.ts'

export type DryRunProblem = 'budget_spent' | 'model_unavailable' | 'time_limit'

interface DryRunsTable {
  organization_id: string
  id: string
  flow_id: string
  admin_id: string
  round: Json<Round>
  engine: string | null
  model: string | null
  state: 'running' | 'finished' | 'cancelled'
  problem: DryRunProblem | null
  created_at: Instant
  finished_at: NullableInstant
}

interface DryRunCandidatesTable {
  organization_id: string
  run_id: string
  kind: CandidateKind
  position: number
  state: 'waiting' | 'asked' | 'evaluated' | 'failed'
  interview: NullableJson<InterviewInput>
  milliseconds: Defaulted<number>
  result: NullableJson<InterviewResult>
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    dry_runs: DryRunsTable
    dry_run_candidates: DryRunCandidatesTable
  }
}
