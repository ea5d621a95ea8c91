import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { day, id, instant, pageOf, pageQuery, searchText } from '#platform/contract/shapes.ts'
import { readingState } from '#modules/resumes/contract.ts'
import { customConditions, MOST_CUSTOM_COLUMNS, MOST_SELECTED } from '../policy.ts'
import { evidence, outcome, requirementResult, stage } from './shapes.ts'

const resumeState = z.enum(['none', ...readingState.options])
const matchState = z.enum(['none', 'waiting', 'running', 'ready', 'needs_person', 'failed'])
const evaluationState = z.enum(['waiting', 'running', 'ready', 'needs_person', 'failed'])

/**
 * The newest answer to a custom AI field. `value` is null if the sources do not state it, or if it failed. `engine`: the language model that
 * gave it, as PROVIDER/MODEL; null for the built-in rules engine.
 */
const customAnswer = z.object({
  field_id: id,
  state: z.enum(['ready', 'failed']),
  value: z.union([z.boolean(), z.number(), z.string()]).nullable(),
  outdated: z.boolean(),
  engine: z.string().nullable(),
})
export type CustomAnswer = z.output<typeof customAnswer>

const customField = z.object({
  id,
  name: z.string(),
  answer_type: z.enum(['yes_no', 'number', 'choice', 'text', 'score']),
  unit: z.string(),
  options: z.array(z.string()),
})
export type CustomField = z.output<typeof customField>

export const listItem = z.object({
  id,
  candidate_uuid: id,
  name: z.string(),
  /** Who is responsible for it. */
  owner_id: id.nullable(),
  /** Whether blind review hides who it is and the AI results from the reader. */
  blind: z.boolean(),
  /** Fictional: of a sample job. */
  sample: z.boolean(),
  job: z.object({ id, title: z.string() }),
  stage,
  outcome,
  stage_since: instant,
  applied_at: instant,
  source: z.string(),
  knockout: z.boolean(),
  tags: z.array(z.string()),
  resume_state: resumeState,
  /**
   * `engine`: the language model that made the score, as PROVIDER/MODEL; null for the built-in rules engine. `validated`: false if it has
   * not passed the model check. Such scores do not sort or filter.
   */
  match: z.object({
    state: matchState,
    score: z.number().int().nullable(),
    engine: z.string().nullable(),
    validated: z.boolean(),
  }),
  screening: z.object({ state: z.string(), until: instant.nullable() }).nullable(),
  interview: z.object({
    state: evaluationState.nullable(),
    score: z.number().int().nullable(),
    low: z.number().int().nullable(),
    high: z.number().int().nullable(),
    engine: z.string().nullable(),
    validated: z.boolean(),
  }),
  /** The requirements of the job by their result in the newest match. */
  requirements: z.array(z.object({ id: z.string(), result: requirementResult })),
  evidence: evidence.nullable(),
  last_communication: z.object({ kind: z.string(), at: instant }).nullable(),
  /** The answers to the custom AI fields that were asked for as columns. None while blind review hides AI results. */
  custom: z.array(customAnswer).optional(),
})
export type ApplicationListItem = z.output<typeof listItem>

/** `score` is the score of the interview, or else of the match. Applications without the value come last. */
export const sortOrder = z.enum(['newest', 'score', 'name', 'waiting', 'match', 'interview'])
export type SortOrder = z.output<typeof sortOrder>

/** The AI interview as the list filters it; `invited` and `in_progress` include opened and interrupted ones. */
const screeningFilter = z.enum([
  'not_invited',
  'invited',
  'in_progress',
  'completed',
  'no_answers',
  'expired',
  'cancelled',
])

const score = z.coerce.number().int().min(0).max(100)
const yesOrNo = z.enum(['true', 'false'])

/** What selects applications: in the list, in saved views, in exports and in bulk actions. */
export const listFilter = z.object({
  /** Words of names, e-mail addresses, jobs, answers and résumés. "Quoted words" belong together, `-word` excludes. */
  search: searchText.optional(),
  job_id: id.optional(),
  stage: stage.optional(),
  outcome: outcome.optional(),
  min_score: score.optional(),
  max_score: score.optional(),
  min_match: score.optional(),
  max_match: score.optional(),
  from: day.optional(),
  to: day.optional(),
  source: searchText.optional(),
  tag: searchText.optional(),
  knockout: yesOrNo.optional(),
  /** The person responsible: an ID, `me`, or `none`. */
  owner: z.union([z.enum(['me', 'none']), id]).optional(),
  screening: screeningFilter.optional(),
  /** A requirement of the job `job_id` and its result: `typescript:met`. */
  requirement: z
    .string()
    .regex(/^[a-z0-9][a-z0-9_-]{0,39}:(?:met|partly|missing)$/)
    .optional(),
  /** Conditions on custom AI answers: `FIELD:yes`, `:no`, `:none`, `:outdated`, `:number=2..5`, `:is=OPTION`, `:text=WORDS`, with `|` between them. */
  custom: z
    .string()
    .refine(text => customConditions(text) !== null)
    .optional(),
  /** Whether archived jobs are included. */
  archived: yesOrNo.optional(),
})
export type ListFilter = z.output<typeof listFilter>

/** The ids of custom AI fields, with commas between them. */
const customColumns = z
  .string()
  .transform(text => text.split(','))
  .pipe(z.array(id).max(MOST_CUSTOM_COLUMNS))

export const listQuery = pageQuery.extend({
  ...listFilter.shape,
  sort: sortOrder.default('newest'),
  custom_columns: customColumns.optional(),
})

const counts = z.object({
  total: z.number().int(),
  active: z.number().int(),
  by_stage: z.record(z.string(), z.number().int()),
  by_job: z.array(z.object({ job_id: id, title: z.string(), active: z.number().int(), total: z.number().int() })),
  /** Median days in the stages that applications left in the last 13 weeks; stages that none left are missing. */
  median_days_in_stage: z.record(z.string(), z.number()),
})

/** The list of applications, and how many there are. */
export const listCalls = contract({
  'applications.list': {
    method: 'GET',
    path: '/api/applications',
    who: 'candidates.read',
    summary: 'Lists applications by the given filters.',
    query: listQuery,
    reply: pageOf(listItem).extend({
      /** The order of the items: `newest` if blind review hides what was asked for. */
      sort: sortOrder,
    }),
  },
  'applications.filters': {
    method: 'GET',
    path: '/api/applications/filters',
    who: 'candidates.read',
    summary: 'What applications can be filtered by: at most 50 sources and tags, and the custom AI fields.',
    reply: z.object({
      sources: z.array(z.string()),
      tags: z.array(z.string()),
      custom_fields: z.array(customField),
    }),
  },
  'applications.dashboard': {
    method: 'GET',
    path: '/api/applications/dashboard',
    who: 'candidates.read',
    summary: 'The number of applications per stage and outcome.',
    query: z.object({ job_id: id.optional() }),
    reply: counts,
  },
  'applications.export': {
    method: 'GET',
    path: '/api/applications/export',
    who: 'candidates.manage',
    summary:
      'The applications that match the given filters as a CSV file. Blind review applies, and cells that a spreadsheet would read as a formula are made harmless. The audit log notes it.',
    query: listFilter.extend({ sort: sortOrder.default('newest') }),
    file: true,
    limit: { max: 10, seconds: 60 },
  },
  'applications.exportSelected': {
    steps: true,
    method: 'POST',
    path: '/api/applications/export',
    who: 'candidates.manage',
    summary: `Up to ${MOST_SELECTED} applications as a CSV file. Those that the caller cannot see are left out.`,
    body: z.object({ ids: z.array(id).min(1).max(MOST_SELECTED), sort: sortOrder.default('newest') }),
    file: true,
    limit: { max: 10, seconds: 60 },
  },
})
