import { z } from 'zod'
import { id, instant, line, prose } from '#platform/contract/shapes.ts'
import {
  ANSWER_TYPES,
  FEWEST_OPTIONS,
  LONGEST_MEANING,
  LONGEST_NAME,
  LONGEST_OPTION,
  LONGEST_QUESTION,
  MOST_JOBS,
  MOST_OPTIONS,
  RUN_PROBLEMS,
  SOURCES,
} from '../policy.ts'
import { customAiInputProblems as problems } from '../words/input-problems.ts'

export const answerType = z.enum(ANSWER_TYPES)
export type AnswerType = z.output<typeof answerType>
export const source = z.enum(SOURCES)
export type Source = z.output<typeof source>

const meaning = line(LONGEST_MEANING, 0).default('')

/** What the answers mean: `yes` and `no`, `low` and `high` of a score, `unit` of a number; `options` of a choice. */
const fieldDetails = z.strictObject({
  yes: meaning,
  no: meaning,
  low: meaning,
  high: meaning,
  unit: line(20, 0).default(''),
  options: z.array(line(LONGEST_OPTION)).max(MOST_OPTIONS, problems.mostOptions).default([]),
})
export type FieldDetails = z.output<typeof fieldDetails>

export const askedShape = {
  question: prose(LONGEST_QUESTION).refine(text => text !== '', problems.noQuestion),
  answer_type: answerType,
  details: fieldDetails.prefault({}),
  source,
}

export const requireOptions = (
  { answer_type, details }: { answer_type: AnswerType; details: FieldDetails },
  context: z.RefinementCtx,
) => {
  if (answer_type !== 'choice') return
  const path = ['details', 'options']
  if (details.options.length < FEWEST_OPTIONS) context.addIssue({ code: 'custom', path, message: problems.fewOptions })
  if (new Set(details.options.map(option => option.toLowerCase())).size < details.options.length)
    context.addIssue({ code: 'custom', path, message: problems.sameOptions })
}

export const asked = z.object(askedShape).superRefine(requireOptions)
export type Asked = z.output<typeof asked>

export const inputShape = {
  name: line(LONGEST_NAME),
  ...askedShape,
  all_jobs: z.boolean().default(true),
  job_ids: z.array(id).max(MOST_JOBS, problems.mostJobs).default([]),
  hidden_in_blind_review: z.boolean().default(false),
  enabled: z.boolean().default(true),
}
export const requireJobs = (
  { all_jobs, job_ids }: { all_jobs: boolean; job_ids: string[] },
  context: z.RefinementCtx,
) => {
  if (!all_jobs && job_ids.length === 0)
    context.addIssue({ code: 'custom', path: ['job_ids'], message: problems.noJobs })
}

export const fieldInput = z.object(inputShape).superRefine(requireOptions).superRefine(requireJobs)
export type FieldInput = z.output<typeof fieldInput>

/** How the built-in rules engine answers a question; null if it needs a language model. */
export const rule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('term'), terms: z.array(z.string()) }),
  z.object({ kind: z.literal('years'), subject: z.string() }),
  z.object({ kind: z.literal('certificate'), name: z.string() }),
  z.object({ kind: z.literal('language'), language: z.string() }),
])
export type Rule = z.output<typeof rule>

const coverage = z.object({
  /** Active applications of its jobs. */
  applications: z.int(),
  /** Of these, the ones with an answer to the current question. */
  answered: z.int(),
  outdated: z.int(),
  failed: z.int(),
})

export const field = z.object({
  id,
  name: z.string(),
  question: z.string(),
  answer_type: answerType,
  details: fieldDetails,
  source,
  all_jobs: z.boolean(),
  /** Those that the reader sees. */
  jobs: z.array(z.object({ id, title: z.string() })),
  hidden_in_blind_review: z.boolean(),
  enabled: z.boolean(),
  version: z.int(),
  revision: z.int(),
  updated_at: instant,
  rule: rule.nullable(),
  coverage,
})
export type CustomAiField = z.output<typeof field>

export const answerValue = z.union([z.boolean(), z.number(), z.string()])
export type AnswerValue = z.output<typeof answerValue>

export const answerQuote = z.object({
  text: z.string(),
  source: z.enum(['resume', 'interview']),
  page: z.int().nullable(),
  turn_id: z.string().nullable(),
  at_ms: z.int().nullable(),
  start: z.int(),
  end: z.int(),
})
export type AnswerQuote = z.output<typeof answerQuote>

/** An answer. `value` is null if the sources do not state it. */
const answer = z.object({
  value: answerValue.nullable(),
  quotes: z.array(answerQuote),
  reasoning: z.string(),
  /** PROVIDER/MODEL; null for the built-in rules engine. */
  engine: z.string().nullable(),
  milliseconds: z.int(),
  unsupported: z.int(),
})

const storedAnswer = answer.extend({
  id,
  field_id: id,
  name: z.string(),
  question: z.string(),
  answer_type: answerType,
  details: fieldDetails,
  state: z.enum(['waiting', 'ready', 'failed']),
  problem: z.string().nullable(),
  outdated: z.boolean(),
  evidence_deleted: z.boolean(),
  hidden_in_blind_review: z.boolean(),
  source,
  at: instant,
})
export type CustomAiAnswer = z.output<typeof storedAnswer>

/** An answer with what people think of it. */
export const ratedAnswer = storedAnswer.extend({
  opinions: z.array(z.object({ admin_id: id, admin_name: z.string(), agrees: z.boolean() })),
})
export type RatedAnswer = z.output<typeof ratedAnswer>

export const tried = answer.extend({
  application_id: id,
  candidate_uuid: id,
  name: z.string(),
  job_title: z.string(),
  stage: z.string(),
  /** The stored answer to the saved question; `known` is false if there is none. */
  stored: z.object({ known: z.boolean(), value: answerValue.nullable() }),
  problem: z.string().nullable(),
})
export type TriedAnswer = z.output<typeof tried>

export const run = z.object({
  id,
  state: z.enum(['running', 'finished', 'cancelled']),
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  budget_tokens: z.int().nullable(),
  spent_tokens: z.int(),
  /** It stopped at its own limit of tokens, or because the monthly budget for language models is spent. */
  problem: z.enum(RUN_PROBLEMS).nullable(),
  created_at: instant,
  finished_at: instant.nullable(),
})
export type CustomAiRun = z.output<typeof run>

export const usage = z.object({
  /** Of this month (UTC). */
  answers: z.int(),
  tokens: z.int(),
  cost_usd: z.number().nullable(),
  /** On average; null if the current engine has not answered this question yet. */
  tokens_each: z.int().nullable(),
  milliseconds_each: z.int().nullable(),
  used_in: z.array(z.object({ kind: z.enum(['column', 'filter']), view_id: id, name: z.string() })),
})
