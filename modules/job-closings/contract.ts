import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, pageOf, pageQuery } from '#platform/contract/shapes.ts'
import { emailPreview, emailText, stage } from '#modules/applications/contract.ts'

/** What happens to the applications of candidates who are informed. */
const decision = z.enum(['reject', 'leave'])
export type ClosingDecision = z.output<typeof decision>

/** At most this many candidates can be left out by hand. */
const MAX_EXCLUDED = 500

const recipient = z.object({
  application_id: id,
  candidate_uuid: id,
  name: z.string(),
  stage,
  applied_at: instant,
  /** Empty if the candidate has none: they cannot be informed by e-mail. */
  email: z.string(),
})
export type ClosingRecipient = z.output<typeof recipient>

const problem = z.object({ application_id: id, candidate_uuid: id, name: z.string(), problem: z.string() })

const closing = z.object({
  id,
  state: z.enum(['informing', 'informed', 'undoing', 'undone']),
  decision,
  send_at: instant,
  closed_at: instant,
  /** The name of the person who closed the job. */
  closed_by: z.string(),
  informed: z.number().int(),
  excluded: z.number().int(),
  /** Candidates who could not be informed, or whose e-mail could not be delivered; at most 100. */
  problems: z.array(problem),
  can_undo: z.boolean(),
})
export type JobClosing = z.output<typeof closing>

const byJob = z.object({ jobId: id })
const about = { job: 'params.jobId' } as const

/** Closing a job, with an e-mail to the candidates who have had no answer. */
export const jobClosingsContract = contract({
  'jobClosings.read': {
    method: 'GET',
    path: '/api/organizations/job_openings/:jobId/closing',
    who: 'candidates.manage',
    about,
    summary:
      'How many active candidates of a job have not been told that it is closed, and the last closing with what became of its e-mails.',
    params: byJob,
    reply: z.object({
      /** Counted up to 10,000. */
      uninformed: z.number().int(),
      without_email: z.number().int(),
      /** Active candidates at the stage Offer: they are never part of a closing. */
      at_offer: z.number().int(),
      last: closing.nullable(),
    }),
  },
  'jobClosings.recipients': {
    method: 'GET',
    path: '/api/organizations/job_openings/:jobId/closing/recipients',
    who: 'candidates.manage',
    about,
    summary: 'The active candidates of a job who have not been told that it is closed.',
    params: byJob,
    query: pageQuery.extend({ without_email: z.enum(['true', 'false']).default('false') }),
    reply: pageOf(recipient).omit({ total: true, total_label: true }),
  },
  'jobClosings.preview': {
    method: 'POST',
    path: '/api/organizations/job_openings/:jobId/closing/preview',
    who: 'candidates.manage',
    about: { ...about, application: 'body.application_id' },
    summary: 'Shows the closing e-mail as one candidate reads it. Sends nothing.',
    params: byJob,
    body: z.object({ application_id: id, email: emailText.optional() }),
    reply: emailPreview,
  },
  'jobClosings.close': {
    steps: true,
    method: 'POST',
    path: '/api/organizations/job_openings/:jobId/closing',
    who: 'candidates.manage',
    about,
    summary:
      'Closes a job and e-mails its active candidates at `send_email_at` (in 24 hours by default). Until then it can be undone. `decision` says whether their applications are rejected too, or stay active.',
    params: byJob,
    body: z.object({
      decision,
      email: emailText.optional(),
      send_email_at: instant.optional(),
      excluded: z.array(id).max(MAX_EXCLUDED).default([]),
    }),
    reply: closing,
    status: 202,
  },
  'jobClosings.undo': {
    method: 'POST',
    path: '/api/organizations/job_openings/:jobId/closing/undo',
    who: 'candidates.manage',
    about,
    summary:
      'Undoes the last closing of a job before its e-mails are sent: the job gets its status back, unless the plan has no room for it, and rejected applications are reopened.',
    params: byJob,
    /** Whether the job stays closed, because the plan has no room for it. */
    reply: z.object({ no_room: z.boolean() }),
  },
})
