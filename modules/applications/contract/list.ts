import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { day, id, instant, pageOf, pageQuery, searchText } from '#platform/contract/shapes.ts'
import { readingState } from '#modules/resumes/contract.ts'
import { evidence, outcome, stage } from './shapes.ts'

const resumeState = z.enum(['none', ...readingState.options])
const matchState = z.enum(['none', 'waiting', 'running', 'ready', 'needs_person', 'failed'])
const evaluationState = z.enum(['waiting', 'running', 'ready', 'needs_person', 'failed'])

export const listItem = z.object({
  id,
  candidate_uuid: id,
  name: z.string(),
  /** Whether blind review hides who it is and the AI results from the reader. */
  blind: z.boolean(),
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
  evidence: evidence.nullable(),
  last_communication: z.object({ kind: z.string(), at: instant }).nullable(),
})
export type ApplicationListItem = z.output<typeof listItem>

const sortOrder = z.enum(['newest', 'score', 'name', 'waiting'])

export const listQuery = pageQuery.extend({
  search: searchText.optional(),
  job_id: id.optional(),
  stage: stage.optional(),
  outcome: outcome.optional(),
  min_score: z.coerce.number().int().min(0).max(100).optional(),
  max_score: z.coerce.number().int().min(0).max(100).optional(),
  from: day.optional(),
  to: day.optional(),
  source: searchText.optional(),
  tag: searchText.optional(),
  knockout: z.enum(['true', 'false']).optional(),
  /** Whether archived jobs are included. */
  archived: z.enum(['true', 'false']).optional(),
  sort: sortOrder.default('newest'),
})

const counts = z.object({
  total: z.number().int(),
  active: z.number().int(),
  by_stage: z.record(z.string(), z.number().int()),
  by_job: z.array(z.object({ job_id: id, title: z.string(), active: z.number().int(), total: z.number().int() })),
  /** Median days of active applications in their stage. */
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
    reply: pageOf(listItem),
  },
  'applications.dashboard': {
    method: 'GET',
    path: '/api/applications/dashboard',
    who: 'candidates.read',
    summary: 'The number of applications per stage and outcome.',
    query: z.object({ job_id: id.optional() }),
    reply: counts,
  },
})
