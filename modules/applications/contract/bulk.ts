import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, line, prose } from '#platform/contract/shapes.ts'
import { MOST_SELECTED } from '../policy.ts'
import { emailPreview, emailText } from './decisions.ts'
import { listFilter } from './list.ts'
import { outcome, outcomeReason, stage } from './shapes.ts'

/** E-mails of a bulk action wait so long, so that undoing it cancels them. */
export const EMAIL_DELAY_SECONDS = 60

/** The applications of a bulk action: those chosen one by one, or all that match a filter. */
const bulkSelection = z.union([
  z.object({ ids: z.array(id).min(1).max(MOST_SELECTED) }),
  z.object({ filter: listFilter }),
])
export type BulkSelection = z.output<typeof bulkSelection>

const tags = z.array(line(40)).max(10).default([])

const bulkAction = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('move'),
    stage,
    /** Where the applications stood for the person who moves them. If one stands elsewhere now: 409 `stale`, with `current`. */
    seen: z.object({ stage, outcome }).optional(),
  }),
  z.object({ kind: z.literal('tag'), add: tags, remove: tags }),
  z.object({ kind: z.literal('assign'), owner_id: id.nullable() }),
  z.object({
    kind: z.literal('invite'),
    valid_days: z.number().int().min(1).max(60).optional(),
    email: emailText.optional(),
  }),
  z.object({ kind: z.literal('message'), email: emailText.optional() }),
  z.object({
    kind: z.literal('reject'),
    reason: outcomeReason,
    note: prose(4000).optional(),
    notify: z.boolean().default(true),
    send_email_at: instant.optional(),
    email: emailText.optional(),
  }),
])
export type BulkAction = z.output<typeof bulkAction>

/** Why an application is left out, or could not be undone. `not_decider`: the caller is an interviewer on its job. `other` has a sentence. */
const bulkProblem = z.enum([
  'not_decider',
  'closed',
  'wrong_stage',
  'already_there',
  'already_invited',
  'has_offer',
  'no_email',
  'limit_reached',
  'changed_since',
  'email_sent',
  'other',
])
export type BulkProblem = z.output<typeof bulkProblem>

const named = z.object({ application_id: id, name: z.string() })
const problem = named.extend({ problem: bulkProblem, detail: z.string().nullable() })

const bulkRun = z.object({
  id,
  action: z.enum(['move', 'tag', 'assign', 'invite', 'message', 'reject']),
  state: z.enum(['running', 'finished', 'undoing', 'undone']),
  /** Applications that were selected, and those the run is through with. */
  total: z.number().int(),
  processed: z.number().int(),
  done: z.number().int(),
  undone: z.number().int(),
  /** Left out, failed, or not undone: the first 100. */
  problems: z.array(problem),
  problem_count: z.number().int(),
})
export type BulkRun = z.output<typeof bulkRun>

const exclusion = z.object({ problem: bulkProblem, count: z.number().int(), candidates: z.array(named) })

const byId = z.object({ id })

/** One action on many applications. */
export const bulkCalls = contract({
  'bulk.preview': {
    steps: true,
    method: 'POST',
    path: '/api/applications/bulk/preview',
    who: 'candidates.decide',
    summary:
      'Shows whom a bulk action would change, whom it would leave out and why, and its e-mail for the first candidate. Changes nothing.',
    body: z.object({ selection: bulkSelection, action: bulkAction }),
    reply: z.object({
      selected: z.number().int(),
      /** Whether more applications match the filter than can be changed at once. */
      more: z.boolean(),
      eligible: z.number().int(),
      exclusions: z.array(exclusion),
      email: emailPreview.extend({ application_id: id }).nullable(),
    }),
  },
  'bulk.start': {
    steps: true,
    method: 'POST',
    path: '/api/applications/bulk',
    who: 'candidates.decide',
    summary: `Changes up to ${MOST_SELECTED} applications, each in its own transaction. The same \`id\` again returns the same run. Large selections run in the background.`,
    body: z.object({ id, selection: bulkSelection, action: bulkAction }),
    reply: bulkRun,
    limit: { max: 60, seconds: 60 },
  },
  'bulk.read': {
    method: 'GET',
    path: '/api/applications/bulk/:id',
    who: 'candidates.decide',
    summary: 'The progress and the report of a bulk action.',
    params: byId,
    reply: bulkRun,
  },
  'bulk.undo': {
    steps: true,
    method: 'POST',
    path: '/api/applications/bulk/:id/undo',
    who: 'candidates.decide',
    summary:
      'Undoes a bulk action where nothing else has changed since, and cancels e-mails that were not sent. Names what could not be undone.',
    params: byId,
    reply: bulkRun,
  },
})
