import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, line, ok, timeZone } from '#platform/contract/shapes.ts'
import { answers } from '#modules/forms/contract.ts'
import { publicSettings } from '#modules/organizations/contract.ts'
import { correction, resumeChanges, shownDetails } from '#modules/resumes/contract.ts'
import { byId, communication } from './shapes.ts'

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

const byToken = z.object({ token: z.string().max(600) })

/** What candidates do: apply, track, withdraw and download. */
export const candidateCalls = contract({
  'applications.submit': {
    method: 'POST',
    path: '/api/applications/:id/submit',
    who: 'anyone',
    summary: "Submits an application. `id` is the organization's. Files are sent with the keys of their fields.",
    params: byId,
    multipart: true,
    body: z.object({
      job_opening_id: id,
      answers: z.preprocess(value => (typeof value === 'string' ? parseJson(value) : value), answers),
      form_version: z.coerce.number().int().optional(),
      /** What the candidate corrected in the details that were read from the résumé: the sections that they changed. */
      resume_corrections: z
        .preprocess(value => (typeof value === 'string' ? parseJson(value) : value), resumeChanges)
        .optional(),
      source: line(60).optional(),
      time_zone: timeZone.optional(),
    }),
    /**
     * `status_link` opens a new application. If there was one before, its link is e-mailed, and this one leads to a page that says so.
     * The IDs are those of a new candidate and a new application. The IDs of what existed before are not shown, because anyone can
     * submit the form with anyone's address.
     */
    reply: z.object({ application_id: id, candidate_uuid: id, status_link: z.string(), updated: z.boolean() }),
    status: 201,
    idempotent: true,
    limit: { max: 30, seconds: 600 },
  },
  'applications.follow': {
    method: 'GET',
    path: '/api/public/application',
    who: 'link:application_status',
    summary: "What a candidate sees of their application; the bearer token is the status link's.",
    reply: z.object({
      organization_id: id,
      organization: publicSettings,
      job: z.object({
        id,
        title: z.string(),
        locations: z.array(z.string()),
        workplace: z.string(),
        open: z.boolean(),
      }),
      name: z.string(),
      email: z.string(),
      time_zone: z.string(),
      applied_at: instant,
      answer_by: instant,
      communications: z.array(communication),
      sent: z.object({
        resume_name: z.string().nullable(),
        answers: z.number().int(),
        /** Whether the organization asks voluntary questions; nobody can tell who has answered them. */
        voluntary: z.boolean(),
      }),
      withdrawn_at: instant.nullable(),
      /** The e-mail from which they know that it has ended. */
      told_end: z.object({ kind: z.enum(['rejected', 'position_closed']), at: instant }).nullable(),
      /** By when everything about it is deleted; null if nobody asked for that. */
      erased_by: instant.nullable(),
      ended: z.boolean(),
      can_withdraw: z.boolean(),
    }),
    limit: { max: 120, seconds: 60 },
  },
  'applications.withdraw': {
    method: 'POST',
    path: '/api/public/application/withdraw',
    who: 'link:application_status',
    summary:
      "Withdraws the application; the bearer token is the status link's. With `erase`, everything about it is deleted within 30 days; this can also be asked when it has ended. Idempotent.",
    body: z.object({ erase: z.boolean().default(false) }),
    reply: ok,
    limit: { max: 20, seconds: 60 },
  },
  'applications.readDetails': {
    method: 'GET',
    path: '/api/public/corrections/:token',
    who: 'link:application_status',
    linkIn: 'params.token',
    summary: "What was read from the candidate's résumé, with all corrections; the token is the status link's.",
    params: byToken,
    reply: z.object({
      state: z.enum(['none', 'reading', 'read', 'partly', 'unreadable']),
      /** Null until the résumé was read. */
      details: shownDetails
        .pick({ version: true, read: true, details: true, sources: true, corrections: true })
        .extend({ can_correct: z.boolean() })
        .nullable(),
    }),
    limit: { max: 120, seconds: 60 },
  },
  'applications.correctDetails': {
    method: 'PUT',
    path: '/api/public/corrections/:token',
    who: 'link:application_status',
    linkIn: 'params.token',
    summary: 'Corrects what was read from the résumé, until the decision, and starts a new evaluation.',
    params: byToken,
    body: correction,
    reply: z.object({ version: z.number().int() }),
    limit: { max: 30, seconds: 600 },
  },
  'applications.download': {
    method: 'GET',
    path: '/api/public/application/data',
    who: 'link:application_status',
    summary: "Everything the candidate sent, as JSON; the bearer token is the status link's.",
    reply: z.object({ application: z.record(z.string(), z.unknown()) }),
    limit: { max: 10, seconds: 60 },
  },
})
