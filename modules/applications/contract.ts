import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import {
  day,
  id,
  instant,
  line,
  ok,
  pageOf,
  pageQuery,
  prose,
  searchText,
  timeZone,
} from '#platform/contract/shapes.ts'
import { formSection, answers } from '#modules/forms/contract.ts'
import { publicSettings } from '#modules/organizations/contract.ts'
import { readingState, resume } from '#modules/resumes/contract.ts'

export const stage = z.enum(['applied', 'screening', 'review', 'interview', 'offer'])
export type Stage = z.infer<typeof stage>
export const outcome = z.enum(['active', 'hired', 'rejected', 'withdrawn'])
export type Outcome = z.infer<typeof outcome>
export const outcomeReason = z.enum(['we_declined', 'they_declined', 'neither'])

const resumeState = z.enum(['none', ...readingState.options])
const matchState = z.enum(['none', 'waiting', 'running', 'ready', 'needs_person', 'failed'])
const evaluationState = z.enum(['waiting', 'running', 'ready', 'needs_person', 'failed'])

/** The sentence that best backs an application's scores. */
const evidence = z.object({
  text: z.string(),
  source: z.enum(['resume', 'interview']),
  page: z.number().int().nullable(),
  at_ms: z.number().int().nullable(),
})
export type Evidence = z.output<typeof evidence>

/** The communications log: one entry per e-mail that was sent to the candidate. */
export const communicationKind = z.enum([
  'application_received',
  'interview_invited',
  'interview_reminder',
  'interview_received',
  'interview_proposed',
  'interview_booked',
  'interview_moved',
  'interview_cancelled',
  'rejected',
  'withdrawn_confirmed',
  'accommodation_requested',
])
export type CommunicationKind = z.infer<typeof communicationKind>
const communication = z.object({ kind: communicationKind, at: instant })

export const listItem = z.object({
  id,
  candidate_uuid: id,
  name: z.string(),
  job: z.object({ id, title: z.string() }),
  stage,
  outcome,
  stage_since: instant,
  applied_at: instant,
  source: z.string(),
  knockout: z.boolean(),
  tags: z.array(z.string()),
  resume_state: resumeState,
  match: z.object({ state: matchState, score: z.number().int().nullable() }),
  screening: z.object({ state: z.string(), until: instant.nullable() }).nullable(),
  interview: z.object({
    state: evaluationState.nullable(),
    score: z.number().int().nullable(),
    low: z.number().int().nullable(),
    high: z.number().int().nullable(),
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

const candidateDetails = z.object({
  candidate: z.object({
    candidate_uuid: id,
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    location: z.string().nullable(),
    links: z.array(z.string()),
    time_zone: z.string(),
  }),
  applications: z.array(
    listItem.extend({
      outcome_reason: outcomeReason.nullable(),
      outcome_note: z.string().nullable(),
      owner_id: id.nullable(),
      requirements: z.array(z.object({ id: z.string(), text: z.string(), must_have: z.boolean() })),
      next_stages: z.array(stage),
      answers,
      form: z.array(formSection),
      resume: resume.nullable(),
      notes: z.array(z.object({ id, admin_id: id, admin_name: z.string(), text: z.string(), at: instant })),
      communications: z.array(communication),
      mails: z.array(
        z.object({
          id,
          template_key: z.string(),
          subject: z.string(),
          state: z.string(),
          send_at: instant.nullable(),
          sent_at: instant.nullable(),
          text: z.string(),
        }),
      ),
      timeline: z.array(
        z.object({ id, name: z.string(), at: instant, actor: z.string(), data: z.record(z.string(), z.unknown()) }),
      ),
      /** How many times the person has applied. */
      submissions: z.number().int(),
    }),
  ),
})
export type CandidateDetails = z.output<typeof candidateDetails>

/** The text of one e-mail to a candidate, in the language of the e-mail templates. */
export const emailText = z.object({ subject: line(200), body: prose(20_000) })
export type EmailText = z.output<typeof emailText>

/** An e-mail before it is sent: its text, and how the candidate reads it. */
export const emailPreview = z.object({
  ...emailText.shape,
  /** Whether the organization sends this e-mail; a changed text is sent in any case. */
  enabled: z.boolean(),
  variables: z.array(z.string()),
  shown: z.object({ to: z.string(), subject: z.string(), text: z.string() }),
})
export type EmailPreview = z.output<typeof emailPreview>

const byId = z.object({ id })

export const applicationsContract = contract({
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
      source: line(60).optional(),
      time_zone: timeZone.optional(),
    }),
    reply: z.object({ application_id: id, candidate_uuid: id, status_link: z.string(), updated: z.boolean() }),
    status: 201,
    idempotent: true,
    limit: { max: 30, seconds: 600 },
  },
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
  'applications.status': {
    method: 'PUT',
    path: '/api/applications/:id/status',
    who: 'candidates.decide',
    about: { application: 'params.id' },
    summary:
      'Moves an application, or ends it. A rejection needs a reason; its e-mail is sent at `send_email_at` (in 24 hours by default) and can be cancelled until then. `email` replaces the text of the template for this one e-mail.',
    params: byId,
    body: z.object({
      stage: stage.optional(),
      outcome: z.enum(['active', 'hired', 'rejected']).optional(),
      reason: outcomeReason.optional(),
      note: prose(4000).optional(),
      notify: z.boolean().default(true),
      send_email_at: instant.optional(),
      email: emailText.optional(),
    }),
    reply: z.object({ stage, outcome, next_stages: z.array(stage) }),
  },
  'applications.previewRejection': {
    method: 'POST',
    path: '/api/applications/:id/rejection-email',
    who: 'candidates.decide',
    about: { application: 'params.id' },
    summary:
      'Shows the rejection e-mail of an application before it is sent: from the template, or from the given text. Sends nothing.',
    params: byId,
    body: z.object({ email: emailText.optional() }),
    reply: emailPreview,
  },
  'applications.cancelMessage': {
    method: 'POST',
    path: '/api/applications/:id/messages/:messageId/cancel',
    who: 'candidates.decide',
    about: { application: 'params.id' },
    summary: 'Cancels an e-mail that has not been sent yet.',
    params: z.object({ id, messageId: id }),
    reply: ok,
  },
  'applications.edit': {
    method: 'PUT',
    path: '/api/applications/:id',
    who: 'candidates.decide',
    about: { application: 'params.id' },
    summary: 'Sets tags and the owner of an application.',
    params: byId,
    body: z.object({ tags: z.array(line(40)).max(20).optional(), owner_id: id.nullish() }),
    reply: ok,
  },
  'applications.note': {
    method: 'POST',
    path: '/api/applications/:id/notes',
    who: 'candidates.review',
    about: { application: 'params.id' },
    summary: 'Adds a note for the team.',
    params: byId,
    body: z.object({ text: prose(8000).refine(text => text.length > 0, 'Write something.') }),
    reply: z.object({ id }),
    status: 201,
  },
  'candidates.read': {
    method: 'GET',
    path: '/api/candidates/:candidate_uuid',
    who: 'candidates.read',
    about: { candidate: 'params.candidate_uuid' },
    summary: 'A candidate with their applications: answers, résumé, notes, e-mails, communications log and timeline.',
    params: z.object({ candidate_uuid: id }),
    reply: candidateDetails,
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
      sent: z.object({ resume_name: z.string().nullable(), answers: z.number().int() }),
      withdrawn_at: instant.nullable(),
      ended: z.boolean(),
      can_withdraw: z.boolean(),
    }),
    limit: { max: 120, seconds: 60 },
  },
  'applications.withdraw': {
    method: 'POST',
    path: '/api/public/application/withdraw',
    who: 'link:application_status',
    summary: "Withdraws the application; the bearer token is the status link's. Saying it twice is harmless.",
    body: z.object({ erase: z.boolean().default(false) }),
    reply: ok,
    limit: { max: 20, seconds: 60 },
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

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
