import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, line, ok, prose, searchText } from '#platform/contract/shapes.ts'
import {
  ANSWER_TYPES,
  FEWEST_OPTIONS,
  LARGEST_BUDGET,
  LONGEST_MEANING,
  LONGEST_NAME,
  LONGEST_OPTION,
  LONGEST_QUESTION,
  MOST_JOBS,
  MOST_OPTIONS,
  MOST_TRIED,
  PROTECTED_TOPICS,
  SOURCES,
} from './policy.ts'
import { customAiInputProblems as problems } from './words/input-problems.ts'

export const answerType = z.enum(ANSWER_TYPES)
export type AnswerType = z.output<typeof answerType>
const source = z.enum(SOURCES)
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

const askedShape = {
  question: prose(LONGEST_QUESTION).refine(text => text !== '', problems.noQuestion),
  answer_type: answerType,
  details: fieldDetails.prefault({}),
  source,
}

const requireOptions = (
  { answer_type, details }: { answer_type: AnswerType; details: FieldDetails },
  context: z.RefinementCtx,
) => {
  if (answer_type !== 'choice') return
  const path = ['details', 'options']
  if (details.options.length < FEWEST_OPTIONS) context.addIssue({ code: 'custom', path, message: problems.fewOptions })
  if (new Set(details.options.map(option => option.toLowerCase())).size < details.options.length)
    context.addIssue({ code: 'custom', path, message: problems.sameOptions })
}

const asked = z.object(askedShape).superRefine(requireOptions)
export type Asked = z.output<typeof asked>

const inputShape = {
  name: line(LONGEST_NAME),
  ...askedShape,
  all_jobs: z.boolean().default(true),
  job_ids: z.array(id).max(MOST_JOBS, problems.mostJobs).default([]),
  hidden_in_blind_review: z.boolean().default(false),
  enabled: z.boolean().default(true),
}
const requireJobs = ({ all_jobs, job_ids }: { all_jobs: boolean; job_ids: string[] }, context: z.RefinementCtx) => {
  if (!all_jobs && job_ids.length === 0)
    context.addIssue({ code: 'custom', path: ['job_ids'], message: problems.noJobs })
}

const fieldInput = z.object(inputShape).superRefine(requireOptions).superRefine(requireJobs)
export type FieldInput = z.output<typeof fieldInput>

/** How the built-in rules engine answers a question; null if it needs a language model. */
const rule = z.discriminatedUnion('kind', [
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

const tried = answer.extend({
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

const run = z.object({
  id,
  state: z.enum(['running', 'finished', 'cancelled']),
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  budget_tokens: z.int().nullable(),
  spent_tokens: z.int(),
  problem: z.literal('budget_spent').nullable(),
  created_at: instant,
  finished_at: instant.nullable(),
})
export type CustomAiRun = z.output<typeof run>

const usage = z.object({
  /** Of this month (UTC). */
  answers: z.int(),
  tokens: z.int(),
  cost_usd: z.number().nullable(),
  /** On average; null if the current engine has not answered this question yet. */
  tokens_each: z.int().nullable(),
  milliseconds_each: z.int().nullable(),
  used_in: z.array(z.object({ kind: z.enum(['column', 'filter']), view_id: id, name: z.string() })),
})

const path = '/api/organizations/custom-ai'
const one = z.object({ id })
const scope = z.enum(['missing', 'all', 'failed'])
export type RunScope = z.output<typeof scope>

export const customAiContract = contract({
  'customAi.list': {
    method: 'GET',
    path: `${path}/all`,
    who: 'candidates.read',
    summary:
      'The custom AI fields, with how many applications are answered. Filters: words of name or question, answer type, source, job.',
    query: z.object({
      search: searchText.optional(),
      answer_type: answerType.optional(),
      source: source.optional(),
      job_id: id.optional(),
      enabled: z.enum(['true', 'false']).optional(),
    }),
    reply: z.object({
      items: z.array(field),
      used: z.int(),
      /** Null for unlimited. */
      limit: z.int().nullable(),
      /** PROVIDER/MODEL; null for the built-in rules engine. */
      engine: z.string().nullable(),
    }),
  },
  'customAi.create': {
    method: 'POST',
    path,
    who: 'setup.edit',
    steps: true,
    summary:
      'Adds a custom AI field. Questions about protected characteristics are refused with 422. 402 `limit_reached` if the plan has no field left.',
    body: fieldInput,
    reply: field,
    status: 201,
  },
  'customAi.save': {
    method: 'PUT',
    path: `${path}/:id`,
    who: 'setup.edit',
    steps: true,
    summary:
      'Edits a field. A changed question makes earlier answers outdated. 409 `stale_edit` with the current field.',
    params: one,
    body: z
      .object({ ...inputShape, revision: z.int() })
      .superRefine(requireOptions)
      .superRefine(requireJobs),
    reply: field,
  },
  'customAi.remove': {
    method: 'DELETE',
    path: `${path}/:id`,
    who: 'setup.edit',
    summary: 'Deletes a field with all its answers, and returns its unit to the plan.',
    params: one,
    reply: ok,
  },
  'customAi.check': {
    method: 'POST',
    path: `${path}/check`,
    who: 'setup.edit',
    summary: 'Before saving: whether a question may be asked, and whether the built-in rules engine can answer it.',
    body: asked,
    reply: z.object({ refused: z.enum(PROTECTED_TOPICS).nullable(), rule: rule.nullable(), answerable: z.boolean() }),
  },
  'customAi.candidates': {
    method: 'GET',
    path: `${path}/applications`,
    who: 'setup.edit',
    summary: 'Applications to try a question on, newest first.',
    query: z.object({ job_id: id.optional(), search: searchText.optional() }),
    reply: z.object({
      items: z.array(
        z.object({
          id,
          candidate_uuid: id,
          name: z.string(),
          job: z.object({ id, title: z.string() }),
          stage: z.string(),
        }),
      ),
    }),
  },
  'customAi.try': {
    method: 'POST',
    path: `${path}/try`,
    who: 'setup.edit',
    steps: true,
    summary: `Answers a question for up to ${MOST_TRIED} applications. Nothing is stored with them.`,
    limit: { max: 30, seconds: 60 },
    body: z
      .object({
        ...askedShape,
        field_id: id.nullish(),
        application_ids: z.array(id).min(1, problems.noApplications).max(MOST_TRIED, problems.mostTried),
      })
      .superRefine(requireOptions),
    reply: z.object({ items: z.array(tried) }),
  },
  'customAi.runs': {
    method: 'GET',
    path: `${path}/:id/run`,
    who: 'setup.read',
    summary: 'The newest run of a field, what another one would answer, and its estimated cost.',
    params: one,
    reply: z.object({
      run: run.nullable(),
      missing: z.int(),
      all: z.int(),
      failed: z.array(z.object({ application_id: id, candidate_uuid: id, name: z.string(), problem: z.string() })),
      /** Null if the current engine has not answered this question yet; 0 for the built-in rules engine. */
      tokens_each: z.int().nullable(),
      milliseconds_each: z.int().nullable(),
    }),
  },
  'customAi.run': {
    method: 'POST',
    path: `${path}/:id/run`,
    who: 'setup.edit',
    steps: true,
    summary:
      'Answers the question for all active applications of its jobs in the background. 409 `running` while another run does.',
    params: one,
    body: z.object({
      id,
      scope: scope.default('missing'),
      budget_tokens: z.int().min(1).max(LARGEST_BUDGET).nullish(),
    }),
    reply: run,
    status: 202,
  },
  'customAi.cancel': {
    method: 'POST',
    path: `${path}/:id/run/:runId/cancel`,
    who: 'setup.edit',
    summary: 'Stops a run. What was answered stays.',
    params: z.object({ id, runId: id }),
    reply: run,
  },
  'customAi.answers': {
    method: 'GET',
    path: `${path}/answers/:applicationId`,
    who: 'candidates.read',
    about: { application: 'params.applicationId' },
    summary: 'The newest answers of an application. `concealed` while blind review hides them from the reader.',
    params: z.object({ applicationId: id }),
    reply: z.object({
      concealed: z.boolean(),
      /** Answers from the AI interview that are hidden until the reader submits a scorecard or skips it. */
      hidden: z.int(),
      items: z.array(storedAnswer),
    }),
  },
  'customAi.usage': {
    method: 'GET',
    path: `${path}/:id/usage`,
    who: 'setup.read',
    summary: 'What the answers of a field used, and which saved views show or filter it.',
    params: one,
    reply: usage,
  },
})
