import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant } from '#platform/contract/shapes.ts'
import { evidence, note, outcome, outcomeReason, stage } from '#modules/applications/contract.ts'
import { answerType, answerValue } from '#modules/custom-ai/contract.ts'
import { COMPARED } from './policy.ts'
import { analysisInputProblems as problems } from './words/input-problems.ts'
import { evidencedVerdictSchema, summarySentenceSchema } from '#modules/evaluation/engine/schema.ts'

const score = z.object({
  score: z.int(),
  /** The lowest and highest of the AI runs; null for a single one. */
  range: z.tuple([z.int(), z.int()]).nullable(),
  /** The language model that made it, as PROVIDER/MODEL; null for the built-in rules engine. */
  engine: z.string().nullable(),
  validated: z.boolean(),
})

/** `start` is the first character in the text of its page. */
const quote = z.object({ text: z.string(), page: z.int(), start: z.int() })

/** `not_stated`: left out of the score, because the résumé was not fully read or the claim about it does not hold. */
const requirementResult = z.object({
  id: z.string(),
  verdict: z.enum([...evidencedVerdictSchema.options, 'not_stated']),
  reasoning: z.string(),
  quote: quote.nullable(),
})

/** `value` is null if the sources do not state it; `engine` is null for the built-in rules engine. */
const customAnswer = z.object({
  field_id: id,
  name: z.string(),
  answer_type: answerType,
  unit: z.string(),
  value: answerValue.nullable(),
  outdated: z.boolean(),
  engine: z.string().nullable(),
  quote: z.object({ text: z.string(), page: z.int().nullable(), at_ms: z.int().nullable() }).nullable(),
})

const entry = z.object({
  application_id: id,
  candidate_uuid: id,
  name: z.string(),
  /** Made up, to look around. */
  sample: z.boolean(),
  stage,
  stage_since: instant,
  applied_at: instant,
  match: score.nullable(),
  /** Whether the match was made with other requirements, rules or prompts than today’s. */
  outdated: z.boolean(),
  /** Null without a score, and for everyone who has not submitted a scorecard or chosen to see it. */
  screening: score.nullable(),
  screening_state: z.string().nullable(),
  /** Of each requirement of the job, in its order; empty without a match. */
  requirements: z.array(requirementResult),
  evidence: evidence.nullable(),
  /** The newest answers to custom AI fields. None while they are hidden from the reader. */
  custom: z.array(customAnswer),
  /** The recommendation of the caller's own scorecard. */
  own_recommendation: z.enum(['strong_yes', 'yes', 'no', 'strong_no']).nullable(),
})
export type AnalysisEntry = z.output<typeof entry>

const answer = z.object({
  question_id: z.string(),
  /** What was asked; empty if the screening was deleted. */
  question: z.string(),
  competency: z.string(),
  /** The share of the question in the flow's weight, 0–1. */
  share: z.number(),
  state: z.enum(['scored', 'structured', 'insufficient', 'skipped', 'not_counted', 'unsupported']),
  /** Only from a language model, with the lowest and highest of its runs. */
  level: z.int().nullable(),
  level_text: z.string(),
  spread: z.tuple([z.int(), z.int()]).nullable(),
  /** By the built-in rules engine: how many of the elements the answer contains. */
  structure: z.object({ present: z.int(), of: z.int() }).nullable(),
  quote: z.object({ text: z.string(), turn_id: z.string(), at_ms: z.int() }).nullable(),
  own_rating: z.int().nullable(),
})

const compared = entry.extend({
  /** Whether names, and what tells who somebody is, are hidden from the reader. */
  blind: z.boolean(),
  outcome,
  outcome_reason: outcomeReason.nullable(),
  next_stages: z.array(stage),
  /** The newest e-mail about a rejection. */
  rejection_email: z
    .object({ id, state: z.string(), send_at: instant.nullable(), sent_at: instant.nullable() })
    .nullable(),
  /** What the team noted, oldest first. */
  notes: z.array(note),
  /** Null without a screening that the reader may see the results of. */
  answers: z.array(answer).nullable(),
  /** The interview flow that the screening used, in its version; null without a completed one. */
  flow: z.object({ id: z.string(), name: z.string(), version: z.int() }).nullable(),
  /** Whether others' scorecards are hidden until the reader has submitted their own, or skipped it. */
  scorecards_hidden: z.boolean(),
  scorecards: z.array(
    z.object({
      admin_id: id,
      admin_name: z.string(),
      recommendation: z.enum(['strong_yes', 'yes', 'no', 'strong_no']).nullable(),
      /** The levels that the reviewer gave, in the order of the criteria. */
      ratings: z.array(z.object({ criterion: z.string(), level: z.int() })),
      note: z.string(),
      submitted_at: instant,
    }),
  ),
})
export type ComparedEntry = z.output<typeof compared>

const ranked = entry.extend({
  rank: z.int(),
  /** Whether others have the same rank: their scores overlap. Who has waited for the longest comes first. */
  tied: z.boolean(),
})
export type RankedEntry = z.output<typeof ranked>

const needsReview = z.object({
  application_id: id,
  candidate_uuid: id,
  name: z.string(),
  /** Why a person has to look at it, as a sentence. */
  reason: z.string(),
})

const counts = z.object({
  /** Active applications. */
  active: z.int(),
  /** These three stop at 1,000. */
  ranked: z.int(),
  needs_review: z.int(),
  evaluating: z.int(),
  /** In blind review: the others, which the caller has not rated yet. */
  needs_scorecard: z.int(),
})

const requirement = z.object({ id: z.string(), text: z.string(), must_have: z.boolean() })

const ofJob = z.object({
  job_id: id,
  /** `true` replaces names and removes what tells who somebody is from quotes. */
  blind: z.enum(['true', 'false']).default('false'),
})

export const analysisContract = contract({
  'analysis.analyze': {
    method: 'GET',
    path: '/api/analyze',
    who: 'candidates.read',
    about: { job: 'query.job_id' },
    summary:
      'The ranking of a job by match score. Applications whose scores overlap share a rank, longest waiting first; what needs human review comes before. In blind review only applications that the caller has rated are ranked.',
    query: ofJob.extend({
      /** The caller's own organization. */
      org_id: id.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
      cursor: z.string().max(600).optional(),
    }),
    reply: z.object({
      job: z.object({ id, title: z.string(), openings: z.int() }),
      counts,
      requirements: z.array(requirement),
      /** Both on the first page only. */
      needs_review: z.array(needsReview),
      evaluating: z.array(z.object({ application_id: id, candidate_uuid: id, name: z.string() })),
      items: z.array(ranked),
      next_cursor: z.string().nullable(),
    }),
  },
  'analysis.compare': {
    method: 'GET',
    path: '/api/analyze/comparison',
    who: 'candidates.read',
    about: { job: 'query.job_id' },
    summary: 'Two to four applications of a job next to each other, in the given order.',
    query: ofJob.extend({
      /** IDs, separated by commas. */
      application_ids: z
        .string()
        .max(200)
        .transform(text => [...new Set(text.split(','))])
        .pipe(
          z
            .array(id)
            .min(COMPARED.least, problems.compared(COMPARED.least, COMPARED.most))
            .max(COMPARED.most, problems.compared(COMPARED.least, COMPARED.most)),
        ),
    }),
    reply: z.object({
      job: z.object({ id, title: z.string(), openings: z.int() }),
      requirements: z.array(requirement),
      items: z.array(compared),
    }),
  },
  'analysis.summary': {
    method: 'GET',
    path: '/api/summary',
    who: 'candidates.read',
    about: { application: 'query.application_id', job: 'query.job_id' },
    summary:
      'A short written summary of an application or of the applications of a job; each sentence is backed by a figure or quote.',
    query: z
      .object({ application_id: id.optional(), job_id: id.optional() })
      .refine(
        ({ application_id, job_id }) => (application_id === undefined) !== (job_id === undefined),
        problems.noSubject,
      ),
    reply: z.object({
      sentences: z.array(summarySentenceSchema),
      engine: z.string().nullable(),
      validated: z.boolean(),
    }),
  },
})
