import type { z } from 'zod'
import type { answerQuote, CustomAiAnswer, CustomAiRun, field } from '../contract.ts'
import { ruleOf } from '../engine/rule.ts'
import { askedOf } from './answer.task.ts'
import type { NewestAnswer } from './queries/answers.ts'
import type { FieldRow } from './queries/fields.ts'
import type { RunRow } from './queries/runs.ts'

type Field = z.input<typeof field>

export const presentField = (
  row: FieldRow,
  jobs: readonly { id: string; title: string }[],
  coverage: Field['coverage'],
): Field => ({
  id: row.id,
  name: row.name,
  ...askedOf(row),
  all_jobs: row.all_jobs,
  jobs: [...jobs],
  hidden_in_blind_review: row.hidden_in_blind_review,
  enabled: row.enabled,
  version: row.version,
  revision: row.revision,
  updated_at: row.updated_at.toISOString(),
  rule: ruleOf(askedOf(row)),
  coverage,
})

export const presentRun = (row: RunRow): CustomAiRun => ({
  id: row.id,
  state: row.state,
  total: row.total,
  done: row.done,
  failed: row.failed,
  budget_tokens: row.budget_tokens,
  spent_tokens: row.spent_tokens,
  problem: row.problem,
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
})

export const engineName = ({ engine, model }: { engine: string | null; model: string | null }): string | null =>
  model === null ? null : `${engine}/${model}`

export const presentAnswer = (row: NewestAnswer): CustomAiAnswer => ({
  id: row.id,
  field_id: row.field_id,
  name: row.name,
  question: row.question,
  answer_type: row.answer_type,
  details: row.details,
  state: row.state,
  value: row.value,
  quotes: row.quotes satisfies z.input<typeof answerQuote>[],
  reasoning: row.reasoning,
  engine: engineName(row),
  milliseconds: row.milliseconds,
  unsupported: row.unsupported,
  problem: row.problem,
  outdated: row.version !== row.field_version,
  evidence_deleted: row.evidence_deleted,
  hidden_in_blind_review: row.hidden_in_blind_review,
  source: row.source,
  at: (row.finished_at ?? row.created_at).toISOString(),
})
