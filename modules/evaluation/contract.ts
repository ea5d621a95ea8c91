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
  /**
   * What reviewers rate, in the flow's order, each with the meaning of its five levels; and what was rated before the flow was edited,
   * which is not asked anymore.
   */
  criteria: z.array(z.object({ key: z.string(), name: z.string(), levels: z.array(z.string()), asked: z.boolean() })),
  scorecards: z.array(scorecard),
  runs: z.array(z.object({ ...run, kind: z.enum(['match', 'interview']) })),
})
export type Review = z.output<typeof review>

const byId = z.object({ id })
const byJob = z.object({ jobId: id })

const rerunScope = z.enum(['outdated', 'all'])
export type RerunScope = z.output<typeof rerunScope>

/** Evaluating the applications of a job again. */
const rerun = z.object({
  id,
  scope: rerunScope,
  state: z.enum(['running', 'finished', 'cancelled']),
  /** Evaluations: all of it, those that were made, and those that failed. */
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  /** Why it ended early, if nobody cancelled it. */
  problem: z.enum(['budget_spent']).nullable(),
  created_at: instant,
  finished_at: instant.nullable(),
})
export type Rerun = z.output<typeof rerun>

const rerunSize = z.object({
  applications: z.int(),
  evaluations: z.int(),
  /** What it costs and how long it takes, by the latest evaluations of the same model; null without a model, or if unknown. */
  cost_usd: z.number().nullable(),
  minutes: z.int().nullable(),
})
export type RerunSize = z.output<typeof rerunSize>

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
  'evaluation.suggestRequirements': {
    // It reads nothing of the organization.
    steps: true,
    method: 'POST',
    path: '/api/organizations/requirement_suggestions',
    who: 'jobs.edit',
    summary:
      'Suggests requirements that a job description contains, by rules and without a language model. Headings start with `# `, items of lists with `- `. Stores nothing.',
    body: z.object({ description: prose(50_000) }),
    reply: z.object({ requirements: z.array(z.object({ text: z.string(), must_have: z.boolean() })) }),
    limit: { max: 60, seconds: 60 },
  },
  'evaluation.answerLevels': {
    method: 'GET',
    path: '/api/organizations/interview-flows/:id/answer-levels',
    who: 'setup.read',
    summary:
      'How many answers a language model rated at each level, for the questions of a flow as they are now; only questions with at least 10 such answers, in the newest 2,000 AI interviews.',
    params: byId,
    reply: z.object({
      questions: z.array(
        z.object({
          question_id: z.string(),
          /** What was asked and how the levels were described; counts of anything else are not included. */
          text: z.string(),
          levels: z.array(z.string()),
          /** From level 1 to 5. */
          answers: z.array(z.int()),
        }),
      ),
    }),
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
  'evaluation.rerunState': {
    method: 'GET',
    path: '/api/organizations/job_openings/:jobId/evaluations',
    who: 'candidates.read',
    about: { job: 'params.jobId' },
    summary:
      'The newest rerun of the evaluations of a job with its progress, and what another one would evaluate: what was made with other requirements, rules or prompts than today’s, or everything.',
    params: byJob,
    reply: z.object({
      rerun: rerun.nullable(),
      outdated: rerunSize,
      all: rerunSize,
      /** The language model, as PROVIDER/MODEL; null for the built-in rules engine. */
      engine: z.string().nullable(),
    }),
  },
  'evaluation.rerun': {
    steps: true,
    method: 'POST',
    path: '/api/organizations/job_openings/:jobId/evaluations',
    who: 'candidates.decide',
    about: { job: 'params.jobId' },
    summary:
      'Evaluates the active applications of a job again, one at a time in the background; new applications come first. Earlier evaluations are kept. The same `id` again returns the same rerun. 409 `running` while another one of the job is running.',
    params: byJob,
    body: z.object({ id, scope: rerunScope.default('outdated') }),
    reply: rerun,
    status: 202,
    limit: { max: 20, seconds: 60 },
  },
  'evaluation.cancelRerun': {
    steps: true,
    method: 'POST',
    path: '/api/organizations/job_openings/:jobId/evaluations/:rerunId/cancel',
    who: 'candidates.decide',
    about: { job: 'params.jobId' },
    summary: 'Stops a rerun. Evaluations that were made stay.',
    params: byJob.extend({ rerunId: id }),
    reply: rerun,
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
