import { z } from 'zod'
import { purposes } from '#platform/ai/settings.ts'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, ok } from '#platform/contract/shapes.ts'

const share = z.object({ part: z.number(), all: z.number() })

const usage = z.object({
  requests: z.number(),
  input_tokens: z.number(),
  output_tokens: z.number(),
  /** US dollars; null if the model's prices are not configured. */
  cost_usd: z.number().nullable(),
})

/** The figures that decide, in the order in which they are shown. docs/evaluation.md has the reason for each threshold. */
export const FIGURES = [
  'order',
  'levels_within_one',
  'requirements_as_labelled',
  'wrong_praised',
  'identity_changes',
  'injections_obeyed',
  'quotes_backed',
] as const

const figures = z.object({
  figures: z.array(
    share.extend({
      name: z.enum(FIGURES),
      /** The share must be at least this, or at most this. */
      threshold: z.union([z.object({ least: z.number() }), z.object({ most: z.number() })]),
      met: z.boolean(),
    }),
  ),
  /** How many results differ if the model is asked twice about the same text. */
  unstable: share,
  /** Attacks with an effect that nothing marked for human review. */
  attacks_unmarked: z.number().int(),
  /** What one résumé and a screening with 5 answers use. */
  candidate: usage.extend({ milliseconds: z.number() }),
  total: usage.extend({ milliseconds: z.number() }),
})

const engine = {
  provider: z.string(),
  model: z.string(),
  /** A hash of the prompts: each change of a prompt needs another check. */
  prompt_version: z.string(),
}

const check = z.object({
  id,
  ...engine,
  /** A hash of the labelled set. */
  labelled_set: z.string(),
  state: z.enum(['running', 'finished', 'cancelled', 'failed']),
  steps: z.number().int(),
  steps_done: z.number().int(),
  passed: z.boolean().nullable(),
  figures: figures.nullable(),
  /** Why it waits or failed, as a sentence. */
  problem: z.string().nullable(),
  /** Whether the reader's organization started it, and so can cancel it. */
  own: z.boolean(),
  started_at: instant,
  finished_at: instant.nullable(),
})
export type ModelCheck = z.output<typeof check>
export type ModelCheckFigures = z.output<typeof figures>

const status = z.object({
  /** Which engine serves each purpose, and what it can and cannot do. */
  engines: z.array(
    z.object({
      purpose: z.enum(purposes),
      /** Provider and model, or null for the built-in rules engine. */
      model: z.string().nullable(),
      can: z.string(),
      cannot: z.string(),
    }),
  ),
  /** The language model that evaluates, and its prompts; null if the built-in rules engine does. */
  engine: z.object({ ...engine, labelled_set: z.string() }).nullable(),
  /** Whether the newest finished check of this model with these prompts was passed. */
  validated: z.boolean(),
  /** The newest check of this model with these prompts. */
  check: check.nullable(),
  /** The newest finished check of this model with these prompts, if it is another one. */
  last_finished: check.nullable(),
  /** The newest finished check of another model or other prompts. */
  previous: check.nullable(),
  /** A running check, also of another model. */
  running: check.nullable(),
  /** What a check is expected to use; null without a model. */
  estimate: usage.nullable(),
})
export type ModelCheckStatus = z.output<typeof status>

export const modelCheckContract = contract({
  'modelCheck.read': {
    method: 'GET',
    path: '/api/model-check',
    who: 'signed_in',
    summary: 'Whether the configured language model has passed the check on the labelled set, with its figures.',
    reply: status,
  },
  'modelCheck.start': {
    steps: true,
    method: 'POST',
    path: '/api/model-check',
    who: 'organization.settings',
    summary: 'Starts a check of the configured language model. One check runs at a time, for the whole installation.',
    reply: z.object({ id }),
    status: 202,
    limit: { max: 20, seconds: 3600 },
  },
  'modelCheck.cancel': {
    steps: true,
    method: 'DELETE',
    path: '/api/model-check',
    who: 'organization.settings',
    summary: 'Cancels the running check that the organization started.',
    reply: ok,
  },
})
