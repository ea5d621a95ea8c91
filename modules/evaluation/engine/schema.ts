import { z } from 'zod'
import { providers } from '#platform/ai/settings.ts'
import { answerStructureSchema, spokenQuoteSchema } from '#modules/answer-structure/contract.ts'

// The results as they are stored and sent. Imports only schemas, so that the browser can use it.

export const evidencedVerdictSchema = z.enum(['met', 'partly', 'missing'])

/** `unclear`: no claim of a language model about the requirement holds, so that a person needs to check it. */
export const verdictSchema = z.enum([...evidencedVerdictSchema.options, 'unclear'])

/** A claim that was removed because it is not backed, with the reason. It is not scored, but stored. */
const droppedClaimSchema = z.object({ text: z.string(), why: z.string() })

/** A verbatim quote from the résumé; `start` and `end` are UTF-16 offsets into the page's text. */
const resumeQuoteSchema = z.object({
  text: z.string(),
  page: z.int().min(1),
  start: z.int().min(0),
  end: z.int().min(0),
})

const requirementResultSchema = z.object({
  id: z.string(),
  verdict: verdictSchema,
  reasoning: z.string(),
  quotes: z.array(resumeQuoteSchema),
  dropped: z.array(droppedClaimSchema),
})

const engineNameSchema = z.enum(['built-in', ...providers])

export const matchResultSchema = z.object({
  engine: engineNameSchema,
  model: z.string().nullable(),
  requirements: z.array(requirementResultSchema),
  /** 0–100, computed by code from the results; null if there are none. */
  score: z.int().min(0).max(100).nullable(),
  /** The number of claims removed because they had no evidence. */
  unsupported: z.int().min(0),
  /** Why human review is needed, as a sentence; null if it is not. */
  needs_person: z.string().nullable(),
})

/** `structured`: the built-in rules engine reported the structure of the answer; there is no level. */
const criterionStateSchema = z.enum(['scored', 'structured', 'insufficient', 'skipped', 'not_counted', 'unsupported'])

const levelSchema = z.int().min(1).max(5)

/** Why a person needs to look at a level that a language model gave. */
export const REVIEW_REASONS = [
  'unstable',
  'biased',
  'addresses_evaluator',
  'may_not_address',
  'no_account',
  'contradicted',
  'harm',
] as const

const criterionResultSchema = z.object({
  question_id: z.string(),
  competency: z.string(),
  weight: z.number().min(0),
  /** Only from a language model. */
  level: levelSchema.nullable(),
  /** The scale's description of the level; empty if there is none. */
  level_text: z.string(),
  reasoning: z.string(),
  quotes: z.array(spokenQuoteSchema),
  dropped: z.array(droppedClaimSchema),
  /** The lowest and highest level of the AI runs. */
  spread: z.tuple([levelSchema, levelSchema]).nullable(),
  state: criterionStateSchema,
  /** Which elements the answer contains, by the built-in rules engine; it counts them and judges nothing. */
  structure: answerStructureSchema.nullable(),
  review: z.array(z.enum(REVIEW_REASONS)),
})

const competencyResultSchema = z.object({
  name: z.string(),
  /** The weighted mean of its questions' levels, to one decimal; null if none was scored. */
  level: z.number().min(1).max(5).nullable(),
  weight: z.number().min(0),
})

export const interviewResultSchema = z.object({
  engine: engineNameSchema,
  model: z.string().nullable(),
  criteria: z.array(criterionResultSchema),
  /** With levels, and so only from a language model. */
  competencies: z.array(competencyResultSchema),
  /** Only from a language model. */
  overall: z.int().min(0).max(100).nullable(),
  /** The share of the total weight that was evaluated, 0–1. */
  coverage: z.number().min(0).max(1),
  needs_person: z.string().nullable(),
  readings: z.array(z.object({ overall: z.int().min(0).max(100).nullable() })),
  unsupported: z.int().min(0),
  /** The transcript was deleted, with all quotes and reasons. */
  evidence_deleted: z.boolean().optional(),
})

/** One sentence of a summary and what it is backed by. No sentence is written without a basis. */
export const summarySentenceSchema = z.object({
  text: z.string(),
  basis: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('figure'), name: z.string(), value: z.number().nullable() }),
    z.object({ kind: z.literal('resume_quote'), requirement_id: z.string(), quote: resumeQuoteSchema }),
    z.object({ kind: z.literal('spoken_quote'), question_id: z.string(), quote: spokenQuoteSchema }),
  ]),
})

export const summarySchema = z.array(summarySentenceSchema)

export type EvidencedVerdict = z.infer<typeof evidencedVerdictSchema>
export type Verdict = z.infer<typeof verdictSchema>
export type DroppedClaim = z.infer<typeof droppedClaimSchema>
export type ResumeQuote = z.infer<typeof resumeQuoteSchema>
export type RequirementResult = z.infer<typeof requirementResultSchema>
export type MatchResult = z.infer<typeof matchResultSchema>
export type ReviewReason = (typeof REVIEW_REASONS)[number]
export type CriterionState = z.infer<typeof criterionStateSchema>
export type Level = 1 | 2 | 3 | 4 | 5
export type CriterionResult = z.infer<typeof criterionResultSchema>
export type CompetencyResult = z.infer<typeof competencyResultSchema>
export type InterviewResult = z.infer<typeof interviewResultSchema>
export type SummarySentence = z.infer<typeof summarySentenceSchema>
