import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { email, id, instant, line, ok } from '#platform/contract/shapes.ts'
import { answers, formSection } from '#modules/forms/contract.ts'
import { correction, resume } from '#modules/resumes/contract.ts'
import { listItem } from './list.ts'
import { note } from './notes.ts'
import { byId, outcomeReason, stage, communication } from './shapes.ts'

const tags = z.array(line(40)).max(20)

const candidateDetails = z.object({
  candidate: z.object({
    candidate_uuid: id,
    name: z.string(),
    blind: z.boolean(),
    /** Null in blind review, like all contact details. */
    email: z.string().nullable(),
    phone: z.string().nullable(),
    location: z.string().nullable(),
    links: z.array(z.string()),
    time_zone: z.string(),
  }),
  applications: z.array(
    listItem.omit({ requirements: true }).extend({
      job: listItem.shape.job.extend({ locations: z.array(z.string()), remote: z.boolean() }),
      outcome_reason: outcomeReason.nullable(),
      outcome_note: z.string().nullable(),
      requirements: z.array(z.object({ id: z.string(), text: z.string(), must_have: z.boolean() })),
      next_stages: z.array(stage),
      answers,
      form: z.array(formSection),
      resume: resume.nullable(),
      notes: z.array(note),
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
      /** When it was asked to delete everything about it. */
      erasure_requested_at: instant.nullable(),
      /** How many times the person has applied. */
      submissions: z.number().int(),
      /** The version of the privacy notice that was accepted with the newest submission; null for imported candidates. */
      privacy_notice: z.object({ version: z.int(), accepted_at: instant }).nullable(),
    }),
  ),
})
export type CandidateDetails = z.output<typeof candidateDetails>

/** What the team sees of a candidate, and adds to an application. */
export const detailCalls = contract({
  'candidates.read': {
    method: 'GET',
    path: '/api/candidates/:candidate_uuid',
    who: 'candidates.read',
    about: { candidate: 'params.candidate_uuid' },
    summary: 'A candidate with their applications: answers, résumé, notes, e-mails, communications log and timeline.',
    params: z.object({ candidate_uuid: id }),
    reply: candidateDetails,
  },
  'candidates.addEmail': {
    method: 'PUT',
    path: '/api/candidates/:candidate_uuid/email',
    who: 'candidates.decide',
    about: { candidate: 'params.candidate_uuid' },
    summary:
      'Adds an e-mail address for a person who was imported without one. 409 `email_taken` if another candidate has it.',
    params: z.object({ candidate_uuid: id }),
    body: z.object({ email }),
    reply: ok,
  },
  'applications.edit': {
    method: 'PUT',
    path: '/api/applications/:id',
    who: 'candidates.decide',
    about: { application: 'params.id' },
    summary:
      'Sets tags and the owner of an application. `tags` replaces all of them. `add_tags` and `remove_tags` change only these, and keep what others set at the same time. 409 `too_many_tags` for more than 20.',
    params: byId,
    body: z.object({
      tags: tags.optional(),
      add_tags: tags.optional(),
      remove_tags: tags.optional(),
      owner_id: id.nullish(),
    }),
    reply: ok,
  },
  'applications.requestErasure': {
    method: 'POST',
    path: '/api/applications/:id/erasure',
    who: 'candidates.manage',
    about: { application: 'params.id' },
    summary:
      'Passes on that a candidate asked to delete their data: everything about the application is deleted within 30 days, unless they apply again before. Idempotent.',
    params: byId,
    reply: ok,
  },
  'applications.correctResume': {
    method: 'PUT',
    path: '/api/applications/:id/resume-details',
    who: 'candidates.decide',
    about: { application: 'params.id' },
    summary: 'Corrects what was read from the résumé. What was read stays next to it, and a new evaluation starts.',
    params: byId,
    body: correction,
    reply: z.object({ version: z.number().int() }),
  },
})
