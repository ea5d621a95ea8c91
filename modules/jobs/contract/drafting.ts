import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, line, ok, prose, title } from '#platform/contract/shapes.ts'

const template = z.object({ id, name: z.string(), title: z.string(), created_at: instant })
export type JobTemplate = z.output<typeof template>

/** An organization can have this many templates. */
export const MAX_TEMPLATES = 100

const draft = z.object({
  /** Rich text. */
  description: z.string(),
  requirements: z.array(z.object({ text: z.string(), must_have: z.boolean() })),
  /** Sentences with facts that the notes do not contain: a person has to check them. */
  unconfirmed: z.array(z.string()),
  /** The language model as PROVIDER/MODEL; null for the built-in library. */
  engine: z.string().nullable(),
})
export type TextDraft = z.output<typeof draft>

const byId = z.object({ id })

/** Ways to start a job: templates, and a text to work on. */
export const draftingCalls = contract({
  'jobTemplates.list': {
    method: 'GET',
    path: '/api/organizations/job_templates',
    who: 'jobs.manage',
    summary: "The organization's job templates, by name.",
    reply: z.object({ items: z.array(template) }),
  },
  'jobTemplates.save': {
    method: 'POST',
    path: '/api/organizations/job_templates',
    who: 'jobs.manage',
    about: { job: 'body.job_id' },
    summary: 'Saves the content of a job opening as a template. A template with the same name is replaced.',
    body: z.object({ job_id: id, name: line(120) }),
    reply: template,
    status: 201,
  },
  'jobTemplates.remove': {
    method: 'DELETE',
    path: '/api/organizations/job_templates/:id',
    who: 'jobs.manage',
    summary: 'Deletes a template. Jobs that started from it stay.',
    params: byId,
    reply: ok,
  },
  'jobTemplates.start': {
    method: 'POST',
    path: '/api/organizations/job_templates/:id/job_openings',
    who: 'jobs.manage',
    summary: 'Creates a draft from a template.',
    params: byId,
    reply: z.object({ job_id: id }),
    status: 201,
  },
  'jobs.draftText': {
    method: 'POST',
    path: '/api/organizations/job_openings/draft-text',
    who: 'jobs.edit',
    steps: true,
    summary:
      'Drafts a description and requirements from a title and notes: with the configured language model, otherwise from the built-in library. Stores nothing.',
    body: z.object({ title, notes: prose(4000).default('') }),
    reply: draft,
    limit: { max: 60, seconds: 3600 },
  },
})
