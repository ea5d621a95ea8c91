import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant } from '#platform/contract/shapes.ts'
import { answerStructureSchema, spokenQuoteSchema } from '#modules/answer-structure/contract.ts'
import { round } from '#modules/interview-flows/contract.ts'
import { CANDIDATES } from './policy.ts'

const kind = z.enum(CANDIDATES)

const rated = z.object({
  question_id: z.string(),
  level: z.int().nullable(),
  elements: z.int().nullable(),
  flagged: z.boolean(),
  /** `interrupted` and `unasked`: the time was over. */
  outcome: z.enum(['answered', 'insufficient', 'skipped', 'interrupted', 'unasked']),
})

const report = z.object({
  order: z.array(z.object({ kind, mean: z.number() })),
  pairs: z.int(),
  expected: z.int(),
  inseparable: z.array(z.string()),
  gained: z.array(z.string()),
  flagged: z.int(),
})

const dryRun = z.object({
  id,
  state: z.enum(['running', 'finished', 'cancelled']),
  problem: z.enum(['budget_spent', 'model_unavailable', 'time_limit']).nullable(),
  /** The round as it was asked. */
  round,
  /** Whether the saved flow asks or rates differently now. */
  outdated: z.boolean(),
  /** Questions without a written answer, which were not asked because no language model could answer them. */
  unanswerable: z.array(z.string()),
  engine: z.string().nullable(),
  measure: z.enum(['level', 'elements']),
  candidates: z.array(
    z.object({
      kind,
      state: z.enum(['waiting', 'asked', 'evaluated', 'failed']),
      /** How long the interview took, at the pace at which people speak. */
      minutes: z.number(),
      ratings: z.array(rated),
    }),
  ),
  /** Null until two candidates are evaluated. */
  report: report.nullable(),
  created_at: instant,
  finished_at: instant.nullable(),
})
export type DryRun = z.output<typeof dryRun>

const said = z.object({ id: z.string(), speaker: z.enum(['interviewer', 'candidate']), text: z.string() })

const answer = z.object({
  question_id: z.string(),
  text: z.string(),
  turns: z.array(said),
  level: z.int().nullable(),
  level_text: z.string(),
  reasoning: z.string(),
  quotes: z.array(spokenQuoteSchema),
  structure: answerStructureSchema.nullable(),
  review: z.array(z.string()),
})
export type DryRunAnswer = z.output<typeof answer>

const byFlow = z.object({ id })
const byRun = z.object({ id, dryRunId: id })

export const dryRunsContract = contract({
  'dryRuns.state': {
    method: 'GET',
    path: '/api/organizations/interview-flows/:id/dry-runs',
    who: 'setup.read',
    summary:
      'The newest dry run of a flow with its progress and results. Synthetic candidates take its AI interview; nothing of it is a candidate, an application or a figure.',
    params: byFlow,
    reply: z.object({
      run: dryRun.nullable(),
      /** The language model as PROVIDER/MODEL; null for written answers and the built-in rules engine. */
      engine: z.string().nullable(),
    }),
  },
  'dryRuns.start': {
    steps: true,
    method: 'POST',
    path: '/api/organizations/interview-flows/:id/dry-runs',
    who: 'setup.edit',
    summary:
      'Lets six synthetic candidates take an AI interview of a flow in the background, as it is saved or as `round` has it. The same `id` again returns the same run. 409 `running` while another one of the flow is running; 422 if no question can be answered.',
    params: byFlow,
    body: z.object({ id, round_id: z.string().max(40), round: round.optional() }),
    reply: dryRun,
    status: 202,
    limit: { max: 30, seconds: 3600 },
  },
  'dryRuns.cancel': {
    steps: true,
    method: 'POST',
    path: '/api/organizations/interview-flows/:id/dry-runs/:dryRunId/cancel',
    who: 'setup.edit',
    summary: 'Stops a dry run. What was evaluated stays.',
    params: byRun,
    reply: dryRun,
  },
  'dryRuns.answers': {
    method: 'GET',
    path: '/api/organizations/interview-flows/:id/dry-runs/:dryRunId/candidates/:kind',
    who: 'setup.read',
    summary: 'What a synthetic candidate was asked and answered, and how each answer was evaluated, with quotes.',
    params: byRun.extend({ kind }),
    reply: z.object({ items: z.array(answer) }),
  },
})
