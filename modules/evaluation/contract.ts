import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, line, ok, prose } from '#platform/contract/shapes.ts'
import { spokenQuoteSchema } from '#modules/answer-structure/contract.ts'
import { checkedAs } from '#modules/jobs/contract.ts'
import { MAX_REQUIREMENTS } from '#modules/jobs/policy.ts'
import { interviewResultSchema, matchResultSchema, verdictSchema } from './engine/schema.ts'

const evaluationState = z.enum(['waiting', 'running', 'ready', 'failed', 'needs_person'])

const usage = z.object({
  requests: z.number().int(),
  input_tokens: z.number().int(),
  output_tokens: z.number().int(),
  /** US dollars; null if the model's prices are not configured. */
  cost_usd: z.number().nullable(),
  milliseconds: z.number().int(),
})

const run = {
  id,
  state: evaluationState,
  engine: z.string().nullable(),
  model: z.string().nullable(),
  /** False if a language model made it that has not passed the model check, with its prompts. */
  validated: z.boolean(),
  created_at: instant,
  finished_at: instant.nullable(),
  /** What its requests to a language model used together; null without any. */
  usage: usage.nullable(),
  /** Why it failed or needs human review, as a sentence. */
  problem: z.string().nullable(),
}

const opinion = z.object({
  criterion: z.string(),
  admin_id: id,
  admin_name: z.string(),
  agrees: z.boolean(),
  level: z.number().int().nullable(),
  note: z.string(),
})

const scorecard = z.object({
  admin_id: id,
  admin_name: z.string(),
  ratings: z.record(z.string(), z.number().int().min(1).max(5)),
  recommendation: z.enum(['strong_yes', 'yes', 'no', 'strong_no']).nullable(),
  note: z.string(),
  submitted_at: instant.nullable(),
})

/** The evaluation of a screening. */
export const interviewReview = z.object({
  ...run,
  screening_id: id,
  /** Null until the reader has submitted a scorecard or chosen to skip it. */
  result: interviewResultSchema.nullable(),
  opinions: z.array(opinion),
})

const review = z.object({
  match: z.object({ ...run, result: matchResultSchema.nullable(), opinions: z.array(opinion) }).nullable(),
  /** The results of the match before this one, for comparison; null without one, and in blind review. */
  match_before: z
    .object({
      created_at: instant,
      score: z.int().nullable(),
      requirements: z.array(z.object({ id: z.string(), verdict: verdictSchema })),
    })
    .nullable(),
  interview: interviewReview.nullable(),
  /** What was said when the AI interview asked about a requirement: evidence for people, without a score. Empty in blind review. */
  asked: z.array(
    z.object({
      requirement_id: z.string(),
      outcome: z.enum(['answered', 'insufficient', 'skipped', 'interrupted', 'unasked']),
      quote: spokenQuoteSchema.nullable(),
    }),
  ),
  /** Whether the reader can see the screening scores. */
  revealed: z.boolean(),
  /** Whether blind review hides the AI results until the reader's scorecard is submitted. */
  blind: z.boolean(),
  /** What reviewers rate: the criteria of the flow in their order, each with the meaning of its five levels. */
  criteria: z.array(z.object({ key: z.string(), name: z.string(), levels: z.array(z.string()) })),
  scorecards: z.array(scorecard),
  runs: z.array(z.object({ ...run, kind: z.enum(['match', 'interview']) })),
})
export type Review = z.output<typeof review>

const byId = z.object({ id })

const recognition = z.object({
  /** Whether a résumé can show it; qualities such as “team player” cannot be recognized. */
  recognizable: z.boolean(),
  /** All of these are looked for; of each, any alternative is enough, under its label or one of the other words. */
  looks_for: z.array(z.object({ any: z.array(z.object({ label: z.string(), words: z.array(z.string()) })) })),
})

export const evaluationContract = contract({
  'evaluation.proposeChecks': {
    // It reads nothing of the organization.
    steps: true,
    method: 'POST',
    path: '/api/organizations/requirement_checks',
    who: 'jobs.edit',
    summary:
      'Proposes how requirements are checked: the kind and value that each text suggests, and what is looked for in a résumé. Stores nothing.',
    body: z.object({ texts: z.array(line(300)).max(MAX_REQUIREMENTS) }),
    /** In the order of the texts. */
    reply: z.object({ checks: z.array(checkedAs), recognition: z.array(recognition) }),
    limit: { max: 240, seconds: 60 },
  },
  'evaluation.evaluate': {
    steps: true,
    method: 'POST',
    path: '/api/applications/:id/evaluate',
    who: 'candidates.decide',
    about: { application: 'params.id' },
    summary: 'Evaluates the résumé and, if there is one, the screening again. Earlier evaluations are kept.',
    params: byId,
    body: z.object({ only: z.enum(['match', 'interview']).optional() }),
    reply: z.object({ evaluations: z.array(z.object({ id, kind: z.enum(['match', 'interview']) })) }),
    status: 202,
    limit: { max: 60, seconds: 60 },
  },
  'evaluation.progress': {
    method: 'GET',
    path: '/api/applications/:id/evaluate/progress',
    who: 'candidates.read',
    about: { application: 'params.id' },
    summary:
      "Server-sent events about an application's evaluations: `evaluation` with {id, kind, state} after each change, `done` when none is running.",
    params: byId,
  },
  'evaluation.review': {
    method: 'GET',
    path: '/api/applications/:id/evaluation',
    who: 'candidates.read',
    about: { application: 'params.id' },
    summary: 'The AI evaluations and scorecards of an application.',
    params: byId,
    reply: review,
  },
  'evaluation.rate': {
    steps: true,
    method: 'PUT',
    path: '/api/applications/:id/scorecard',
    who: 'candidates.review',
    about: { application: 'params.id' },
    summary: "Saves the caller's scorecard. `reveal_only` shows the AI scores without a scorecard, which is recorded.",
    params: byId,
    body: z.object({
      ratings: z.record(z.string().max(60), z.number().int().min(1).max(5)).default({}),
      recommendation: z.enum(['strong_yes', 'yes', 'no', 'strong_no']).nullish(),
      note: prose(8000).default(''),
      reveal_only: z.boolean().default(false),
    }),
    reply: ok,
  },
  'evaluation.opine': {
    steps: true,
    method: 'PUT',
    path: '/api/evaluations/:id/opinions/:criterion',
    who: 'candidates.review',
    about: { evaluation: 'params.id' },
    summary: 'Records whether the caller agrees with a result of the AI evaluation.',
    params: z.object({ id, criterion: z.string().min(1).max(60) }),
    body: z.object({
      agrees: z.boolean(),
      level: z.number().int().min(1).max(5).nullish(),
      note: prose(2000).default(''),
    }),
    reply: ok,
  },
})
